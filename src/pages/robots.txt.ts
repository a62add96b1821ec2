import type { APIRoute } from 'astro';
import { site } from '../data/site.ts';

/** Crawlers may read everything. They have to read a page to find its `noindex`. */
export const GET: APIRoute = () => new Response(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap-index.xml\n`);
