import type { APIRoute } from 'astro';
import { site } from '../data/site.ts';
import { absolute } from '../lib/site-facts.ts';

/** Everything may be read; what must not be found says so itself (noindex), which a crawler has to read. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap-index.xml')}\n`);
