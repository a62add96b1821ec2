/**
 * Whether a test has to be left out because the machine lacks what it needs. A build server lacks nothing: there a test
 * that cannot run is one that fails.
 */
export function lacks(has: unknown, need: string): boolean {
  if (!has && process.env['CI']) throw new Error(`A build server needs ${need}.`);
  return !has;
}
