/**
 * Reads Netlify's `_redirects` file (https://docs.netlify.com/manage/routing/redirects/overview/): the new address of each
 * address that moved.
 *
 * @throws Error that names a line which is not an old address, a new one and 301
 */
export function readRedirectsFile(text: string): Map<string, string> {
  const moved = new Map<string, string>();
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    const [, from, to] = /^(\/\S*)\s+(\S+)\s+301$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects, line ${index + 1}: "${line}" is not like "/old /new 301"`);
    moved.set(from, to);
  }
  return moved;
}
