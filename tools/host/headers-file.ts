/** Netlify's `_headers` file: https://docs.netlify.com/manage/routing/headers/ */
export interface HeaderRule {
  /** Matches a path without its final slash. */
  pattern: RegExp;
  /** By lower-case name. */
  values: Map<string, string>;
}

/** Reads the rules. Throws an error that names a line which is neither a path nor a header below one: Netlify skips it. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: patternOf(line), values: new Map() });
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
  return new Map(rules.filter(({ pattern }) => pattern.test(plain)).flatMap(({ values }) => [...values]));
}

/** In a rule's path, `:name` is one segment and `*` is anything; "/blog/*" fits "/blog" as well. */
function patternOf(path: string): RegExp {
  const segments = path
    .replace(/\/+$/, '')
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.split('*').map(RegExp.escape).join('.*')));
  return new RegExp(`^${segments.join('/').replace(/\/\.\*$/, '(/.*)?')}$`);
}
