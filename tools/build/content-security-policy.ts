/**
 * Fills in the Content Security Policy of public/_headers from the finished pages. Astro's own `security.csp` does not work
 * here: without an adapter, it puts the policy into a `<meta>` of 1.8 kB on each page, where browsers ignore
 * `frame-ancestors`, and it omits what is written with `is:inline`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';
import { listHtmlFiles } from '../built-files.ts';
import { UserError } from '../errors.ts';
import { orStopBuild } from './stop-build.ts';

/** One policy for all paths, because a host answers any path with the 404 page. */
export const contentSecurityPolicy = (): AstroIntegration => ({
  name: 'content-security-policy',
  hooks: {
    'astro:build:done': ({ dir, logger }) =>
      orStopBuild(logger, () => {
        const folder = fileURLToPath(dir);
        const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
        const pages = listHtmlFiles(folder).map((file) => inlineHashes(file, read(file)));
        const backend = process.env['PUBLIC_SUPABASE_URL'] ?? '';
        const sources: Record<string, string[]> = {
          scripts: [...new Set(pages.flatMap(({ scripts }) => scripts))],
          styles: [...new Set(pages.flatMap(({ styles }) => styles))],
          // The embedded backend shares the site's origin.
          backend: backend.startsWith('http') ? [backend] : [],
        };
        const filled = read('_headers').replace(/^ *Content-Security-Policy:.*$/m, (policy) =>
          policy.replaceAll(/ \{(\w+)\}/g, (_, name: string) => ['', ...(sources[name] ?? [])].join(' ')),
        );
        writeFileSync(path.join(folder, '_headers'), filled);
      }),
  },
});

/**
 * The `'sha256-…'` sources of a page's inline scripts and styles (https://www.w3.org/TR/CSP3/).
 *
 * @throws UserError when the page has a style attribute or an inline event handler, which the policy would block
 */
export function inlineHashes(file: string, html: string): { scripts: string[]; styles: string[] } {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true, pre: true } });
  for (const element of page.querySelectorAll('*')) {
    const blocked = Object.keys(element.attributes).find((name) => /^(style|on\w+)$/i.test(name));
    if (!blocked) continue;
    throw new UserError(
      `${file}: <${element.rawTagName} ${blocked}="…"> would be blocked by the Content Security Policy. ` +
        'Use a class from a .css.ts file in place of a style attribute, and a script in place of a handler.',
    );
  }
  const hashesOf = (selector: string) =>
    page
      .querySelectorAll(selector)
      .map(({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`);
  // Browsers never run a script that is data, such as JSON-LD.
  return { scripts: hashesOf('script:not([src]):not([type*=json])'), styles: hashesOf('style') };
}
