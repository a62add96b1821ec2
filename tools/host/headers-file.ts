/** Netlify's `_headers` file: https://docs.netlify.com/manage/routing/headers/ */
import { readPattern, type PathPattern } from './path-pattern.ts';

export interface HeaderRule {
  pattern: PathPattern;
  /** By lower-case name. */
  values: ReadonlyMap<string, string>;
}

/**
 * Reads the rules. A header that is named twice within a rule has both values, joined by a comma.
 *
 * @throws Error that names a line which is neither a path nor a header below one (Netlify would skip it silently)
 */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: { pattern: PathPattern; values: Map<string, string> }[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) {
      rules.push({ pattern: readPattern(line), values: new Map() });
      continue;
    }
    const [, name, value] = /^([^:\s]+)\s*:\s*(.+)$/.exec(line) ?? [];
    const values = rules.at(-1)?.values;
    if (!name || !value || !values) throw new Error(`_headers, line ${index + 1}: "${line}" is no header of a path`);
    const key = name.toLowerCase();
    const before = values.get(key);
    values.set(key, before === undefined ? value : `${before}, ${value}`);
  }
  return rules;
}

/** The headers of a path, by lower-case name; of two rules that set the same one, the later has its way. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  return new Map(rules.filter(({ pattern }) => pattern.match(path)).flatMap(({ values }) => [...values]));
}
