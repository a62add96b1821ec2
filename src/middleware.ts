/**
 * Keeps scripts and styles that a page's first paint does not need out of the HTML before its headline, and leaves out
 * spaces that no browser draws.
 */
import { defineMiddleware } from 'astro:middleware';
import { removeUndrawnSpaces } from './lib/undrawn-spaces.ts';
import { parse } from 'node-html-parser';

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const page = parse(html, { comment: true });
  const all = (selector: string) => page.querySelectorAll(selector);
  const find = (tag: string, text: string) => all(tag).find(({ rawText }) => rawText.includes(text));
  // Astro writes two tags before a page's first island: a style, in a place that HTML forbids, and 4 kB of script.
  const style = find('style', 'astro-island,');
  const script = find('script', 'customElements.define("astro-island"');
  const loader = page.querySelector('script[type=module][src]');
  const stylesheets = all('head link[rel=stylesheet]');
  // `foldMarker` in lib/page.ts.
  const fold = page.getElementById('fold');
  const isNew = page.querySelector('astro-island') && !(style && script && loader);
  if (import.meta.env.PROD && (isNew || (fold && stylesheets.length === 0))) {
    console.error('Astro writes scripts or styles in a new way, so pages paint later: see Upgrades in CONTRIBUTING.md');
    return new Response(html, response);
  }
  if (style) page.querySelector('head')?.append(style.remove());
  // IslandRuntime.astro loads the same script from a file; `async` lets it run before the page has ended.
  script?.remove();
  loader?.setAttribute('async', '');
  if (fold) {
    // Astro's script that wakes the header goes before the stylesheets, for which it would wait.
    const deferred = [...all('body > script:not([type])'), ...stylesheets];
    for (const tag of deferred) tag.remove();
    // Without a script behind the stylesheets, Firefox would paint what follows them unstyled.
    fold.replaceWith(...deferred, '<script>0</script>');
  }
  removeUndrawnSpaces(page);
  return new Response(page.toString(), response);
});
