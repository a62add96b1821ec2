/** A page's structured data: one linked graph (schema.org as JSON-LD), which claims only what the page shows. */
import type { Blog, BreadcrumbList, Graph, Organization, Thing, WebPage, WebSite } from 'schema-dts';
import { isoInstant } from './dates.ts';
import type { ArticlePage, Page } from './page.ts';
import { articlePictures, cardPicture } from './preview.ts';
import { absolute, type SiteFacts } from './site-facts.ts';

const pageTypes = { listing: 'CollectionPage', wizard: 'ContactPage' } as const;

/** The graph as text for a script element: `<` would end it early. */
export const serialize = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

/** Every node that a page refers to by `@id` is in its own graph. */
export function pageGraph(site: SiteFacts, page: Page): Graph {
  const at = (path: string) => absolute(site, path);
  const url = at(page.path);
  const { name, language: inLanguage } = site;
  const agency = { '@id': at('/#organization') };

  // On the home page with its line, e-mail and accounts, which stand there.
  const organization: Organization = {
    '@type': 'Organization',
    ...agency,
    name,
    url: at('/'),
    logo: at('/icon-512.png'),
    ...(page.kind === 'home' && { description: site.tagline, email: site.email.general, ...accountsOf(site) }),
  };

  const website: WebSite = {
    '@type': 'WebSite',
    '@id': at('/#website'),
    name,
    url: at('/'),
    inLanguage,
    publisher: agency,
  };

  const blog: Blog = {
    '@type': 'Blog',
    '@id': at('/blog#blog'),
    name: `${name} blog`,
    url: at('/blog'),
    inLanguage,
    publisher: agency,
  };

  /** What Google recommends on articles (structured-data/article), on the article's own page and on the listing. */
  const posting = ({ path, headline, description, article: { published, updated } }: ArticlePage) => ({
    '@type': 'BlogPosting' as const,
    '@id': `${at(path)}#article`,
    headline,
    description,
    url: at(path),
    datePublished: isoInstant(published),
    dateModified: isoInstant(updated),
    author: agency,
  });

  /** What the page is about, where that is more than the page itself. */
  const subjects = (): Thing[] => {
    if (page.kind === 'service') {
      const { name: kind, text: description } = page.service;
      const names = { name: kind, serviceType: kind, description };
      return [{ '@type': 'Service', '@id': `${url}#service`, ...names, url, provider: agency, areaServed: site.area }];
    }
    if (page.kind === 'listing') {
      const blogPost = page.posts.map((post) => ({ ...posting(post), image: at(cardPicture(post).href) }));
      return [{ ...blog, blogPost }];
    }
    if (page.kind !== 'article') return [];
    const { section, words, minutes } = page.article;
    return [
      blog,
      {
        ...posting(page),
        image: articlePictures(page).map(({ href, width, height }) => ({
          '@type': 'ImageObject',
          url: at(href),
          width: String(width),
          height: String(height),
        })),
        publisher: agency,
        articleSection: section,
        wordCount: words,
        timeRequired: `PT${minutes}M`,
        inLanguage,
        mainEntityOfPage: { '@id': `${url}#page` },
        isPartOf: { '@id': at('/blog#blog') },
      },
    ];
  };

  const breadcrumb: BreadcrumbList | undefined = page.crumbs && {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: page.crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: at(href),
    })),
  };

  const mainEntity = { service: `${url}#service`, listing: at('/blog#blog'), article: `${url}#article` };
  const { kind } = page;
  const webPage: WebPage = {
    '@type': kind === 'listing' || kind === 'wizard' ? pageTypes[kind] : 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.headline,
    description: page.description,
    inLanguage,
    isPartOf: { '@id': at('/#website') },
    ...(breadcrumb && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(kind === 'legal' && page.updated && { dateModified: isoInstant(page.updated) }),
    ...((kind === 'service' || kind === 'listing' || kind === 'article') && {
      mainEntity: { '@id': mainEntity[kind] },
    }),
  };

  return {
    '@context': 'https://schema.org',
    // Home is what the site's own node describes.
    '@graph': [
      organization,
      website,
      ...(kind === 'home' ? [] : [webPage]),
      ...(breadcrumb ? [breadcrumb] : []),
      ...subjects(),
    ],
  };
}

/** Without placeholders: at a bare domain the owner has no account yet. */
function accountsOf({ social }: SiteFacts): { sameAs?: string[] } {
  const sameAs = social.map(({ href }) => href).filter((href) => new URL(href).pathname !== '/');
  return sameAs.length > 0 ? { sameAs } : {};
}
