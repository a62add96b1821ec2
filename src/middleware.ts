import { defineMiddleware } from 'astro:middleware';

/** Astro writes it right before a page's first island, where HTML allows no style. */
const islandStyle = /<style>astro-island[^<]*<\/style>/;

/** Moves the islands' style to the end of the head. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const [style = ''] = islandStyle.exec(html) ?? [];
  return new Response(html.replace(style, '').replace('</head>', `${style}</head>`), response);
});
