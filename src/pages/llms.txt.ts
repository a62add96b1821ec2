import type { APIRoute } from 'astro';
import { articles, pages } from '../data/pages.ts';
import { neutral, paragraph, promises, terms } from '../data/promises.ts';
import { caseStudies } from '../data/samples.ts';
import { site } from '../data/site.ts';
import { getLegalPages, getPosts, getServices } from '../lib/content.ts';
import { postPath, servicePath } from '../lib/page.ts';

const item = (title: string, path: string, description: string) => `- [${title}](${site.url}${path}): ${description}`;

/** A summary of the site for language models (https://llmstxt.org). */
export const GET: APIRoute = async () => {
  const [services, posts, legal] = await Promise.all([getServices(), getPosts(), getLegalPages()]);
  const sections = {
    Services: [
      ...services.map(({ id, data: { title, lead, length, price } }) =>
        item(title, servicePath(id), paragraph(lead, length && `${length}.`, price && `Price: ${price}.`)),
      ),
      item(pages.getStarted.label, '/get-started', pages.getStarted.description),
    ],
    Articles: [
      ...posts.map(({ id, data }) => item(data.title, postPath(id), data.excerpt)),
      item(articles.all, '/blog', pages.blog.description),
      item('Feed', '/rss.xml', 'The newest articles with their full text.'),
    ],
    Legal: legal.map(({ id, data }) => item(data.title, `/${id}`, data.metaDescription)),
  };
  const length = promises.length && `Plan on ${promises.length}.`;
  const notes = paragraph(neutral.scope, length, ...terms, neutral.noOffer, caseStudies);
  const lists = Object.entries(sections).map(([title, items]) => `## ${title}\n\n${items.join('\n')}`);
  const parts = [`# ${site.name}`, `> ${site.tagline}.`, pages.home.description, notes, ...lists];
  return new Response(`${parts.join('\n\n')}\n`);
};
