/** A database's refusal, as the driver throws it. */
export interface DatabaseError {
  /** SQLSTATE, five characters. */
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
}

/** Whether a thrown value is a database's refusal. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/**
 * The HTTP statuses that PostgREST gives an anonymous visitor, by the beginning of the SQLSTATE; the first that fits.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
const STATUSES: [codes: RegExp, status: number][] = [
  [/^(23503|23505)/, 409],
  [/^25006/, 405],
  [/^42501/, 401],
  [/^(42883|42P01)/, 404],
  [/^(42P17|53400)/, 500],
  [/^P0001/, 400],
  [/^(08|53)/, 503],
  [/^(0L|0P|28)/, 403],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
];

/** The status for a SQLSTATE. A code of our own such as PT413 names its status. */
export function postgrestStatus(code: string): number {
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  return Number(own) || (STATUSES.find(([codes]) => codes.test(code))?.[1] ?? 400);
}
