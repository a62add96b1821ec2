/**
 * Whether to skip a test because the machine has no such tool. A build server must have every tool: there, a missing one
 * is an error.
 *
 * @param found any value; a false one means that the tool is missing
 * @param tool names the tool in the error
 */
export function isToolMissing(found: unknown, tool: string): boolean {
  if (found) return false;
  if (process.env['CI']) throw new Error(`A build server needs ${tool}.`);
  return true;
}
