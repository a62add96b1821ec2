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

const graphOf = ({ root }: BuiltPage) =>
  JSON.parse(root.querySelector('script[type="application/ld+json"]')!.text)['@graph'] as Node[];
const nodeOf = (page: BuiltPage, type: string) => graphOf(page).find((node) => node['@type'] === type);

function objectsIn(value: Value): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

const on = (pattern: RegExp) => indexedPages.filter(({ route }) => pattern.test(route));

testEachPage(pages, 'describes each thing once, and every reference leads to one of them', (page) => {
  const objects = objectsIn(graphOf(page));
  const isReference = (node: Node) => Object.keys(node).length === 1 && '@id' in node;
  const described = objects.filter((node) => '@id' in node && !isReference(node)).map((node) => node['@id']);
  expect(new Set(described).size).toBe(described.length);
  const references = objects.filter(isReference).map((node) => node['@id']);
  expect(references.filter((id) => !described.includes(id!))).toEqual([]);
});

testEachPage(pages, 'has absolute addresses, dates with a zone, and pictures that exist', (page) => {
  const nodes = objectsIn(graphOf(page));
  for (const [name, value] of nodes.flatMap((node) => Object.entries(node))) {
    if (['url', 'item', 'logo'].includes(name)) expect(value).toMatch(/^https:\/\//);
    if (name.startsWith('date')) expect(value).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:]{8}(Z|[+-]\d{2}:\d{2})$/);
  }
  const pictures = nodes.flatMap(({ image }) => (image ? [new URL(String(image))] : []));
  expect(pictures.filter(({ pathname }) => !existsSync(join(folder, pathname)))).toEqual([]);
});

testEachPage(
  on(/^\/./),
  'calls itself what its headline says, and shows the way from home that it describes',
  (page) => {
    const self = graphOf(page).find((node) => String(node['@type']).endsWith('Page'))!;
    expect(self).toMatchObject({ url: `${site.url}${page.route}`, name: wordsOf(page.root.querySelector('h1')!) });
    const shown = page.root.querySelectorAll('nav[aria-label="Breadcrumb"] a');
    const items = nodeOf(page, 'BreadcrumbList')!['itemListElement'] as Node[];
    expect(shown.map((link) => [wordsOf(link), `${site.url}${link.getAttribute('href')}`])).toEqual(
      items.map((item) => [item['name'], item['item']]),
    );
  },
);

test('the home page shows all that it says of the agency', () => {
  const home = pageAt('/');
  const { name, description, email, sameAs = [] } = nodeOf(home, 'Organization')!;
  for (const claim of [name, description, email]) expect(wordsOf(home.root)).toContain(claim);
  // An address without a path is a placeholder, not an account.
  for (const account of [sameAs].flat()) expect(new URL(String(account)).pathname).not.toBe('/');
});

testEachPage(on(/^\/services\/[^/]+$/), 'describes a service in the words that it shows', (page) => {
  const node = nodeOf(page, 'Service')!;
  for (const property of ['name', 'description', 'areaServed'])
    expect(wordsOf(page.root), property).toContain(node[property]);
});

// developers.google.com/search/docs/appearance/structured-data/article
testEachPage(on(/^\/blog\/[^/]+$/), 'has what Google recommends on articles, as it shows it', (page) => {
  const node = nodeOf(page, 'BlogPosting')!;
  const times = page.root.querySelectorAll('time').map((time) => time.getAttribute('datetime'));
  expect(node['headline']).toBe(wordsOf(page.root.querySelector('h1')!));
  expect(node).toHaveProperty('image');
  expect(node).toHaveProperty('author');
  for (const date of ['datePublished', 'dateModified']) expect(times).toContain(String(node[date]).slice(0, 10));
});

test('the listing names the articles that it shows, in their order', () => {
  const page = pageAt('/blog');
  const posts = nodeOf(page, 'Blog')!['blogPost'] as Node[];
  const cards = page.root.querySelectorAll('main li h2 a');
  expect(posts.map(({ url, headline }) => [url, headline])).toEqual(
    cards.map((link) => [`${site.url}${link.getAttribute('href')}`, wordsOf(link)]),
  );
});

testEachPage(pages, 'invents no ratings, reviews, prices or questions', (page) => {
  expect(JSON.stringify(graphOf(page))).not.toMatch(
    /"(aggregateRating|review|FAQPage|SearchAction|Rating|Review)"|"price":[^0]/,
  );
});
