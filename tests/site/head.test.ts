import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { type BuiltPage, folder, indexedPages, pageAt, pages, wordsOf } from './built-site.ts';
import { onEvery } from './rule.ts';

const metaOf = ({ root }: BuiltPage, name: string) =>
  root.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`).map((meta) => meta.getAttribute('content'));
const linksOf = ({ root }: BuiltPage, rel: string) =>
  root.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute('href') ?? '');

onEvery(pages, 'begins with its encoding, and says its language', (page) => {
  expect(page.html.slice(0, 1024)).toMatch(/<meta charset="utf-8">/);
  expect(page.root.querySelector('html')?.getAttribute('lang')).toBe(site.language);
});

onEvery(pages, 'lets its visitor zoom', (page) => {
  expect(metaOf(page, 'viewport')).toEqual(['width=device-width']);
});

onEvery(pages, 'has each tag of its preview once', (page) => {
  const names = 'type, title, description, site_name, locale, image, image:width, image:height, image:alt';
  for (const name of names.split(', ')) expect(metaOf(page, `og:${name}`), name).toEqual([expect.stringMatching(/./)]);
  expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
});

onEvery(pages, 'previews the words that it shows, and its description', (page) => {
  const headline = wordsOf(page.root.querySelector('h1')!);
  expect(metaOf(page, 'og:title')).toEqual([headline]);
  const pictured = [
    headline,
    ...page.root.querySelectorAll('main img').map((image) => image.getAttribute('alt') ?? ''),
  ];
  const [alternative = ''] = metaOf(page, 'og:image:alt');
  expect(pictured.filter((words) => words && alternative?.endsWith(words))).not.toEqual([]);
  expect(metaOf(page, 'og:description')).toEqual(metaOf(page, 'description'));
});

onEvery(pages, 'leads to icons, a manifest and a feed that exist', (page) => {
  const files = ['icon', 'apple-touch-icon', 'manifest', 'alternate'].flatMap((rel) => linksOf(page, rel));
  expect(files.length).toBeGreaterThanOrEqual(5);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  const feeds = page.root.querySelectorAll('link[rel=alternate][type="application/rss+xml"][title]');
  expect(feeds.map((feed) => feed.getAttribute('href'))).toEqual(['/rss.xml']);
});

onEvery(indexedPages, 'has one address of its own, in one spelling', (page) => {
  const { route } = page;
  const address = `${site.url}${route}`;
  expect(linksOf(page, 'canonical')).toEqual([address]);
  expect(metaOf(page, 'og:url')).toEqual([address]);
  expect(address).toBe(address.toLowerCase());
  expect(route === '/' || !route.endsWith('/')).toBe(true);
});

onEvery(indexedPages, 'may be found, with large previews', (page) => {
  expect(metaOf(page, 'robots')).toEqual(['max-image-preview:large']);
});

test('the page for unknown addresses must not be found, and claims no address', () => {
  const page = pageAt('/404');
  expect(metaOf(page, 'robots')).toEqual(['noindex']);
  expect(linksOf(page, 'canonical')).toEqual([]);
  expect(page.root.querySelector('a[href="/blog"]')).not.toBeNull();
});

test('an article says when it was published and changed; no other page does', () => {
  const articles = pages.filter((page) => metaOf(page, 'article:published_time').length > 0);
  expect(articles.map(({ route }) => route)).toEqual(
    pages.map(({ route }) => route).filter((route) => /^\/blog\/[^/]+$/.test(route)),
  );
  for (const page of articles) {
    expect(metaOf(page, 'og:type')).toEqual(['article']);
    const [published = '', modified = ''] = ['published', 'modified'].flatMap((name) =>
      metaOf(page, `article:${name}_time`),
    );
    expect(page.root.querySelector('time')?.getAttribute('datetime')).toBe(published?.slice(0, 10));
    expect(modified! >= published!).toBe(true);
  }
});
