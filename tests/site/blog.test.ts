/** The blog's list agrees with the content files and with the articles' pages. An article may have all of Markdown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { mediumDate } from '../../src/lib/dates.ts';
import { addedArticle, articleWithoutFigures } from '../promised-copy.ts';
import { hrefsIn, pageAt, productionFolder, wordsOf } from './built-site.ts';
import { contentOf } from './front-matter.ts';
import { testEachPage } from './test-each-page.ts';

const cards = pageAt('/blog').root.querySelectorAll('main li:has(h2 a[href^="/blog/"])');
const routeOfCard = (card: (typeof cards)[number]) => card.querySelector('h2 a')!.getAttribute('href')!;
const articles = contentOf('blog').map(({ slug }) => ({ route: `/blog/${slug}` }));

test('the blog lists every published article, the newest first, with its date', () => {
  const publishedRoutes = articles.map(({ route }) => route);
  expect(cards.map(routeOfCard).toSorted()).toEqual(publishedRoutes.toSorted());
  const times = cards.map((card) => card.querySelector('time')!);
  const days = times.map((time) => time.getAttribute('datetime')!);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(times.map(wordsOf)).toEqual(days.map((day) => mediumDate(new Date(day))));
});

testEachPage(articles, 'has the date of its card, and a link back to all articles', ({ route }) => {
  const card = cards.find((candidate) => routeOfCard(candidate) === route)!;
  const article = pageAt(route);
  const dateOnPage = article.root.querySelector('main time')!.getAttribute('datetime');
  expect(dateOnPage).toBe(card.querySelector('time')!.getAttribute('datetime'));
  expect(hrefsIn(article, 'main')).toContain('/blog');
});

test('an article may have code, aligned columns, and headings with any word, and its list of contents leads to them', () => {
  const root = parse(readFileSync(join(productionFolder, `blog/${addedArticle}.html`), 'utf8'));
  const headings = root.querySelectorAll('h2[id]').map((heading) => [heading.id, heading.text]);
  expect(headings).toEqual([
    ['fold', 'Fold'],
    ['main', 'Main'],
    ['top', 'Top'],
  ]);
  for (const [id = ''] of headings) {
    expect(root.querySelectorAll(`[id="${id}"]`).map(({ tagName }) => tagName)).toEqual(['H2']);
    expect(root.querySelectorAll(`ol a[href="#${id}"]`)).toHaveLength(1);
  }
  expect(root.querySelector('main')!.text).toContain('Pasted text.');
  expect(root.querySelector('pre')?.text).toContain('const answer = 42;');
  expect(root.querySelectorAll('td').map(wordsOf)).toEqual(['$5']);
});

test('an article without figures has a page and a card without a chart', () => {
  const read = (file: string) => parse(readFileSync(join(productionFolder, file), 'utf8'));
  const list = read('blog.html').querySelectorAll('main li:has(h2)');
  const card = list.find((item) => item.querySelector(`a[href="/blog/${articleWithoutFigures}"]`))!;
  const article = read(`blog/${articleWithoutFigures}.html`).querySelector('main')!;
  expect([card.querySelector('svg'), article.querySelector('svg')]).toEqual([null, null]);
});
