/** Whether a text is a day that exists, such as 2026-12-01. */
export function isDay(text: unknown): boolean {
  const written = String(text);
  const day = new Date(written);
  // Date turns an impossible day such as February 30 into another day.
  return /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(+day) && day.toISOString().startsWith(written);
}

/** Today in UTC, such as 2026-12-01. Days written like this can be compared as texts. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** Today in the time zone that is farthest ahead: a day after this one is in the future for everybody. */
export function latestToday(): string {
  const farthestAhead = 14 * 3_600_000;
  return new Date(Date.now() + farthestAhead).toISOString().slice(0, 10);
}
