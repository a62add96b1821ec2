/** Reads Netlify's file `_headers`: https://docs.netlify.com/manage/routing/headers/ */

export interface HeaderRule {
  /** `:name` matches one path segment, and `*` matches anything. */
  pattern: URLPattern;
  /** Header values by lower-case name. */
  values: Map<string, string>;
}

/** Throws on a line that is neither a path nor a header below a path: Netlify would skip it without a warning. */
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

/** The headers of a path, by lower-case name; if two rules set the same header, the later rule wins. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const plain = path.replace(/\/+$/, '');
  // "/blog/*" matches "/blog" as well.
  const fits = ({ pattern }: HeaderRule) =>
    pattern.test({ pathname: plain }) || pattern.test({ pathname: `${plain}/` });
  return new Map(rules.filter(fits).flatMap(({ values }) => [...values]));
}
