/** What the codes of the database's errors (SQLSTATE) say about a lead. */

/**
 * Whether the table refuses the lead's data, so that sending it again is useless. A missing value (23502) may pass later:
 * the column may be newer than the page.
 */
export function isRefusedByTable(code: string): boolean {
  return /^2[23](?!502)\w{3}$/.test(code);
}
