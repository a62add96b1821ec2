import { describe, expect, test } from 'vitest';
import { questions } from '../../../src/data/questions.ts';
import { pageAt, wordsOf } from '../built-site.ts';
import { expectNear, part } from './compare.ts';
import { articleClaims, posts } from './facts.ts';

describe('/blog', () => {
  const main = part('/blog', 'main');

  test('is titled insights', () => expect(wordsOf(part('/blog', 'h1'))).toMatch(/insights/i));

  const cardOf = (slug: string) => main.querySelector(`a[href="/blog/${slug}"]`)?.closest('article, li');

  test('shows the six posts among its cards, newest first', () => {
    const links = main.querySelectorAll('h2 a, h3 a').map((link) => link.getAttribute('href')?.replace('/blog/', ''));
    expect(links.filter((slug) => posts.some((post) => post.slug === slug))).toEqual(posts.map((post) => post.slug));
  });

  test.each(posts.map((post) => [post.slug, post] as const))(
    'shows the card of %s',
    (slug, { date, day, category }) => {
      const card = cardOf(slug);
      const words = card ? wordsOf(card) : '';
      expect(words).toContain(day);
      expect(words.toLowerCase()).toContain(category);
      expect(card?.querySelector('time')?.getAttribute('datetime')).toMatch(new RegExp(`^${date}`));
      expect(card?.querySelectorAll('h2, h3')).toHaveLength(1);
      expect(card?.querySelectorAll('p').length).toBeGreaterThanOrEqual(1);
    },
  );
});

describe.each(posts.map((post) => [post.slug, post] as const))('/blog/%s', (slug, { date, day, category }) => {
  const route = `/blog/${slug}`;
  const main = part(route, 'main');

  test('shows its category, its date and its title', () => {
    const opening = wordsOf(main).slice(0, 700);
    expect(opening.toLowerCase()).toContain(category);
    expect(opening).toContain(day);
    expect(main.querySelector('time')?.getAttribute('datetime')).toMatch(new RegExp(`^${date}`));
    expect(wordsOf(part(route, 'h1')).length).toBeGreaterThan(10);
  });

  test('is an article of at least 700 words in at least three parts', () => {
    const body = main.querySelector('.prose, [data-prose]') ?? part(route, 'article');
    expect(body.querySelectorAll('h2').length).toBeGreaterThanOrEqual(3);
    const paragraphs = body
      .querySelectorAll('p, li, td, th, h2, h3, figcaption')
      .filter((element) => !element.querySelector('p'));
    const count = paragraphs
      .map((element) => wordsOf(element).split(' ').length)
      .reduce((sum, words) => sum + words, 0);
    expect(count).toBeGreaterThanOrEqual(700);
  });

  test('links a service and another article', () => {
    const hrefs = main.querySelectorAll('p a, li a').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href.startsWith('/services/')).length).toBeGreaterThanOrEqual(1);
    expect(hrefs.filter((href) => href.startsWith('/blog/') && href !== route).length).toBeGreaterThanOrEqual(1);
  });
});

test.each(articleClaims)('The articles claim %s, %s', (first, second, distance) => {
  const words = posts.map(({ slug }) => wordsOf(part(`/blog/${slug}`, 'main'))).join(' | ');
  expectNear(words, first, second, distance);
});

test('the questions that an article tells readers to ask a vendor are those that the home page answers', () => {
  const article = pageAt('/blog/why-most-ai-implementations-fail').root;
  const asked = article
    .querySelectorAll('li')
    .map(wordsOf)
    .filter((item) => item.endsWith('?'));
  expect(asked).toEqual(questions.map(({ question }) => question));
});
