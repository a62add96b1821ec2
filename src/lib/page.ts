/** A page's metadata. Its head, structured data and preview picture are made from it. */
import { createHash } from 'node:crypto';
import type { CollectionEntry } from 'astro:content';
import type { Link } from '../data/site.ts';
import type { TintName } from './colors.ts';
import { lastChangedAt, readingMinutes, unpublishedReason } from './posts.ts';

interface PageMetadata {
  /** The URL's path: lower case, without a trailing slash. */
  path: string;
  /** Title for search results, without the agency's name. */
  title: string;
  description: string;
  /** The page's h1, also on its preview picture. */
  headline: string;
  /** The small line above the headline on its preview picture. */
  label: string;
  tint?: TintName;
  /** Only the authors see the page, so search engines must not index it. */
  hidden?: boolean;
  /** The breadcrumb from home to this page, both included. The home page has none. */
  crumbs?: readonly Link[];
}

export type Page = PageMetadata &
  (
    | { kind: 'home' | 'wizard' | 'notFound' }
    | { kind: 'legal'; updated: Date }
    | { kind: 'service'; service: { name: string; text: string } }
    | { kind: 'listing'; posts: readonly ArticlePage[] }
    | { kind: 'article'; article: { published: Date; updated: Date; section: string; minutes: number } }
  );
export type ArticlePage = Extract<Page, { kind: 'article' }>;

/** Marks where the first screen ends. src/middleware.ts moves styles and scripts that no first paint needs there. */
export const firstScreenEnds = '<template id="first-screen-ends"></template>';

export const previewSize = { width: 1200, height: 630 };

/** The URL of a page's preview picture. The digest makes other sites fetch a picture again when it has changed. */
export function previewOf({ path, headline, label, tint }: Page): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([headline, label, tint]))
    .digest('hex');
  return `/og${path === '/' ? '/index' : path}.png?${digest.slice(0, 8)}`;
}

const home: Link = { label: 'Home', href: '/' };
const blog: Link = { label: 'Blog', href: '/blog' };

export const servicePath = (slug: string): string => `/services/${slug}`;
export const postPath = (slug: string): string => `/blog/${slug}`;

type Written = Record<'title' | 'metaTitle' | 'metaDescription', string>;

/** The metadata of every content page. `above`: the links between home and the page in the breadcrumb. */
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
  tint: data.tint,
  service: { name: data.title, text: data.lead },
});

export function articlePage(post: CollectionEntry<'blog'>): ArticlePage {
  const { id, data, body = '' } = post;
  return {
    ...written(postPath(id), data, blog),
    kind: 'article',
    label: data.category,
    tint: data.tint,
    hidden: unpublishedReason(post) !== undefined,
    article: {
      published: data.date,
      updated: lastChangedAt(post),
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
  { title, description, headline }: Pick<PageMetadata, 'title' | 'description' | 'headline'>,
  posts: readonly CollectionEntry<'blog'>[],
): Page => {
  const listing = { title, description, headline, path: blog.href, label: blog.label, crumbs: [home, blog] };
  return { ...listing, kind: 'listing', posts: posts.map(articlePage) };
};
