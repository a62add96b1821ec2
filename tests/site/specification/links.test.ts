/** The links that the demonstration must have: the page, the part of the page, the link's text and its target. */
import { expect, test } from 'vitest';
import { nameOf, part } from './compare.ts';
import { legal, posts, services } from './facts.ts';

type Link = [string, string, RegExp, RegExp];

const links: Link[] = [
  ['/', 'header', /^about$/i, /^\/?#about$/],
  ['/', 'header', /^services$/i, /^\/?#solutions$/],
  ['/', 'header', /^process$/i, /^\/?#process$/],
  ['/', 'header', /^contact$/i, /^\/?#contact$/],
  ['/', 'header', /^blog$/i, /^\/blog$/],
  ['/', 'header', /^get started$/i, /^\/get-started$/],
  ['/', 'main', /start now/i, /^\/?#contact$/],
  ['/', 'main', /learn more/i, /^\/?#about$/],
  ['/', '#contact', /\S+@\S+/, /^mailto:\S+@\S+/],
  ...legal.map(({ route }): Link => ['/', 'footer', /\w/, new RegExp(`^${route}$`)]),
  ['/', 'footer', /\w/, /^\/blog$/],
  ['/blog', 'header', /^home$/i, /^\/$/],
  ['/blog', 'header', /^blog$/i, /^\/blog$/],
  ['/blog', 'header', /^contact$/i, /^(\/blog)?#cta$/],
  ['/blog', 'header', /^get started$/i, /^(\/blog)?#cta$/],
  ['/blog', '#cta', /\w/, /^\/get-started/],
  ['/blog', 'footer', /\S@\S/, /^mailto:\S+@\S+$/],
  ['/blog', 'footer', /^blog$/i, /^\/blog$/],
  ['/blog', 'footer', /^home$/i, /^\/$/],
  ...posts.flatMap(({ slug }): Link[] => [
    [`/blog/${slug}`, 'header', /^home$/i, /^\/$/],
    [`/blog/${slug}`, 'header', /^blog$/i, /^\/blog$/],
    [`/blog/${slug}`, 'header', /^get started$/i, /^\/get-started$/],
    [`/blog/${slug}`, 'main', /(back to|all) .*blog|back to blog/i, /^\/blog$/],
    [`/blog/${slug}`, 'main', /book .*consultation/i, /^\/get-started/],
  ]),
  ...services.flatMap(({ slug }): Link[] => [
    [`/services/${slug}`, 'header', /^contact/i, /^\/get-started/],
    [`/services/${slug}`, 'main', /book a free consultation/i, new RegExp(`^/get-started\\?service=${slug}$`)],
  ]),
  ...legal.flatMap(({ route }): Link[] => [
    [route, 'header', /\w/, /^\/$/],
    [route, 'header', /\w/, /^\/blog$/],
    [route, 'header', /\w/, /^\/get-started/],
    [route, 'main', /back to home/i, /^\/$/],
  ]),
  ['/get-started', 'header', /^home$/i, /^\/$/],
  ['/get-started', 'header', /^blog$/i, /^\/blog$/],
  ['/get-started', 'header', /^back to home$/i, /^\/$/],
];

test.each(links)('%s, %s: %s leads to %s', (route, selector, words, href) => {
  const found = part(route, selector)
    .querySelectorAll('a')
    .map((link) => ({ words: nameOf(link), href: link.getAttribute('href') ?? '' }));
  expect(
    found.filter((link) => words.test(link.words) && href.test(link.href)),
    JSON.stringify(found),
  ).not.toEqual([]);
});
