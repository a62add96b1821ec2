/** The graph of every page: it holds together, claims what the page shows, and has what Google asks for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { type BuiltPage, folder, indexedPages, pageAt, pages, wordsOf } from './built-site.ts';
import { onEvery } from './rule.ts';

type Value = string | number | Node | Value[];
interface Node {
  [property: string]: Value;
}

const scriptsOf = ({ root }: BuiltPage) => root.querySelectorAll('script[type="application/ld+json"]');
const graphOf = (page: BuiltPage) => JSON.parse(scriptsOf(page)[0]!.text)['@graph'] as Node[];
const nodeOf = (page: BuiltPage, type: string) => graphOf(page).find((node) => node['@type'] === type);

const referenceTo = (node: Node | undefined) => node && { '@id': node['@id'] };

/** Every object in a value, itself included. */
function objectsIn(value: Value): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const on = (pattern: RegExp) => indexedPages.filter(({ route }) => pattern.test(route));
const services = on(/^\/services\/[^/]+$/);
const articles = on(/^\/blog\/[^/]+$/);
const listings = on(/^\/blog$/);
const belowHome = on(/^\/./);

const isoWithZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;

const descriptionOf = ({ root }: BuiltPage) =>
  root.querySelector('meta[name=description]')?.getAttribute('content') ?? 'no description';

onEvery(pages, 'has one graph, at the end of its body', (page) => {
  expect(scriptsOf(page)).toHaveLength(1);
  expect(page.html.replace(/\s+/g, '')).toMatch(/"application\/ld\+json">.*<\/script><\/body><\/html>$/);
  expect(scriptsOf(page)[0]!.text).not.toContain('<');
});

onEvery(pages, 'describes each thing once, and every reference leads to one of them', (page) => {
  const objects = objectsIn(graphOf(page));
  const isReference = (node: Node) => Object.keys(node).length === 1 && '@id' in node;
  const described = objects.filter((node) => '@id' in node && !isReference(node)).map((node) => node['@id']);
  expect(new Set(described).size).toBe(described.length);
  expect(
    objects
      .filter(isReference)
      .map((node) => node['@id'])
      .filter((id) => !described.includes(id!)),
  ).toEqual([]);
  expect(objects.filter((node) => !isReference(node) && !('@type' in node))).toEqual([]);
});

onEvery(pages, 'has absolute https addresses and dates with a zone only', (page) => {
  const entries = objectsIn(graphOf(page)).flatMap((node) => Object.entries(node));
  const addresses = entries
    .filter(([name]) => ['@id', 'url', 'item', 'logo', 'sameAs'].includes(name))
    .flatMap(([, value]) => value);
  expect(addresses.filter((value) => typeof value === 'string' && !value.startsWith('https://'))).toEqual([]);
  const dates = entries.filter(([name]) => name.startsWith('date')).map(([, value]) => value);
  for (const date of dates) expect(date).toMatch(isoWithZone);
});

onEvery(pages, 'names the agency, its logo and its site', (page) => {
  expect(nodeOf(page, 'Organization')).toMatchObject({
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
  });
  expect(nodeOf(page, 'WebSite')).toMatchObject({ name: site.name, url: `${site.url}/` });
});

onEvery(pages, 'invents no ratings, reviews, prices or questions', (page) => {
  const text = JSON.stringify(graphOf(page));
  expect(text).not.toMatch(/rating|review|FAQPage|SearchAction|"price":[^0]/i);
});

onEvery(belowHome, 'calls itself what its headline says, and knows its place on the site', (page) => {
  const self = graphOf(page).find((node) => String(node['@type']).endsWith('Page'))!;
  const address = `${site.url}${page.route}`;
  expect(self).toMatchObject({
    url: address,
    name: wordsOf(page.root.querySelector('h1')!),
    description: descriptionOf(page),
    inLanguage: site.language,
    isPartOf: { '@id': `${site.url}/#website` },
  });
  expect(self['breadcrumb']).toEqual(referenceTo(nodeOf(page, 'BreadcrumbList')));
  const subject = nodeOf(page, 'Service') ?? nodeOf(page, 'BlogPosting') ?? nodeOf(page, 'Blog');
  expect(self['mainEntity']).toEqual(referenceTo(subject));
});

onEvery(pages, 'names only pictures that exist', (page) => {
  const pictures = objectsIn(graphOf(page)).filter((node) => node['@type'] === 'ImageObject');
  const missing = pictures.filter(({ url }) => !existsSync(join(folder, new URL(String(url)).pathname)));
  expect(missing).toEqual([]);
});

onEvery(belowHome, 'shows the way from home that it describes', (page) => {
  const items = nodeOf(page, 'BreadcrumbList')!['itemListElement'] as Node[];
  expect(items.length).toBeGreaterThanOrEqual(2);
  expect(items.map((item) => item['position'])).toEqual(items.map((_, index) => index + 1));
  expect(items.at(-1)!['item']).toBe(`${site.url}${page.route}`);
  const shown = page.root.querySelectorAll('nav[aria-label="Breadcrumb"] a');
  expect(shown.map((link) => [wordsOf(link), `${site.url}${link.getAttribute('href')}`])).toEqual(
    items.map((item) => [item['name'], item['item']]),
  );
});

test('the home page shows all that it says of the agency', () => {
  const home = pageAt('/');
  expect(nodeOf(home, 'BreadcrumbList')).toBeUndefined();
  const { '@type': _type, '@id': _id, url: _url, logo: _logo, sameAs = [], ...claims } = nodeOf(home, 'Organization')!;
  expect(Object.keys(claims)).toEqual(expect.arrayContaining(['name', 'description', 'email']));
  for (const [property, claim] of Object.entries(claims)) expect(wordsOf(home.root), property).toContain(claim);
  const links = home.root.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect([sameAs].flat().filter((account) => !links.includes(String(account)))).toEqual([]);
});

onEvery(services, 'describes a service with its kind, its words, its area and who provides it', (page) => {
  const node = nodeOf(page, 'Service')!;
  const words = wordsOf(page.root);
  expect(node).toMatchObject({ url: `${site.url}${page.route}`, provider: { '@id': `${site.url}/#organization` } });
  for (const property of ['name', 'serviceType', 'description', 'areaServed']) {
    expect(words, property).toContain(node[property]);
  }
});

// developers.google.com/search/docs/appearance/structured-data/article
onEvery(articles, 'has every property that Google recommends on articles', (page) => {
  const node = nodeOf(page, 'BlogPosting')!;
  expect(node['headline']).toBe(wordsOf(page.root.querySelector('h1')!));
  expect(String(node['headline']).length).toBeLessThanOrEqual(110);
  expect(node['datePublished']).toMatch(isoWithZone);
  expect(node['dateModified']).toMatch(isoWithZone);
  expect(node['image']).toHaveLength(3);
  expect(node['author']).toEqual({ '@id': `${site.url}/#organization` });
  expect(node['publisher']).toEqual({ '@id': `${site.url}/#organization` });
  expect(node['mainEntityOfPage']).toEqual({ '@id': `${site.url}${page.route}#page` });
  expect(node).toMatchObject({
    url: `${site.url}${page.route}`,
    description: descriptionOf(page),
    inLanguage: site.language,
    isPartOf: { '@id': `${site.url}/blog#blog` },
  });
});

onEvery(articles, 'shows its author, day, section and reading time as they are described', (page) => {
  const node = nodeOf(page, 'BlogPosting')!;
  const words = wordsOf(page.root);
  const times = page.root.querySelectorAll('time').map((time) => time.getAttribute('datetime'));
  expect(words).toContain(site.name);
  expect(words).toContain(node['articleSection']);
  expect(times).toContain(String(node['datePublished']).slice(0, 10));
  expect(times).toContain(String(node['dateModified']).slice(0, 10));
  expect(Date.parse(String(node['dateModified']))).toBeGreaterThanOrEqual(Date.parse(String(node['datePublished'])));
  expect(node['timeRequired']).toMatch(/^PT\d+M$/);
  expect(words).toContain(`${String(node['timeRequired']).replace(/\D/g, '')} min`);
});

onEvery(articles, 'is about as long as it says', (page) => {
  const node = nodeOf(page, 'BlogPosting')!;
  const text = wordsOf(page.root.querySelector('article :not(nav) > h2[id]')!.parentNode!);
  // A sign between two figures is no word.
  const written = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  expect(Math.abs(Number(node['wordCount']) / written - 1)).toBeLessThan(0.05);
});

onEvery(listings, 'lists the articles that it shows, in their order', (page) => {
  const posts = nodeOf(page, 'Blog')!['blogPost'] as Node[];
  const cards = page.root.querySelectorAll('main li h2 a, main li h3 a');
  expect(posts.map((post) => post['url'])).toEqual(cards.map((link) => `${site.url}${link.getAttribute('href')}`));
  expect(posts.map((post) => post['headline'])).toEqual(cards.map(wordsOf));
  expect(nodeOf(page, 'CollectionPage')).toBeDefined();
});

test('the way to get started is a contact page', () => {
  expect(nodeOf(pageAt('/get-started'), 'ContactPage')).toBeDefined();
});
