import type { APIRoute } from 'astro';
import { pages } from '../data/pages.ts';
import { site } from '../data/site.ts';
import { getLegalPages, getPosts, getServices } from '../lib/content.ts';
import { postPath, servicePath } from '../lib/page.ts';
import { absolute } from '../lib/site-facts.ts';

const item = (title: string, path: string, description: string) =>
  `- [${title}](${absolute(site, path)}): ${description}`;

/** The site in brief for language models, in Markdown (https://llmstxt.org). */
export const GET: APIRoute = async () => {
  const [services, posts, legal] = await Promise.all([getServices(), getPosts(), getLegalPages()]);
  const sections = {
    Services: [
      ...services.map(({ id, data }) => item(data.title, servicePath(id), data.metaDescription)),
      item('Free consultation', '/get-started', pages.getStarted.description),
    ],
    Articles: [
      ...posts.map(({ id, data }) => item(data.title, postPath(id), data.excerpt)),
      item('All articles', '/blog', pages.blog.description),
      item('Feed', '/rss.xml', 'The newest articles with their full text.'),
    ],
    Legal: legal.map(({ id, data }) => item(data.title, `/${id}`, data.metaDescription)),
  };
  const lists = Object.entries(sections).map(([title, items]) => `## ${title}\n\n${items.join('\n')}`);
  return new Response(`${[`# ${site.name}`, `> ${site.tagline}.`, pages.home.description, ...lists].join('\n\n')}\n`);
};
