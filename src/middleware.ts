/** Leaves ahead of a page's headline nothing that its first paint does without. */
import { defineMiddleware } from 'astro:middleware';
import { firstScreenEnds } from './lib/page.ts';

/** Astro writes both right before a page's first island: a style, where HTML allows none, and 4 kB of script. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;
const islandScript = /<script>(?:(?!<\/script>).)*customElements\.define\("astro-island".*?<\/script>/s;

/** The header's other scripts, which then do not wait for them, and the styles that all pages share. */
const late = [/<script>.*?<\/script>/gs, /<link rel="stylesheet"[^>]*>/g];

export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  let html = await response.text();
  const [style = ''] = islandStyle.exec(html) ?? [];
  if (import.meta.env.PROD && html.includes('<astro-island') && !(style && islandScript.test(html)))
    throw new Error('Astro writes its islands’ style or script in a new way: src/middleware.ts has to know it');
  html = html.replace(style, '').replace('</head>', `${style}</head>`);
  // IslandRuntime.astro has the script in a file, which need not wait for the page's end.
  html = html.replace(islandScript, '').replace('<script type="module" src', '<script type="module" async src');
  if (html.includes(firstScreenEnds)) {
    const [ahead = ''] = html.split('<main', 1);
    const moved = late.flatMap((tags) => ahead.match(tags) ?? []);
    for (const tag of moved) html = html.replace(tag, '');
    // Firefox would paint what follows a link, were there no script that waits for the styles.
    html = html.replace(firstScreenEnds, () => `${moved.join('')}<script>0</script>`);
  }
  return new Response(html, response);
});
