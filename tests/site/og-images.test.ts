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

test.each(['headline', 'ogImageLabel'])('a letter with an accent leaves no gap in a %s', async (part) => {
  // No font has the last letter, so its image shows how a missing letter looks. The others must all differ from it.
  const letters = ['é', 'ñ', 'ß', 'ł', 'Ż', '字'];
  const texts = { headline: 'Support', ogImageLabel: 'Customers' };
  const images = await Promise.all(
    letters.map((letter) => renderOgImage({ ...texts, [part]: `A ${letter}o` }, site.name)),
  );
  expect(new Set(images).size).toBe(letters.length);
});
