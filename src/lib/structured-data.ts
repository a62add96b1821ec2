/** A page's structured data: one linked graph (schema.org as JSON-LD), which claims only what the page shows. */
import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  ImageObject,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { isoInstant } from './dates.ts';
import type { ArticleFacts, Crumb, Page, PostBrief, ServiceFacts } from './page.ts';
import { articlePictures, type Picture } from './preview.ts';
import { absolute, type SiteFacts } from './site-facts.ts';

interface Context {
  site: SiteFacts;
  page: Page;
  /** The page's address. */
  url: string;
  /** An id of the site's or of this page's own. */
  siteId: (name: string) => string;
  pageId: (name: string) => string;
}

/** Every node that a page refers to by `@id` is in its own graph. */
export function pageGraph(site: SiteFacts, page: Page): Graph {
  const url = absolute(site, page.path);
  const siteId = (name: string) => `${absolute(site, '/')}#${name}`;
  const context: Context = { site, page, url, siteId, pageId: (name) => `${url}#${name}` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(context),
      website(context),
      // Home is what the site's own node describes.
      ...(page.kind === 'home' ? [] : [webPage(context)]),
      ...(page.crumbs ? [breadcrumb(context, page.crumbs)] : []),
      ...subject(context),
    ],
  };
}

/** The graph as text for a script element: `<` would end it early. */
export const serialize = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

/** The agency: on the home page with its line, e-mail and accounts, which stand there. */
function organization({ site, page, siteId }: Context): Organization {
  const accounts = site.social.map(({ href }) => href).filter(isAccount);
  return {
    '@type': 'Organization',
    '@id': siteId('organization'),
    name: site.name,
    url: absolute(site, '/'),
    logo: absolute(site, '/icon-512.png'),
    ...(page.kind === 'home' && {
      description: site.tagline,
      email: site.email.general,
      ...(accounts.length > 0 && { sameAs: accounts }),
    }),
  };
}

/** A bare domain is a placeholder: the owner has no account there yet. */
const isAccount = (href: string): boolean => new URL(href).pathname !== '/';

function website({ site, siteId }: Context): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId('website'),
    name: site.name,
    url: absolute(site, '/'),
    inLanguage: site.language,
    publisher: { '@id': siteId('organization') },
  };
}

function webPage({ site, page, url, siteId, pageId }: Context): WebPage {
  const { kind } = page;
  return {
    '@type': kind === 'listing' ? 'CollectionPage' : kind === 'wizard' ? 'ContactPage' : 'WebPage',
    '@id': pageId('page'),
    url,
    name: page.headline,
    description: page.description,
    inLanguage: site.language,
    isPartOf: { '@id': siteId('website') },
    ...(page.crumbs && { breadcrumb: { '@id': pageId('breadcrumb') } }),
    ...(kind === 'legal' && page.updated && { dateModified: isoInstant(page.updated) }),
    ...(kind === 'service' && { mainEntity: { '@id': pageId('service') } }),
    ...(kind === 'listing' && { mainEntity: { '@id': blogId(site) } }),
    ...(kind === 'article' && { mainEntity: { '@id': pageId('article') } }),
  };
}

function breadcrumb({ site, pageId }: Context, crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': pageId('breadcrumb'),
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(site, href),
    })),
  };
}

/** What the page is about, where that is more than the page itself. */
function subject(context: Context): Thing[] {
  const { page } = context;
  if (page.kind === 'service') return [service(context, page.service)];
  if (page.kind === 'listing')
    return [{ ...blog(context), blogPost: page.posts.map((post) => inBrief(context, post)) }];
  if (page.kind === 'article') return [blog(context), article(context, page.article)];
  return [];
}

function service({ site, url, siteId, pageId }: Context, { name, text }: ServiceFacts): Service {
  return {
    '@type': 'Service',
    '@id': pageId('service'),
    name,
    serviceType: name,
    description: text,
    url,
    provider: { '@id': siteId('organization') },
    areaServed: site.area,
  };
}

const blogId = (site: SiteFacts): string => absolute(site, '/blog#blog');

function blog({ site, siteId }: Context): Blog {
  return {
    '@type': 'Blog',
    '@id': blogId(site),
    name: `${site.name} blog`,
    url: absolute(site, '/blog'),
    inLanguage: site.language,
    publisher: { '@id': siteId('organization') },
  };
}

/** An article as its card shows it. */
function inBrief({ site }: Context, { path, title, published }: PostBrief): BlogPosting {
  const url = absolute(site, path);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    url,
    datePublished: isoInstant(published),
  };
}

/** Every property that Google asks for or recommends on articles (structured-data/article). */
function article({ site, page, url, siteId, pageId }: Context, facts: ArticleFacts): BlogPosting {
  const agency = { '@id': siteId('organization') };
  return {
    '@type': 'BlogPosting',
    '@id': pageId('article'),
    headline: page.headline,
    description: page.description,
    url,
    image: articlePictures(page).map((picture) => image(site, picture)),
    datePublished: isoInstant(facts.published),
    dateModified: isoInstant(facts.updated),
    author: agency,
    publisher: agency,
    articleSection: facts.section,
    wordCount: facts.words,
    timeRequired: `PT${facts.minutes}M`,
    inLanguage: site.language,
    mainEntityOfPage: { '@id': pageId('page') },
    isPartOf: { '@id': blogId(site) },
  };
}

/** Width and height in pixels. */
function image(site: SiteFacts, { href, width, height }: Pick<Picture, 'href' | 'width' | 'height'>): ImageObject {
  return { '@type': 'ImageObject', url: absolute(site, href), width: String(width), height: String(height) };
}
