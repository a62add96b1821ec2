import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { site } from '../../src/data/site.ts';
import { folder, indexedPages } from './built-site.ts';
import { contentOf, latest } from './front-matter.ts';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const sitemap = read('sitemap-0.xml');

/** The day that the sitemap gives for each address. */
const days = new Map(
  parse(sitemap)
    .querySelectorAll('url')
    .map((entry) => [
      entry.querySelector('loc')!.text.slice(site.url.length),
      entry.querySelector('lastmod')?.text.slice(0, 10),
    ]),
);

test("follows the protocol's own schema (sitemaps.org)", async () => {
  const schema = createRequire(import.meta.url)
    .resolve('sitemap')
    .replace(/dist.*$/, 'schema/sitemap.xsd');
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'sitemap-0.xml', contents: sitemap }],
    schema: [readFileSync(schema, 'utf8')],
  });
  expect(errors.map(({ message }) => message)).toEqual([]);
  expect(valid).toBe(true);
});

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
  // Its words are in the code, which has no day of its own: none is better than a false one.
  expect(days.get('/get-started')).toBeUndefined();
});

test('has no priorities, no frequencies, no style sheet and no extensions that it does not use', () => {
  expect(sitemap).not.toMatch(/priority|changefreq|xml-stylesheet/);
  expect(sitemap.match(/xmlns(:\w+)?=/g)).toEqual(['xmlns=']);
});

test('is named by an index, and the index by robots.txt', () => {
  const index = parse(read('sitemap-index.xml'));
  expect(index.querySelectorAll('loc').map(({ text }) => text)).toEqual([`${site.url}/sitemap-0.xml`]);
  expect(read('robots.txt')).toContain(`\nSitemap: ${site.url}/sitemap-index.xml\n`);
});

test('robots.txt keeps nobody from reading anything', () => {
  expect(read('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(read('robots.txt')).not.toContain('Disallow');
});
