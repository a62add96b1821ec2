import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { type BuiltPage, hiddenPages, indexedPages, pages, wordsOf } from './built-site.ts';
import { testEachPage } from './test-each-page.ts';

const metaOf = ({ root }: BuiltPage, name: string) =>
  root.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`).map((meta) => meta.getAttribute('content'));
const linksOf = ({ root }: BuiltPage, rel: string) =>
  root.querySelectorAll(`link[rel="${rel}"]`).map((link) => link.getAttribute('href') ?? '');

/** The two lines of a search result, each with its allowed length in characters. */
const lines = [
  ['title', 15, 65, ({ root }: BuiltPage) => root.querySelectorAll('head > title').map(({ text }) => text)],
  ['description', 70, 160, (page: BuiltPage) => metaOf(page, 'description')],
] as const;

testEachPage(pages, 'has a title and a description of its own, as long as a result page shows', (page) => {
  for (const [name, least, most, read] of lines) {
    const [text = '', ...more] = read(page);
    expect(more, `a second ${name}`).toEqual([]);
    expect(text!.length, `"${text}" is shorter than ${least}`).toBeGreaterThanOrEqual(least);
    expect(text!.length, `"${text}" is longer than ${most}`).toBeLessThanOrEqual(most);
    const twins = pages.filter((other) => other !== page && read(other)[0] === text);
    expect(twins.map(({ route }) => route)).toEqual([]);
  }
});

testEachPage(pages, 'previews the words that it shows', (page) => {
  const names = 'type, title, description, site_name, locale, image, image:width, image:height, image:alt';
  for (const name of names.split(', ')) expect(metaOf(page, `og:${name}`), name).toEqual([expect.stringMatching(/./)]);
  expect(metaOf(page, 'og:title')).toEqual([wordsOf(page.root.querySelector('h1')!)]);
  expect(metaOf(page, 'og:description')).toEqual(metaOf(page, 'description'));
  expect(metaOf(page, 'twitter:card')).toEqual(['summary_large_image']);
});

testEachPage(indexedPages, 'may be found, at one address in one spelling', (page) => {
  const address = `${site.url}${page.route}`;
  expect(linksOf(page, 'canonical')).toEqual([address]);
  expect(metaOf(page, 'og:url')).toEqual([address]);
  expect(metaOf(page, 'robots')).toEqual(['max-image-preview:large']);
});

testEachPage(hiddenPages, 'must not be found, and claims no address', (page) => {
  expect(metaOf(page, 'robots')).toEqual(['noindex']);
  expect(linksOf(page, 'canonical')).toEqual([]);
});

test('an article says when it was published; no other page does', () => {
  const dated = pages.filter((page) => metaOf(page, 'article:published_time').length > 0);
  expect(dated.map(({ route }) => route)).toEqual(
    pages.map(({ route }) => route).filter((route) => /^\/blog\/[^/]+$/.test(route)),
  );
  for (const page of dated) {
    const shown = page.root.querySelector('time')?.getAttribute('datetime');
    expect(metaOf(page, 'article:published_time')[0]).toContain(shown);
  }
});
