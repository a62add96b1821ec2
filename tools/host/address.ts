import type { SiteFiles } from './site-files.ts';

/** What an address resolves to: a file, or the one spelling of the page that was meant. */
export type Resolution = { file: string } | { moved: string } | undefined;

/**
 * Resolves a decoded path as Netlify does with its pretty addresses: /blog is served from blog.html or blog/index.html,
 * and every other spelling of it (/blog/, /Blog, /blog.html, /blog/index) leads there.
 */
export function resolveAddress(files: SiteFiles, path: string): Resolution {
  if (files.has(path) && !path.endsWith('.html')) return { file: path };

  const clean = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?(\.html)?\/*$/, '');
  if (clean === '/404') return undefined;
  const page = [`${clean}.html`, `${clean}/index.html`].find((name) => files.has(name));
  const address = clean === '' ? '/' : clean;
  if (page) return path === address ? { file: page } : { moved: address };
  return path !== clean && files.has(clean) ? { moved: clean } : undefined;
}
