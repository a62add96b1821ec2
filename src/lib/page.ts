/** A page's metadata. Its head, structured data and Open Graph image are made from it. */
import { createHash } from 'node:crypto';
import type { CollectionEntry } from 'astro:content';
import { legalOgImageLabel, pages, servicesSectionLink, type PageLayout, type SiteEntry } from '../data/pages.ts';
import type { Link } from '../data/site.ts';
import type { TintName } from './colors.ts';
import { lastChangedAt, readingMinutes, unpublishedReason } from './posts.ts';

interface PageMetadata {
  layout: PageLayout;
  /** The URL's path: lower case, without a trailing slash. */
  path: string;
  /** Title for search results, without the agency's name. */
  title: string;
  description: string;
  /** The page's h1, also on its Open Graph image. */
  headline: string;
  /** The small line above the headline on its Open Graph image. */
  ogImageLabel: string;
  tint?: TintName;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /** The breadcrumb from home to this page, both included. Pages without one have no array. */
  breadcrumb?: readonly Link[];
}

/** A page that needs no more than its entry in src/data/pages.ts. */
interface StandardPage extends PageMetadata {
  layout: Exclude<SiteEntry['layout'], 'listing'>;
}

export interface ServicePage extends PageMetadata {
  layout: 'service';
  service: { name: string; text: string };
}

export interface ArticlePage extends PageMetadata {
  layout: 'article';
  article: { published: Date; updated: Date; section: string; minutes: number };
}

interface LegalPage extends PageMetadata {
  layout: 'legal';
  updated: Date;
}

export interface ListingPage extends PageMetadata {
  layout: 'listing';
  /** The articles, as the page lists them. */
  posts: readonly ArticlePage[];
}

export type Page = StandardPage | ServicePage | ArticlePage | LegalPage | ListingPage;

/** Marks the fold. src/middleware.ts moves styles and scripts there that nothing above the fold needs. */
export const foldMarker = '<template id="Fold"></template>';

export const ogImageSize = { width: 1200, height: 630 };

/** The file of a page's Open Graph image, in the folder /og. */
export const ogImageFile = ({ path }: Page): string => `${path === '/' ? 'index' : path.slice(1)}.png`;

/** The URL of a page's Open Graph image. The digest makes other sites fetch an image again when it has changed. */
export function ogImageUrl(page: Page): string {
  const { headline, ogImageLabel, tint } = page;
  const digest = createHash('sha256')
    .update(JSON.stringify([headline, ogImageLabel, tint]))
    .digest('hex');
  return `/og/${ogImageFile(page)}?${digest.slice(0, 8)}`;
}

const home: Link = { label: pages.home.inHeader, href: pages.home.path };
const blog: Link = { label: pages.blog.breadcrumb, href: pages.blog.path };

export const servicePath = (slug: string): string => `/services/${slug}`;
export const postPath = (slug: string): string => `/blog/${slug}`;
export const legalPath = (slug: string): string => `/${slug}`;

/**
 * The page of an entry of src/data/pages.ts.
 *
 * @param posts the articles of the site; only the blog's page lists them
 */
export function entryPage(entry: SiteEntry, posts: readonly CollectionEntry<'blog'>[] = []): Page {
  const { path, layout, title, description, headline, ogImageLabel, breadcrumb, inSitemap } = entry;
  const metadata = { path, title, description, headline, ogImageLabel, isIndexed: inSitemap !== false };
  const withBreadcrumb = breadcrumb ? { ...metadata, breadcrumb: [home, { label: breadcrumb, href: path }] } : metadata;
  if (layout === 'listing') return { ...withBreadcrumb, layout, posts: posts.map(articlePage) };
  return { ...withBreadcrumb, layout };
}

/** The metadata of every page with a content file. `parents`: the links between home and the page in the breadcrumb. */
const contentMetadata = (
  path: string,
  { title, metaTitle, metaDescription }: Record<'title' | 'metaTitle' | 'metaDescription', string>,
  ...parents: Link[]
) => ({
  path,
  title: metaTitle,
  description: metaDescription,
  headline: title,
  breadcrumb: [home, ...parents, { label: title, href: path }],
  isIndexed: true,
});

export const servicePage = ({ id, data }: CollectionEntry<'services'>): Page => ({
  ...contentMetadata(servicePath(id), data, servicesSectionLink),
  layout: 'service',
  headline: data.headline,
  ogImageLabel: data.title,
  tint: data.tint,
  service: { name: data.title, text: data.intro },
});

export function articlePage(post: CollectionEntry<'blog'>): ArticlePage {
  const { id, data, body = '' } = post;
  return {
    ...contentMetadata(postPath(id), data, blog),
    layout: 'article',
    ogImageLabel: data.category,
    tint: data.tint,
    // Deploy previews show unpublished articles.
    isIndexed: unpublishedReason(post) === undefined,
    article: {
      published: data.date,
      updated: lastChangedAt(post),
      section: data.category,
      minutes: readingMinutes(body),
    },
  };
}

export const legalPage = ({ id, data }: CollectionEntry<'legal'>): Page => ({
  ...contentMetadata(legalPath(id), data),
  layout: 'legal',
  ogImageLabel: legalOgImageLabel,
  updated: data.updated,
});
