/** The head of a page: every tag for browsers, search engines and previews, from what the page says about itself. */
import { brand } from './colors.ts';
import { isoInstant } from './dates.ts';
import type { Page } from './page.ts';
import { cardPicture } from './preview.ts';
import { absolute, type SiteFacts } from './site-facts.ts';

/** Characters of a title that a result page shows. */
const longestTitle = 65;

/** A tag without content, as its attributes. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string | number>;
}

/** The page's title with the agency's name: after it, but first on the home page; left out where it would be cut. */
export function documentTitle(site: SiteFacts, { kind, title }: Page): string {
  const whole = kind === 'home' ? `${site.name} · ${title}` : `${title} · ${site.name}`;
  return whole.length <= longestTitle ? whole : title;
}

/** A page that no search engine should keep. */
export const isHidden = ({ kind, hidden }: Page): boolean => hidden === true || kind === 'notFound';

/** All tags but charset, viewport and title, those that matter most first. */
export function headTags(site: SiteFacts, page: Page): HeadTag[] {
  const hidden = isHidden(page);
  return [
    named('description', page.description),
    named('robots', hidden ? 'noindex' : 'max-image-preview:large'),
    ...(hidden ? [] : [link('canonical', absolute(site, page.path))]),
    ...openGraph(site, page),
    named('theme-color', brand.ink),
    named('color-scheme', 'light dark'),
    link('icon', '/favicon.ico', { sizes: '32x32' }),
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/site.webmanifest'),
    link('alternate', '/rss.xml', { type: 'application/rss+xml', title: site.name }),
  ];
}

/** Open Graph, which X reads as well but for the kind of its card. */
function openGraph(site: SiteFacts, page: Page): HeadTag[] {
  const { href, width, height } = cardPicture(page);
  return [
    property('og:type', page.kind === 'article' ? 'article' : 'website'),
    property('og:title', page.headline),
    property('og:description', page.description),
    ...(isHidden(page) ? [] : [property('og:url', absolute(site, page.path))]),
    property('og:site_name', site.name),
    property('og:locale', site.locale),
    property('og:image', absolute(site, href)),
    property('og:image:width', width),
    property('og:image:height', height),
    property('og:image:alt', page.picture?.alt || `${page.label}: ${page.headline}`),
    named('twitter:card', 'summary_large_image'),
    ...(page.kind === 'article'
      ? [
          property('article:published_time', isoInstant(page.article.published)),
          property('article:modified_time', isoInstant(page.article.updated)),
          property('article:section', page.article.section),
          property('article:author', absolute(site, '/#about')),
        ]
      : []),
  ];
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });

const property = (name: string, content: string | number): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});

const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});
