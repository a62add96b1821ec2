import { describe, expect, test } from 'vitest';
import type { Page } from '../../src/lib/page.ts';
import { pageGraph, serialize } from '../../src/lib/structured-data.ts';
import { articlePage, homePage, listingPage, lostPage, servicePage, site } from './a-site.ts';

type Node = Record<string, unknown>;

const nodesOf = (page: Page, of = site) => pageGraph(of, page)['@graph'] as unknown as Node[];
const typesOf = (page: Page) => nodesOf(page).map((node) => node['@type']);
const nodeOf = (page: Page, type: string) => nodesOf(page).find((node) => node['@type'] === type)!;

test.each([
  ['home', homePage, ['Organization', 'WebSite', 'WebPage']],
  ['a service', servicePage, ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Service']],
  ['the listing', listingPage, ['Organization', 'WebSite', 'CollectionPage', 'BreadcrumbList', 'Blog']],
  ['an article', articlePage, ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'Blog', 'BlogPosting']],
  ['the wizard', { ...homePage, kind: 'wizard' } as Page, ['Organization', 'WebSite', 'ContactPage']],
  ['the page for unknown addresses', lostPage, ['Organization', 'WebSite', 'WebPage']],
])('%s is described by its own kinds of node', (_, page, types) => {
  expect(typesOf(page)).toEqual(types);
});

test('every reference leads to a node of the same graph', () => {
  for (const page of [homePage, servicePage, listingPage, articlePage, lostPage]) {
    const nodes = nodesOf(page);
    const known = new Set(nodes.map((node) => node['@id']));
    expect(known.size).toBe(nodes.length);
    const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(references.filter((id) => !known.has(id))).toEqual([]);
  }
});

describe('the agency', () => {
  test('is named everywhere; its line, e-mail and accounts stand where the page shows them', () => {
    expect(nodeOf(servicePage, 'Organization')).not.toHaveProperty('email');
    expect(nodeOf(homePage, 'Organization')).toMatchObject({
      name: 'Acme & Sons',
      description: 'Robots for <everyone>',
      email: 'hello@acme.test',
    });
  });

  test('has no account where the address is a placeholder', () => {
    expect(nodeOf(homePage, 'Organization')['sameAs']).toEqual(['https://www.linkedin.com/company/acme']);
    const unknown = { ...site, social: [{ name: 'X', href: 'https://x.com/' }] };
    expect(nodesOf(homePage, unknown)[0]).not.toHaveProperty('sameAs');
  });
});

test('a service says who offers it, where, and that the consultation is free', () => {
  expect(nodeOf(servicePage, 'Service')).toMatchObject({
    serviceType: 'Mowing',
    areaServed: 'Norway',
    provider: { '@id': 'https://acme.test/#organization' },
    offers: { price: 0, priceCurrency: 'USD', itemOffered: { name: 'Free consultation' } },
  });
});

test('an article has every property that Google recommends', () => {
  expect(nodeOf(articlePage, 'BlogPosting')).toMatchObject({
    headline: 'Why Robots </script> Win',
    datePublished: '2025-02-03T12:00:00Z',
    dateModified: '2025-02-04T14:30:00Z',
    author: { '@id': 'https://acme.test/#organization' },
    publisher: { '@id': 'https://acme.test/#organization' },
    articleSection: 'Opinion',
    wordCount: 1234,
    timeRequired: 'PT7M',
    image: [
      { width: '1200', height: '675' },
      { width: '1200', height: '900' },
      { width: '1200', height: '1200' },
    ],
  });
});

test('an article is by the person who wrote it, where one is named', () => {
  if (articlePage.kind !== 'article') throw new Error('no article');
  const article = { ...articlePage.article, author: { name: 'Ann Lee', role: 'Engineer' } };
  expect(nodeOf({ ...articlePage, article }, 'BlogPosting')['author']).toEqual({
    '@type': 'Person',
    name: 'Ann Lee',
    jobTitle: 'Engineer',
    worksFor: { '@id': 'https://acme.test/#organization' },
  });
});

test('the way from home is numbered, with absolute addresses', () => {
  expect(nodeOf(articlePage, 'BreadcrumbList')['itemListElement']).toMatchObject([
    { position: 1, name: 'Home', item: 'https://acme.test/' },
    { position: 2, name: 'Blog', item: 'https://acme.test/blog' },
    { position: 3, name: 'Why Robots', item: 'https://acme.test/blog/why-robots' },
  ]);
});

test('no text of a page can end the script element', () => {
  const json = serialize(pageGraph(site, articlePage));
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(pageGraph(site, articlePage))));
});
