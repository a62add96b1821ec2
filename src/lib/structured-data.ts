/** A page's structured data: one linked graph (schema.org as JSON-LD), which claims only what the page shows. */
import type { Graph, OrganizationLeaf, Thing, WebPageLeaf } from 'schema-dts';
import type { Link, site as settings } from '../data/site.ts';
import { isoInstant } from './dates.ts';
import { ogImageUrl, type ArticlePage, type ListingPage, type Page, type ServicePage } from './page.ts';

type Site = typeof settings;

/** The graph as text for a script element. `<` is escaped, because `</script>` would end the element. */
export const serialize = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

/** The page's graph. Every node that it refers to by `@id` is in the same graph. */
export function pageGraph(site: Site, page: Page): Graph {
  const subject = subjectNode(site, page);
  const nodes: Thing[] = [organizationNode(site, page), websiteNode(site)];
  // The WebSite node already describes the home page.
  if (page.layout !== 'home') nodes.push(webPageNode(site, page, subject?.['@id']));
  if (page.breadcrumb) nodes.push(breadcrumbNode(site, page.path, page.breadcrumb));
  if (subject) nodes.push(subject);
  return { '@context': 'https://schema.org', '@graph': nodes };
}

const organizationId = (site: Site) => `${site.url}/#organization`;
const websiteId = (site: Site) => `${site.url}/#website`;
const breadcrumbId = (site: Site, path: string) => `${site.url}${path}#breadcrumb`;

function organizationNode(site: Site, page: Page) {
  const organization: OrganizationLeaf = {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
  };
  // Only the home page shows the tagline, the email address and the accounts.
  if (page.layout !== 'home') return organization;
  organization.description = site.tagline;
  organization.email = site.email.general;
  // A URL without a path is a placeholder, not an account.
  const accounts = site.social.map(({ href }): string => href).filter((href) => new URL(href).pathname !== '/');
  if (accounts.length > 0) organization.sameAs = accounts;
  return organization;
}

const websiteNode = (site: Site) =>
  ({
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: site.name,
    url: `${site.url}/`,
    inLanguage: site.locale,
    publisher: { '@id': organizationId(site) },
  }) satisfies Thing;

/** @param subjectId the node that the page is about, if that is more than the page itself */
function webPageNode(site: Site, page: Page, subjectId: string | undefined) {
  const url = site.url + page.path;
  const webPage: WebPageLeaf = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.headline,
    inLanguage: site.locale,
    isPartOf: { '@id': websiteId(site) },
  };
  if (page.breadcrumb) webPage.breadcrumb = { '@id': breadcrumbId(site, page.path) };
  if (page.layout === 'legal') webPage.dateModified = isoInstant(page.updated);
  if (subjectId) webPage.mainEntity = { '@id': subjectId };
  if (page.layout === 'listing') return { ...webPage, '@type': 'CollectionPage' as const };
  if (page.layout === 'wizard') return { ...webPage, '@type': 'ContactPage' as const };
  return webPage;
}

const breadcrumbNode = (site: Site, path: string, links: readonly Link[]) =>
  ({
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(site, path),
    itemListElement: links.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: site.url + href,
    })),
  }) satisfies Thing;

/** What the page is about, if that is more than the page itself. */
function subjectNode(site: Site, page: Page) {
  if (page.layout === 'service') return serviceNode(site, page);
  if (page.layout === 'listing') return blogNode(site, page);
  if (page.layout === 'article') return { ...articleNode(site, page), articleSection: page.article.section };
  return undefined;
}

function serviceNode(site: Site, { path, service }: ServicePage) {
  const url = site.url + path;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.name,
    serviceType: service.name,
    description: service.text,
    url,
    provider: { '@id': organizationId(site) },
    areaServed: site.area,
  } satisfies Thing;
}

function blogNode(site: Site, { path, posts }: ListingPage) {
  const url = site.url + path;
  return {
    '@type': 'Blog',
    '@id': `${url}#blog`,
    name: `${site.name} blog`,
    url,
    inLanguage: site.locale,
    publisher: { '@id': organizationId(site) },
    blogPost: posts.map((post) => articleNode(site, post)),
  } satisfies Thing;
}

/** The fields that Google recommends for articles, both on the article's own page and in the listing. */
function articleNode(site: Site, page: ArticlePage) {
  const url = site.url + page.path;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: page.headline,
    description: page.description,
    url,
    image: site.url + ogImageUrl(page),
    datePublished: isoInstant(page.article.published),
    dateModified: isoInstant(page.article.updated),
    author: { '@id': organizationId(site) },
  } satisfies Thing;
}
