import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderOgImage } from '../../src/components/OgImage.tsx';
import { site } from '../../src/data/site.ts';
import { folder, indexedPages } from './built-site.ts';
import { testEachPage } from './test-each-page.ts';

testEachPage(
  indexedPages,
  'has an Open Graph image of the stated size, small enough for messengers',
  async ({ root }) => {
    const metaContent = (property: string) =>
      root.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';
    const { origin, pathname } = new URL(metaContent('og:image'));
    expect(origin).toBe(site.url);
    const file = join(folder, pathname);
    const { format, width, height } = await sharp(file).metadata();
    expect(format).toBe('png');
    expect(`${width}`).toBe(metaContent('og:image:width'));
    expect(`${height}`).toBe(metaContent('og:image:height'));
    expect(statSync(file).size, 'bytes').toBeLessThan(60_000);
  },
);

const texts = { headline: 'Support', ogImageLabel: 'Customers' };
const draw = (part: string, text: string) => renderOgImage({ ...texts, [part]: text }, site.name);

test.each(['headline', 'ogImageLabel'])('a letter with an accent leaves no gap in a %s', async (part) => {
  // An image of a missing letter would be the same for all of them.
  const letters = ['é', 'ñ', 'ß', 'ł', 'Ż'];
  const images = await Promise.all(letters.map((letter) => draw(part, `A ${letter}o`)));
  expect(new Set(images).size).toBe(letters.length);
});

test.each(['字', '→', '🎉', '½', 'Я'])('a letter that no font has stops the build: %s', async (letter) => {
  for (const part of ['headline', 'ogImageLabel']) {
    await expect(draw(part, `A ${letter}o`)).rejects.toThrow(`has "${letter}", which a title`);
  }
  await expect(renderOgImage(texts, `A ${letter}o`)).rejects.toThrow(letter);
});

test('signs without a shape, and any space and hyphen, leave no gap', async () => {
  const plain = await draw('headline', 'Re-do it in 5 days');
  expect(await draw('headline', 'Re\u2011do it in 5\u202fda\u00ady\u200bs')).toBe(plain);
});
