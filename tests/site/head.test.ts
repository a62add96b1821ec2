import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { type BuiltPage, hiddenPages, indexedPages, pages, wordsOf } from './built-site.ts';
import { testEachPage } from './test-each-page.ts';

const metaOf = ({ root }: BuiltPage, name: string) =>
  root.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`).map((meta) => meta.getAttribute('content'));
const linksOf = ({ root }: BuiltPage, rel: string) =>
  root.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute('href') ?? '');

/** What a search result shows, with the allowed length in characters. */
const searchTexts = [
  { name: 'title', min: 15, max: 65, read: titlesOf },
  { name: 'description', min: 70, max: 160, read: (page: BuiltPage) => metaOf(page, 'description') },
];

function titlesOf({ root }: BuiltPage): string[] {
  return root.querySelectorAll('head > title').map(({ text }) => text);
}

testEachPage(
  pages,
  'has a title and a description that no other page has, as long as a search result shows',
  (page) => {
    for (const { name, min, max, read } of searchTexts) {
      const found = read(page);
      expect(found, name).toHaveLength(1);
      const text = found[0] ?? '';
      expect(text.length, `"${text}" is shorter than ${min}`).toBeGreaterThanOrEqual(min);
      expect(text.length, `"${text}" is longer than ${max}`).toBeLessThanOrEqual(max);
      const samePages = pages.filter((other) => other !== page && read(other)[0] === text);
      expect(samePages.map(({ route }) => route)).toEqual([]);
    }
  },
);

testEachPage(pages, 'has a preview with the words that it shows', (page) => {
  const names = ['type', 'title', 'description', 'site_name', 'locale', 'image'];
  for (const name of [...names, 'image:width', 'image:height', 'image:alt']) {
    expect(metaOf(page, `og:${name}`), name).toEqual([expect.stringMatching(/./)]);
  }
  expect(metaOf(page, 'og:title')).toEqual([wordsOf(page.root.querySelector('h1')!)]);
  expect(metaOf(page, 'og:description')).toEqual(metaOf(page, 'description'));
  expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
});

testEachPage(indexedPages, 'may be indexed, and names its canonical address', (page) => {
  const address = `${site.url}${page.route}`;
  expect(linksOf(page, 'canonical')).toEqual([address]);
  expect(metaOf(page, 'og:url')).toEqual([address]);
  expect(metaOf(page, 'robots')).toEqual(['max-image-preview:large']);
});

testEachPage(hiddenPages, 'must not be indexed, and names no canonical address', (page) => {
  expect(metaOf(page, 'robots')).toEqual(['noindex']);
  expect(linksOf(page, 'canonical')).toEqual([]);
});

test('an article says when it was published; no other page does', () => {
  for (const page of pages) {
    const isArticle = /^\/blog\/[^/]+$/.test(page.route);
    const shownDay = page.root.querySelector('time')?.getAttribute('datetime');
    const publishedDays = metaOf(page, 'article:published_time').map((time) => time?.slice(0, 10));
    expect(publishedDays, page.route).toEqual(isArticle ? [shownDay] : []);
  }
});
