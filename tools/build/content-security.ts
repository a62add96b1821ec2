/** Builds the Content-Security-Policy from the finished pages (https://www.w3.org/TR/CSP3/). It only reads them. */
import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';
import { UserError } from '../errors.ts';

/** The `'sha256-…'` sources of the site's inline scripts and styles, each once. */
export interface InlineHashes {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Script types that browsers never run, such as JSON-LD. */
const isData = (script: HTMLElement) => /json/.test(script.getAttribute('type') ?? '');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Adds the hashes of a page's inline scripts and styles.
 *
 * @throws UserError when the page has a style attribute or an inline event handler, which the policy would block
 */
export function addInlineHashes(hashes: InlineHashes, file: string, html: string): void {
  const page = parse(html, { comment: true, blockTextElements: { script: true, style: true, pre: true } });
  for (const script of page.querySelectorAll('script:not([src])')) {
    if (!isData(script)) hashes.scripts.add(hashOf(script.rawText));
  }
  for (const style of page.querySelectorAll('style')) hashes.styles.add(hashOf(style.rawText));
  for (const element of page.querySelectorAll('*')) {
    const blocked = Object.keys(element.attributes).find((name) => /^(style|on\w+)$/i.test(name));
    if (!blocked) continue;
    throw new UserError(
      `${file}: <${element.rawTagName} ${blocked}="…"> would be blocked by the security policy. ` +
        'Use a class from a .css.ts file in place of a style attribute, and a script in place of a handler.',
    );
  }
}

/** One policy for all pages. `backend` is the origin of the hosted backend; the embedded one shares the site's. */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes, backend: string | undefined): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(backend ? [backend] : [])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The one that names the service worker's script (src/lib/leads/background.ts).
    'trusted-types': ['service-worker'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
