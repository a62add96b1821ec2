import { describe, expect, test } from 'vitest';
import { wordsOf } from '../built-site.ts';
import { expectNear, part } from './compare.ts';
import { articleClaims, posts } from './facts.ts';

test('/blog shows the six posts, newest first, each with its day and category', () => {
  const cards = part('/blog', 'main').querySelectorAll('li:has(h2 a[href^="/blog/"])');
  const shown = cards.map((card) => ({
    slug: card.querySelector('h2 a')?.getAttribute('href')?.replace('/blog/', ''),
    date: card.querySelector('time')?.getAttribute('datetime'),
    day: wordsOf(card.querySelector('time')!),
    category: wordsOf(card.querySelector('p b')!).toLowerCase(),
  }));
  expect(shown.filter(({ slug }) => posts.some((post) => post.slug === slug))).toEqual(posts);
});

describe.each(posts)('/blog/$slug', ({ slug, day, category }) => {
  const route = `/blog/${slug}`;
  const main = part(route, 'main');

  test('opens with its category and its date', () => {
    const opening = wordsOf(main).slice(0, 700);
    expect(opening.toLowerCase()).toContain(category);
    expect(opening).toContain(day);
  });

  test('is an article of at least 700 words in at least three parts', () => {
    const article = part(route, 'article');
    expect(article.querySelectorAll('h2').length).toBeGreaterThanOrEqual(3);
    expect(wordsOf(article).split(' ').length).toBeGreaterThanOrEqual(700);
  });

  test('links a service and another article', () => {
    const hrefs = main.querySelectorAll('p a, li a').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.some((href) => href.startsWith('/services/'))).toBe(true);
    expect(hrefs.some((href) => href.startsWith('/blog/') && href !== route)).toBe(true);
  });
});

test.each(articleClaims)('The articles claim %s, %s', (first, second, distance) => {
  const words = posts.map(({ slug }) => wordsOf(part(`/blog/${slug}`, 'main'))).join(' | ');
  expectNear(words, first, second, distance);
});
