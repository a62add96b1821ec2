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
 * The HTTP status that PostgREST gives a SQLSTATE when an anonymous visitor asks.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
export function postgrestStatus(code: string): number {
  const custom = /^PT(\d{3})$/.exec(code);
  if (custom) return Number(custom[1]);
  const exact = EXACT[code];
  if (exact) return exact;
  return BY_CLASS[code.slice(0, 2)] ?? 400;
}

const EXACT: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42501': 401,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  P0001: 400,
};

const BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};
