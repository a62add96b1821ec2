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
  'has an Open Graph image of the size that it says, light enough for a messenger',
  async ({ root }) => {
    const tag = (name: string) => root.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? '';
    const { origin, pathname } = new URL(tag(''));
    expect(origin).toBe(site.url);
    const { format, width, height } = await sharp(join(folder, pathname)).metadata();
    expect(`${format} ${width} × ${height}`).toBe(`png ${tag(':width')} × ${tag(':height')}`);
    expect(statSync(join(folder, pathname)).size, 'bytes').toBeLessThan(60_000);
  },
);

test.each(['headline', 'ogImageLabel'])('a letter with an accent leaves no gap in a %s', async (part) => {
  // No font has the last letter, so its image shows how a missing letter looks. The others must all differ from it.
  const drawn = ['é', 'ñ', 'ß', 'ł', 'Ż', '字'].map((letter) =>
    renderOgImage({ headline: 'Support', ogImageLabel: 'Customers', [part]: `A ${letter}o` }, site.name),
  );
  expect(new Set(await Promise.all(drawn)).size).toBe(drawn.length);
});
