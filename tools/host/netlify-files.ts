/** Netlify's file of headers: https://docs.netlify.com/manage/routing/headers/ */

export interface HeaderRule {
  /** `:name` is one segment, and `*` is anything. */
  pattern: URLPattern;
  /** By lower-case name. */
  values: Map<string, string>;
}

/** Reads `_headers`. Throws an error that names a line which is neither a path nor a header below one: Netlify skips it. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: new URLPattern({ pathname: line }), values: new Map() });
      continue;
    }
    const [, name, value] = /^([^:\s]+)\s*:\s*(.+)$/.exec(line) ?? [];
    const values = rules.at(-1)?.values;
    if (!name || !value || !values)
      throw new Error(`_headers, line ${index + 1}: "${line}" is not a valid header line`);
    values.set(name.toLowerCase(), [values.get(name.toLowerCase()), value].filter(Boolean).join(', '));
  }
  return rules;
}

/** The headers of a path, by lower-case name; of two rules that set the same one, the later wins. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const plain = path.replace(/\/+$/, '');
  // "/blog/*" fits "/blog" as well.
  const fits = ({ pattern }: HeaderRule) =>
    pattern.test({ pathname: plain }) || pattern.test({ pathname: `${plain}/` });
  return new Map(rules.filter(fits).flatMap(({ values }) => [...values]));
}
