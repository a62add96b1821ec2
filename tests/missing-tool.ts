/**
 * Whether to skip a test because the machine lacks what it needs. A build server must have everything: there, this
 * fails instead of skipping.
 */
export function isToolMissing(has: unknown, need: string): boolean {
  if (!has && process.env['CI']) throw new Error(`A build server needs ${need}.`);
  return !has;
}
