/** The blog's list agrees with the content files and with the articles' pages. */
import { expect, test } from 'vitest';
import { mediumDate } from '../../src/lib/dates.ts';
import { hrefsIn, pageAt, wordsOf } from './built-site.ts';
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
