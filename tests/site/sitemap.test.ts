import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { folder, indexedPages } from './built-site.ts';
import { contentOf, latest } from './front-matter.ts';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The day that the sitemap gives for each address. */
const days = new Map(
  parse(read('sitemap-0.xml'))
    .querySelectorAll('url')
    .map((entry) => [
      entry.querySelector('loc')!.text.slice(site.url.length),
      entry.querySelector('lastmod')?.text.slice(0, 10),
    ]),
);

test('holds every page that may be found, and nothing else', () => {
  expect([...days.keys()].toSorted()).toEqual(indexedPages.map(({ route }) => route).toSorted());
});

test('says when the words of each page last changed, from the content', () => {
  const [services, posts, legal] = [contentOf('services'), contentOf('blog'), contentOf('legal')];
  for (const [place, pages] of Object.entries({ '/services': services, '/blog': posts, '': legal })) {
    for (const { slug, changed } of pages) expect(days.get(`${place}/${slug}`), slug).toBe(changed);
  }
  expect(days.get('/')).toBe(latest([...services, ...posts, ...legal]));
  expect(days.get('/blog')).toBe(latest(posts));
  for (const [route, day] of days) expect(day, route).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('is named by an index, and the index by robots.txt, which keeps nobody from reading anything', () => {
  const index = parse(read('sitemap-index.xml'));
  expect(index.querySelectorAll('loc').map(({ text }) => text)).toEqual([`${site.url}/sitemap-0.xml`]);
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`\nSitemap: ${site.url}/sitemap-index.xml\n`);
});
