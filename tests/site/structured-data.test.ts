/** Each page's structured data is consistent, matches what the page shows, and has what Google asks for. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { type BuiltPage, folder, indexedPages, pageAt, pages, wordsOf } from './built-site.ts';
import { testEachPage } from './test-each-page.ts';

type Value = string | number | Node | Value[];
interface Node {
  [property: string]: Value;
}

/** The top-level objects of a page's structured data. */
function graphOf({ root }: BuiltPage): Node[] {
  const script = root.querySelector('script[type="application/ld+json"]')!;
  const data = JSON.parse(script.text) as { '@graph': Node[] };
  return data['@graph'];
}

const nodeOf = (page: BuiltPage, type: string) => graphOf(page).find((node) => node['@type'] === type);

/** All objects in a value, at every depth. */
function objectsIn(value: Value): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const headlineOf = ({ root }: BuiltPage) => wordsOf(root.querySelector('h1')!);
const absolute = (path: string | undefined) => `${site.url}${path}`;
const pagesMatching = (pattern: RegExp) => indexedPages.filter(({ route }) => pattern.test(route));
const pagesBelowHome = pagesMatching(/^\/./);
const servicePages = pagesMatching(/^\/services\/[^/]+$/);
const articlePages = pagesMatching(/^\/blog\/[^/]+$/);

testEachPage(pages, 'describes each thing once, and refers only to things that it describes', (page) => {
  const objects = objectsIn(graphOf(page)).filter((node) => '@id' in node);
  const isReference = (node: Node) => Object.keys(node).length === 1;
  const describedIds = objects.filter((node) => !isReference(node)).map((node) => node['@id']);
  const referencedIds = objects.filter(isReference).map((node) => node['@id']);
  expect(new Set(describedIds).size).toBe(describedIds.length);
  expect(referencedIds.filter((id) => !describedIds.includes(id))).toEqual([]);
});

testEachPage(pages, 'has absolute addresses, dates with a time zone, and pictures that exist', (page) => {
  const nodes = objectsIn(graphOf(page));
  for (const [name, value] of nodes.flatMap((node) => Object.entries(node))) {
    if (['url', 'item', 'logo'].includes(name)) expect(value).toMatch(/^https:\/\//);
    if (name.startsWith('date')) expect(value).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:]{8}(Z|[+-]\d{2}:\d{2})$/);
  }
  const pictures = nodes.flatMap(({ image }) => (image ? [String(image)] : []));
  const missing = pictures.filter((picture) => !existsSync(join(folder, new URL(picture).pathname)));
  expect(missing).toEqual([]);
});

testEachPage(pagesBelowHome, 'has the name of its headline, and the breadcrumbs that it shows', (page) => {
  const description = graphOf(page).find((node) => String(node['@type']).endsWith('Page'))!;
  expect(description).toMatchObject({ url: absolute(page.route), name: headlineOf(page) });
  const shown = page.root.querySelectorAll('nav[aria-label="Breadcrumb"] a');
  const items = nodeOf(page, 'BreadcrumbList')!['itemListElement'] as Node[];
  expect(items.map((item) => [item['name'], item['item']])).toEqual(
    shown.map((link) => [wordsOf(link), absolute(link.getAttribute('href'))]),
  );
});

test('the home page shows what its structured data says of the agency', () => {
  const home = pageAt('/');
  const { name, description, email, sameAs = [] } = nodeOf(home, 'Organization')!;
  for (const claim of [name, description, email]) expect(wordsOf(home.root)).toContain(claim);
  for (const account of [sameAs].flat()) {
    // An address without a path is the placeholder for an account.
    expect(new URL(String(account)).pathname).not.toBe('/');
  }
});

testEachPage(servicePages, 'describes a service in words that it shows', (page) => {
  const service = nodeOf(page, 'Service')!;
  for (const property of ['name', 'description', 'areaServed']) {
    expect(wordsOf(page.root), property).toContain(service[property]);
  }
});

// developers.google.com/search/docs/appearance/structured-data/article
testEachPage(articlePages, 'has what Google recommends for articles, as the page shows it', (page) => {
  const article = nodeOf(page, 'BlogPosting')!;
  expect(article['headline']).toBe(headlineOf(page));
  expect(article).toHaveProperty('image');
  expect(article).toHaveProperty('author');
  const shownDays = page.root.querySelectorAll('time').map((time) => time.getAttribute('datetime'));
  for (const property of ['datePublished', 'dateModified']) {
    const day = String(article[property]).slice(0, 10);
    expect(shownDays, property).toContain(day);
  }
});

test('the blog describes the articles that it lists, in their order', () => {
  const blog = pageAt('/blog');
  const described = nodeOf(blog, 'Blog')!['blogPost'] as Node[];
  const links = blog.root.querySelectorAll('main li h2 a');
  expect(described.map(({ url, headline }) => [url, headline])).toEqual(
    links.map((link) => [absolute(link.getAttribute('href')), wordsOf(link)]),
  );
});

testEachPage(pages, 'claims no ratings, reviews, prices or search', (page) => {
  const data = JSON.stringify(graphOf(page));
  expect(data).not.toMatch(/"(aggregateRating|review|FAQPage|SearchAction|Rating|Review)"|"price":[^0]/);
});
