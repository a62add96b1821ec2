import type { APIRoute } from 'astro';
import { pages } from '../data/pages.ts';
import { site } from '../data/site.ts';
import { getLegalPages, getPosts, getServices } from '../lib/content.ts';
import { llmsText } from '../lib/llms-text.ts';

export const GET: APIRoute = async () => {
  const [services, posts, legal] = await Promise.all([getServices(), getPosts(), getLegalPages()]);
  return new Response(llmsText(site, { services, posts, legal, pages }));
};
