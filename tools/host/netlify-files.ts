/** Netlify's files: https://docs.netlify.com/manage/routing/headers/ and https://docs.netlify.com/manage/routing/redirects/ */

export interface HeaderRule {
  /** `:name` is one segment, and `*` is anything. */
  pattern: URLPattern;
  /** By lower-case name. */
  values: Map<string, string>;
}

/** Lines that say something, with their numbers. */
const linesOf = (text: string): [line: string, place: number][] =>
  text.split('\n').flatMap((raw, index) => (/^\s*(#|$)/.test(raw) ? [] : [[raw.trim(), index + 1]]));

/** Reads `_headers`. Throws an error that names a line which is neither a path nor a header below one: Netlify skips it. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [line, place] of linesOf(text)) {
    if (line.startsWith('/')) {
      rules.push({ pattern: new URLPattern({ pathname: line }), values: new Map() });
      continue;
    }
    const [, name, value] = /^([^:\s]+)\s*:\s*(.+)$/.exec(line) ?? [];
    const values = rules.at(-1)?.values;
    if (!name || !value || !values) throw new Error(`_headers, line ${place}: "${line}" is not a valid header line`);
    values.set(name.toLowerCase(), [values.get(name.toLowerCase()), value].filter(Boolean).join(', '));
  }
  return rules;
}

/** Reads `_redirects`: the new address of each that moved. Throws an error that names a line which is not /old /new 301. */
export function readRedirectsFile(text: string): Map<string, string> {
  const moves = linesOf(text).map(([line, place]): [string, string] => {
    const [, from, to] = /^(\/\S*)\s+(\S+)\s+301$/.exec(line) ?? [];
    if (!from || !to) throw new Error(`_redirects, line ${place}: "${line}" is not like "/old /new 301"`);
    return [from, to];
  });
  return new Map(moves);
}

/** The headers of a path, by lower-case name; of two rules that set the same one, the later wins. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const plain = path.replace(/\/+$/, '');
  // "/blog/*" fits "/blog" as well.
  const fits = ({ pattern }: HeaderRule) =>
    pattern.test({ pathname: plain }) || pattern.test({ pathname: `${plain}/` });
  return new Map(rules.filter(fits).flatMap(({ values }) => [...values]));
}
