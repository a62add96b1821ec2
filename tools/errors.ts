/** An error whose message says what is wrong and what to do. Commands print that message and nothing else. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Whether a thrown value is a system error with one of these codes, such as ENOENT. */
export function isErrorCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** What a thrown value says; the cause speaks where there is one, as fetch only says that it failed. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // A host with several addresses fails with an error for each, and no words of its own.
  if (cause instanceof AggregateError) return [...new Set(cause.errors.map(reasonOf))].join('; ');
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
