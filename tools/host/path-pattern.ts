/** The path patterns of Netlify's `_headers` and `_redirects`: `:name` is one segment, a final or inner `*` the rest. */
export interface PathPattern {
  /** The named parts of a path that fits (`splat` for the star), or undefined. */
  match: (path: string) => Record<string, string> | undefined;
}

/** Reads a pattern. A slash at the end makes no difference, in the pattern as in the path. */
export function readPattern(pattern: string): PathPattern {
  const source = withoutSlash(pattern)
    .split('/')
    .map((segment) => {
      if (segment === '*') return '(?<splat>.*)';
      const name = /^:(\w+)$/.exec(segment)?.[1];
      if (name) return `(?<${name}>[^/]+)`;
      return segment.split('*').map(RegExp.escape).join('.*');
    })
    .join('/')
    // "/blog/*" fits "/blog" as well.
    .replace(/\/\(\?<splat>\.\*\)$/, '(?:/(?<splat>.*))?');
  const expression = new RegExp(`^${source}$`);
  return {
    match: (path) => {
      const found = expression.exec(withoutSlash(path));
      return found ? Object.fromEntries(Object.entries(found.groups ?? {}).map(([k, v]) => [k, v ?? ''])) : undefined;
    },
  };
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}
