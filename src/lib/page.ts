/** What a page says about itself. Its head, structured data, preview picture and lastmod are all made of this. */
import { dirname, join } from 'node:path';
import type { CollectionEntry } from 'astro:content';
import type { Stock } from './colors.ts';
import { drawingOf, sheetDrawing, type Drawing } from './motifs.ts';
import { lastChange, whyUnpublished } from './posts.ts';
import { countWords, readingMinutes } from './reading-time.ts';

/** A step of the way from home to a page. */
export interface Crumb {
  label: string;
  href: string;
}

/** A picture of a page's text. */
export interface OwnPicture {
  /** From the project's root. */
  file: string;
  alt: string;
}

interface PageFacts {
  /** Its address from the root: lower case, without a slash at its end. */
  path: string;
  /** Title for search results, without the agency's name; 10 to 48 characters. */
  title: string;
  /** Description for search results; 70 to 160 characters. */
  description: string;
  /** The page's h1; it stands large on its preview picture. */
  headline: string;
  /** The small line above the headline on its preview picture. */
  label: string;
  /** The page's own paper. */
  stock?: Stock | undefined;
  /** The figures that are drawn on it. */
  drawing?: Drawing | undefined;
  /** Its own picture, which represents it instead of a drawn one. */
  picture?: OwnPicture | undefined;
  /** The day on which its words last changed. */
  updated?: Date;
  /** It is shown to its authors only: no search engine should keep it. */
  hidden?: boolean;
  /** The way from home to this page, both included, as the page shows it. The home page has none. */
  crumbs?: readonly Crumb[];
}

/** What else search engines learn about an article. */
interface ArticleFacts {
  published: Date;
  updated: Date;
  section: string;
  words: number;
  minutes: number;
}

/** What else search engines learn about a service. */
interface ServiceFacts {
  name: string;
  /** The paragraph below the page's headline. */
  text: string;
}

export type Page = PageFacts &
  (
    | { kind: 'home' | 'legal' | 'wizard' | 'notFound' }
    | { kind: 'service'; service: ServiceFacts }
    | { kind: 'listing'; posts: readonly ArticlePage[] }
    | { kind: 'article'; article: ArticleFacts }
  );
export type ArticlePage = Extract<Page, { kind: 'article' }>;

const home: Crumb = { label: 'Home', href: '/' };
const blog: Crumb = { label: 'Blog', href: '/blog' };

export const servicePath = (slug: string): string => `/services/${slug}`;
export const postPath = (slug: string): string => `/blog/${slug}`;

export function servicePage({ id, data }: CollectionEntry<'services'>): Page {
  const path = servicePath(id);
  return {
    kind: 'service',
    path,
    title: data.metaTitle,
    description: data.metaDescription,
    headline: data.headline,
    label: data.title,
    stock: data.stock,
    drawing: sheetDrawing(data.runSheet.steps),
    updated: data.updated,
    crumbs: [home, { label: 'Services', href: '/#solutions' }, { label: data.title, href: path }],
    service: { name: data.title, text: data.lead },
  };
}

export function articlePage(post: CollectionEntry<'blog'>): ArticlePage {
  const { id, data, body = '' } = post;
  const path = postPath(id);
  const updated = lastChange(post);
  return {
    kind: 'article',
    path,
    title: data.metaTitle,
    description: data.metaDescription,
    headline: data.title,
    label: data.category,
    stock: data.stock,
    drawing: drawingOf(post),
    picture: firstPicture(post),
    updated,
    hidden: whyUnpublished(post) !== undefined,
    crumbs: [home, blog, { label: data.title, href: path }],
    article: {
      published: data.date,
      updated,
      section: data.category,
      words: countWords(body),
      minutes: readingMinutes(body),
    },
  };
}

function firstPicture({ body = '', filePath = '' }: CollectionEntry<'blog'>): OwnPicture | undefined {
  const [, alt = '', address] = /!\[([^\]]*)\]\(([^\s)]+)/.exec(body) ?? [];
  return address ? { file: join(dirname(filePath), decodeURI(address)), alt } : undefined;
}

export function legalPage({ id, data }: CollectionEntry<'legal'>): Page {
  const path = `/${id}`;
  return {
    kind: 'legal',
    path,
    title: data.metaTitle,
    description: data.metaDescription,
    headline: data.title,
    label: 'Legal',
    updated: data.updated,
    crumbs: [home, { label: data.title, href: path }],
  };
}

export function listingPage(
  words: { title: string; description: string; headline: string },
  posts: readonly CollectionEntry<'blog'>[],
): Page {
  const changes = posts.map(lastChange);
  return {
    kind: 'listing',
    path: blog.href,
    title: words.title,
    description: words.description,
    headline: words.headline,
    label: blog.label,
    ...(changes.length > 0 && { updated: new Date(Math.max(...changes.map(Number))) }),
    crumbs: [home, blog],
    posts: posts.map(articlePage),
  };
}
