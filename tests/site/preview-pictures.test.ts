import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPreview } from '../../src/components/PreviewPicture.tsx';
import { site } from '../../src/data/site.ts';
import { type BuiltPage, folder, indexedPages } from './built-site.ts';
import { onEvery } from './rule.ts';

/** The page's card, then the pictures that its structured data names. */
function picturesOf({ root }: BuiltPage) {
  const tag = (name: string) => root.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? '';
  const graph = root.querySelector('script[type="application/ld+json"]')!.text;
  const inGraph = /"url":"([^"]+\/og\/[^"]+)","width":"(\d+)","height":"(\d+)"/g;
  return [['', tag(''), tag(':width'), tag(':height')], ...graph.matchAll(inGraph)].map(([, url = '', ...size]) => {
    const { origin, pathname } = new URL(url);
    expect(origin).toBe(site.url);
    return { file: join(folder, pathname), size: size.join(' × ') };
  });
}

onEvery(indexedPages, 'has its pictures, of the size that it says and light enough to be shown', async (page) => {
  const pictures = picturesOf(page);
  const isArticle = /^\/blog\/[^/]+$/.test(page.route);
  const ratios = isArticle ? ['1200 × 675', '1200 × 900', '1200 × 1200'] : [];
  expect(pictures.map(({ size }) => size)).toEqual(['1200 × 630', ...ratios]);
  for (const { file, size } of pictures) {
    const { format, width, height } = await sharp(file).metadata();
    expect(`${format} ${width} × ${height}`).toBe(`${file.endsWith('.jpg') ? 'jpeg' : 'png'} ${size}`);
    // Messengers load 60 kB at once.
    expect(statSync(file).size, 'bytes').toBeLessThan(60_000);
  }
});

test.each(['headline', 'label'])('a letter with an accent leaves no gap in a %s', async (part) => {
  // The last letter is in none of the fonts: what is drawn for it would be drawn for each that is missing.
  const drawn = ['é', 'ñ', 'ß', 'ł', 'Ż', '字'].map((letter) =>
    drawPreview({ headline: 'Support', label: 'Customers', [part]: `A ${letter}o` }, site.name, 630),
  );
  expect(new Set(await Promise.all(drawn)).size).toBe(drawn.length);
});
