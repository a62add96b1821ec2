/** Keeps scripts and styles that a page's first paint does not need out of the HTML before its headline. */
import { defineMiddleware } from 'astro:middleware';
import { parse } from 'node-html-parser';

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const page = parse(await response.text(), { comment: true });
  const all = (selector: string) => page.querySelectorAll(selector);
  const find = (tag: string, text: string) => all(tag).find(({ rawText }) => rawText.includes(text));
  // Astro writes two tags before a page's first island: a style, in a place that HTML forbids, and 4 kB of script.
  const style = find('style', 'astro-island,');
  const script = find('script', 'customElements.define("astro-island"');
  if (import.meta.env.PROD && page.querySelector('astro-island') && !(style && script))
    throw new Error('Astro writes its islands’ style or script in a new way: src/middleware.ts has to know it');
  if (style) page.querySelector('head')?.append(style.remove());
  // IslandRuntime.astro loads the same script from a file; `async` lets it run before the page has ended.
  script?.remove();
  page.querySelector('script[type=module][src]')?.setAttribute('async', '');
  // lib/page.ts has this mark.
  const end = page.getElementById('first-screen-ends');
  if (end) {
    // Astro's script that wakes the header goes before the stylesheets, for which it would wait.
    const late = [...all('body > script:not([type])'), ...all('head link[rel=stylesheet]')];
    for (const tag of late) tag.remove();
    // Without a script behind the stylesheets, Firefox would paint what follows them unstyled.
    end.replaceWith(...late, '<script>0</script>');
  }
  return new Response(page.toString(), response);
});
