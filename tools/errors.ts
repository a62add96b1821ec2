/** A failure whose message says in full what is wrong and what to do: commands print it and nothing else. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Whether a thrown value is an error of the system with one of these codes (ENOENT, EADDRINUSE …). */
export function isErrorCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
