/** When a lead counts as stored, whoever sent it. */

/** How long a request may go without an answer, in ms. */
export const answerLimit = 15_000;

/**
 * Whether an answer proves that a lead is stored: 201 from the table itself, or 409 with code 23505 (these very values
 * are stored already), and neither from elsewhere. `readable` is false for a body that is no JSON: a portal's page.
 */
export const isProof = (answer: Response, code: string | undefined, readable: boolean): boolean =>
  !answer.redirected && ((answer.status === 201 && readable) || (answer.status === 409 && code === '23505'));

/** Why there is no proof, where the answer has no code of its own. */
export function codeOf(raw: Response | undefined, signal: AbortSignal): string {
  if (signal.aborted) return 'timeout';
  if (!raw) return 'network';
  return raw.redirected ? 'redirected' : 'unexpected';
}
