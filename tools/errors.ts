/** An error whose message says what is wrong and what to do. Commands print that message and nothing else. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Whether a thrown value is a system error with one of these codes, such as ENOENT. */
export function isErrorCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
