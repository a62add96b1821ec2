/** A page's structured data: one linked graph (schema.org as JSON-LD), which claims only what the page shows. */
import type { Graph, Thing } from 'schema-dts';
import type { site as settings } from '../data/site.ts';
import { isoInstant } from './dates.ts';
import { previewOf, type ArticlePage, type Page } from './page.ts';

/** The graph as text for a script element. `<` is escaped, because `</script>` would end the element. */
export const serialize = (graph: Graph): string => JSON.stringify(graph).replaceAll('<', '\\u003c');

/** Every node that a page refers to by `@id` is in its own graph. */
export function pageGraph(site: typeof settings, page: Page): Graph {
  const at = (path: string) => site.url + path;
  const url = at(page.path);
  const { name, locale: inLanguage } = site;
  const agency = { '@id': at('/#organization') };

  /** The fields that Google recommends for articles, both on the article's own page and on the listing. */
  const posting = (post: ArticlePage) => ({
    '@type': 'BlogPosting' as const,
    '@id': `${at(post.path)}#article`,
    headline: post.headline,
    description: post.description,
    url: at(post.path),
    image: at(previewOf(post)),
    datePublished: isoInstant(post.article.published),
    dateModified: isoInstant(post.article.updated),
    author: agency,
  });

  /** What the page is about, if that is more than the page itself. The first one is the page's main entity. */
  const subjects = (): (Thing & { '@id': string })[] => {
    if (page.kind === 'service') {
      const { name: kind, text: description } = page.service;
      const names = { name: kind, serviceType: kind, description };
      return [{ '@type': 'Service', '@id': `${url}#service`, ...names, url, provider: agency, areaServed: site.area }];
    }
    if (page.kind === 'listing') {
      const blog = { '@id': at('/blog#blog'), name: `${name} blog`, url, inLanguage, publisher: agency };
      return [{ '@type': 'Blog', ...blog, blogPost: page.posts.map(posting) }];
    }
    if (page.kind !== 'article') return [];
    return [{ ...posting(page), articleSection: page.article.section }];
  };

  const about = subjects();
  const trail = page.crumbs?.map(({ label, href }, index) => {
    return { '@type': 'ListItem' as const, position: index + 1, name: label, item: at(href) };
  });
  const pageTypes = { listing: 'CollectionPage', wizard: 'ContactPage' } as const;
  const webPage = {
    '@type': page.kind === 'listing' || page.kind === 'wizard' ? pageTypes[page.kind] : ('WebPage' as const),
    '@id': `${url}#page`,
    url,
    name: page.headline,
    inLanguage,
    isPartOf: { '@id': at('/#website') },
    ...(page.crumbs && { breadcrumb: { '@id': `${url}#breadcrumb` } }),
    ...(page.kind === 'legal' && { dateModified: isoInstant(page.updated) }),
    ...(about[0] && { mainEntity: { '@id': about[0]['@id'] } }),
  };

  // Leaves out placeholders: a URL without a path is not an account.
  const accounts = site.social.map(({ href }): string => href).filter((href) => new URL(href).pathname !== '/');

  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...agency,
        name,
        url: at('/'),
        logo: at('/icon-512.png'),
        // Only the home page shows the tagline, the email address and the accounts.
        ...(page.kind === 'home' && { description: site.tagline, email: site.email.general }),
        ...(page.kind === 'home' && accounts.length > 0 && { sameAs: accounts }),
      },
      { '@type': 'WebSite', '@id': at('/#website'), name, url: at('/'), inLanguage, publisher: agency },
      // The WebSite node already describes the home page.
      ...(page.kind === 'home' ? [] : [webPage]),
      ...(trail ? [{ '@type': 'BreadcrumbList' as const, '@id': `${url}#breadcrumb`, itemListElement: trail }] : []),
      ...about,
    ],
  };
}
