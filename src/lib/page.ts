/** What a page says about itself. Its head, structured data and preview picture are all made of this. */
import { createHash } from 'node:crypto';
import type { CollectionEntry } from 'astro:content';
import type { Link } from '../data/site.ts';
import type { Stock } from './colors.ts';
import { lastChange, readingMinutes, whyUnpublished } from './posts.ts';

interface PageFacts {
  /** Its address from the root: lower case, without a slash at its end. */
  path: string;
  /** Title for search results, without the agency's name. */
  title: string;
  description: string;
  /** The page's h1; it stands large on its preview picture. */
  headline: string;
  /** The small line above the headline on its preview picture. */
  label: string;
  stock?: Stock;
  /** It is shown to its authors only: no search engine should keep it. */
  hidden?: boolean;
  /** The way from home to this page, both included, as the page shows it. The home page has none. */
  crumbs?: readonly Link[];
}

interface ArticleFacts {
  published: Date;
  updated: Date;
  section: string;
  minutes: number;
}

export type Page = PageFacts &
  (
    | { kind: 'home' | 'wizard' | 'notFound' }
    | { kind: 'legal'; updated: Date }
    | { kind: 'service'; service: { name: string; text: string } }
    | { kind: 'listing'; posts: readonly ArticlePage[] }
    | { kind: 'article'; article: ArticleFacts }
  );
export type ArticlePage = Extract<Page, { kind: 'article' }>;

/** Stands in a page where its first screen ends; src/middleware.ts puts there what the first paint does without. */
export const firstScreenEnds = '<!--first screen ends-->';

export const previewSize = { width: 1200, height: 630 };

/**
 * The address of a page's preview picture: /og/blog.png for /blog, /og/index.png for home. It ends with a digest of what
 * is shown, so that other sites fetch it again when that changes.
 */
export function previewOf({ path, headline, label, stock }: Page): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([headline, label, stock]))
    .digest('hex');
  return `/og${path === '/' ? '/index' : path}.png?${digest.slice(0, 8)}`;
}

const home: Link = { label: 'Home', href: '/' };
const blog: Link = { label: 'Blog', href: '/blog' };

export const servicePath = (slug: string): string => `/services/${slug}`;
export const postPath = (slug: string): string => `/blog/${slug}`;

type Written = Record<'title' | 'metaTitle' | 'metaDescription', string>;

/** What every page of the content says about itself; `above` is what lies between home and the page. */
const written = (path: string, { title, metaTitle, metaDescription }: Written, ...above: Link[]) => ({
  path,
  title: metaTitle,
  description: metaDescription,
  headline: title,
  crumbs: [home, ...above, { label: title, href: path }],
});

export const servicePage = ({ id, data }: CollectionEntry<'services'>): Page => ({
  ...written(servicePath(id), data, { label: 'Services', href: '/#solutions' }),
  kind: 'service',
  headline: data.headline,
  label: data.title,
  stock: data.stock,
  service: { name: data.title, text: data.lead },
});

export function articlePage(post: CollectionEntry<'blog'>): ArticlePage {
  const { id, data, body = '' } = post;
  return {
    ...written(postPath(id), data, blog),
    kind: 'article',
    label: data.category,
    stock: data.stock,
    hidden: whyUnpublished(post) !== undefined,
    article: {
      published: data.date,
      updated: lastChange(post),
      section: data.category,
      minutes: readingMinutes(body),
    },
  };
}

export const legalPage = ({ id, data }: CollectionEntry<'legal'>): Page => ({
  ...written(`/${id}`, data),
  kind: 'legal',
  label: 'Legal',
  updated: data.updated,
});

export const listingPage = (
  { title, description, headline }: Pick<PageFacts, 'title' | 'description' | 'headline'>,
  posts: readonly CollectionEntry<'blog'>[],
): Page => {
  const listing = { title, description, headline, path: blog.href, label: blog.label, crumbs: [home, blog] };
  return { ...listing, kind: 'listing', posts: posts.map(articlePage) };
};
