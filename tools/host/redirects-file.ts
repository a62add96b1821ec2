/** Netlify's `_redirects` file: https://docs.netlify.com/manage/routing/redirects/overview/ */
import { readPattern, type PathPattern } from './path-pattern.ts';

export interface RedirectRule {
  pattern: PathPattern;
  /** Query parameters that the address must have, with their values or placeholders. */
  query: [name: string, value: string][];
  to: string;
  status: number;
  /** Whether it goes before a file of that name. */
  forced: boolean;
}

/** Where a rule leads. */
export interface RedirectTarget {
  location: string;
  status: number;
  forced: boolean;
}

/**
 * Reads the rules: `from [name=value …] to [status[!]]`.
 *
 * @throws Error that names a line which is none, or has conditions (by country, language, role), which need Netlify
 */
export function readRedirectsFile(text: string): RedirectRule[] {
  return text.split('\n').flatMap((raw, index) => {
    const words = raw
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    const [from, ...rest] = words;
    if (!from) return [];
    const toIndex = rest.findIndex((word) => /^(\/|https?:)/.test(word));
    const [to, status = '301', ...conditions] = rest.slice(toIndex);
    const code = /^(200|301|302|303|307|308|404)(!?)$/.exec(status);
    if (!from.startsWith('/') || toIndex === -1 || !to || !code || conditions.length > 0) {
      throw new Error(`_redirects, line ${index + 1}: "${raw.trim()}" is no redirect of a path that is served here`);
    }
    const query = rest.slice(0, toIndex).map((pair) => pair.split('=', 2) as [string, string]);
    return [{ pattern: readPattern(from), query, to, status: Number(code[1]), forced: code[2] === '!' }];
  });
}

/** The first rule that fits an address, with its placeholders filled in. */
export function redirectFor(rules: RedirectRule[], path: string, search: URLSearchParams): RedirectTarget | undefined {
  for (const { pattern, query, to, status, forced } of rules) {
    const parts = pattern.match(path);
    if (
      !parts ||
      !query.every(([name, value]) => (value.startsWith(':') ? search.has(name) : search.get(name) === value))
    )
      continue;
    const captured = Object.fromEntries(query.map(([name, value]) => [value.slice(1), search.get(name) ?? '']));
    const values: Record<string, string> = { ...captured, ...parts };
    const location = to.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? whole);
    // A rule without a query of its own passes the visitor's on.
    const passed = query.length === 0 && !to.includes('?') && search.size > 0 ? `?${search}` : '';
    return { location: location + passed, status, forced };
  }
  return undefined;
}
