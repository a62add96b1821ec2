import type { APIRoute } from 'astro';
import { articles, beforeYouAsk, pages, toBuild } from '../data/pages.ts';
import { facts } from '../data/facts.ts';
import { lengthOf } from '../data/process.ts';
import { bases, caseStudies, runSheets } from '../data/samples.ts';
import { site } from '../data/site.ts';
import { getLegalPages, getPosts, getServices } from '../lib/content.ts';
import { isoDate, longMonth } from '../lib/dates.ts';
import { labelOf } from '../lib/figures.ts';
import { postPath, servicePath } from '../lib/page.ts';
import { lastChange } from '../lib/posts.ts';

const item = (title: string, path: string, description: string) => `- [${title}](${site.url}${path}): ${description}`;

/** A summary of the site for language models (https://llmstxt.org). Like the pages, it marks targets and samples. */
export const GET: APIRoute = async () => {
  const [services, posts, legal] = await Promise.all([getServices(), getPosts(), getLegalPages()]);
  const sections = {
    Services: [
      ...services.map(({ id, data }) => {
        const figures = data.stats
          .map((figure) => `${figure.value} ${labelOf(figure)}${figure.basis ? ` (${figure.basis})` : ''}`)
          .join('; ');
        const price = `${data.price.build} ${toBuild}, ${data.price.month} ${beforeYouAsk.course}`;
        const more = `${figures}. Takes ${lengthOf(data.plan)}. ${price}. Updated ${isoDate(data.updated)}.`;
        return item(data.title, servicePath(id), `${data.lead} ${more}`);
      }),
      item(pages.getStarted.label, '/get-started', pages.getStarted.description),
    ],
    Articles: [
      ...posts.map((post) =>
        item(
          post.data.title,
          postPath(post.id),
          `${post.data.excerpt} Published ${isoDate(post.data.date)}, updated ${isoDate(lastChange(post))}.`,
        ),
      ),
      item(articles.all, '/blog', pages.blog.description),
      item('Feed', '/rss.xml', 'The newest articles with their full text.'),
    ],
    Legal: legal.map(({ id, data }) =>
      item(data.title, `/${id}`, `${data.metaDescription} Last updated ${longMonth(data.updated)}.`),
    ),
  };
  const notes = [
    ...bases.map(({ text }) => text.replace(' below', '')),
    `${caseStudies} ${runSheets}`,
    `${facts['payment']} ${facts['discovery']} ${facts['priceBasis']}`,
  ];
  const lists = Object.entries(sections).map(([title, items]) => `## ${title}\n\n${items.join('\n')}`);
  return new Response(
    `${[`# ${site.name}`, `> ${site.tagline}.`, pages.home.description, notes.join(' '), ...lists].join('\n\n')}\n`,
  );
};
