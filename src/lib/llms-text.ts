/** The site in brief for language models, in Markdown (https://llmstxt.org). */
import { postPath, servicePath } from './page.ts';
import { absolute, type SiteFacts } from './site-facts.ts';

/** Articles that are listed one by one; the blog and the feed lead to the others. */
const listedPosts = 50;

interface Described {
  id: string;
  data: { title: string };
}

export interface LlmsContent {
  services: readonly (Described & { data: { metaDescription: string } })[];
  /** Newest first. */
  posts: readonly (Described & { data: { excerpt: string } })[];
  legal: readonly (Described & { data: { metaDescription: string } })[];
  /** What the site says about itself: home, the listing, the wizard. */
  pages: Record<'home' | 'blog' | 'getStarted', { description: string }>;
}

export function llmsText(site: SiteFacts, { services, posts, legal, pages }: LlmsContent): string {
  const item = (title: string, path: string, description: string) =>
    `- [${title}](${absolute(site, path)}): ${description}`;
  const sections = [
    [
      'Services',
      ...services.map(({ id, data }) => item(data.title, servicePath(id), data.metaDescription)),
      item('Free consultation', '/get-started', pages.getStarted.description),
    ],
    [
      'Articles',
      ...posts.slice(0, listedPosts).map(({ id, data }) => item(data.title, postPath(id), data.excerpt)),
      item('All articles', '/blog', pages.blog.description),
      item('Feed', '/rss.xml', 'The newest articles with their full text.'),
    ],
    ['Legal', ...legal.map(({ id, data }) => item(data.title, `/${id}`, data.metaDescription))],
  ];
  const lists = sections.map(([title, ...items]) => `## ${title}\n\n${items.join('\n')}`);
  return `${[`# ${site.name}`, `> ${site.tagline}.`, pages.home.description, ...lists].join('\n\n')}\n`;
}
