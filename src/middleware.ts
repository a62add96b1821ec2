/** Keeps scripts and styles that a page's first paint does not need out of the HTML before its headline. */
import { defineMiddleware } from 'astro:middleware';
import { firstScreenEnds } from './lib/page.ts';

/** Astro writes two tags before a page's first island: a style, in a place that HTML forbids, and 4 kB of script. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;
const islandScript = /<script>(?:(?!<\/script>).)*customElements\.define\("astro-island".*?<\/script>/s;

/** What moves behind the first screen. The scripts come first: behind the stylesheets, they would wait for them. */
const late = [/<script>.*?<\/script>/gs, /<link rel="stylesheet"[^>]*>/g];

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  let html = await response.text();
  const [style = ''] = islandStyle.exec(html) ?? [];
  if (import.meta.env.PROD && html.includes('<astro-island') && !(style && islandScript.test(html)))
    throw new Error('Astro writes its islands’ style or script in a new way: src/middleware.ts has to know it');
  html = html.replace(style, '').replace('</head>', `${style}</head>`);
  // IslandRuntime.astro loads the same script from a file; `async` lets it run before the page has ended.
  html = html.replace(islandScript, '').replace('<script type="module" src', '<script type="module" async src');
  if (html.includes(firstScreenEnds)) {
    const [ahead = ''] = html.split('<main', 1);
    const moved = late.flatMap((tags) => ahead.match(tags) ?? []);
    for (const tag of moved) html = html.replace(tag, '');
    // A script waits for the stylesheets before it. Without one, Firefox would paint what follows them unstyled.
    html = html.replace(firstScreenEnds, () => `${moved.join('')}<script>0</script>`);
  }
  return new Response(html, response);
});
