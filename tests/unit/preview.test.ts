import { expect, test } from 'vitest';
import { articlePictures, cardPicture } from '../../src/lib/preview.ts';
import { articlePage, homePage, servicePage } from './a-site.ts';

test('a picture is named after its page', () => {
  expect(cardPicture(servicePage).file).toBe('/og/services/mowing.png');
  expect(cardPicture(homePage).file).toBe('/og/index.png');
});

test('an article has three more, each at least 1200 px wide; other pages have none', () => {
  expect(articlePictures(articlePage).map(({ file, width, height }) => [file, width, height])).toEqual([
    ['/og/blog/why-robots/16x9.png', 1200, 675],
    ['/og/blog/why-robots/4x3.png', 1200, 900],
    ['/og/blog/why-robots/1x1.png', 1200, 1200],
  ]);
  expect(articlePictures(servicePage)).toEqual([]);
});

test('the address changes when the picture does, and only then', () => {
  const before = cardPicture(servicePage).href;
  expect(cardPicture({ ...servicePage, description: 'Another.' }).href).toBe(before);
  expect(cardPicture({ ...servicePage, headline: 'Another' }).href).not.toBe(before);
  expect(cardPicture({ ...servicePage, stock: 'sky' }).href).not.toBe(before);
});
