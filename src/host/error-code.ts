/** Whether a thrown value is an error of the system with one of these codes (ENOENT, EADDRINUSE …). */
export function isErrorCode(error: unknown, ...codes: string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
