import type { APIRoute } from 'astro';
import { site } from '../data/site.ts';

/** Everything may be read; what must not be found says so itself (noindex), which a crawler has to read. */
export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`);
