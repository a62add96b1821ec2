import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { type BuiltPage, folder, pages } from './built-site.ts';
import { onEvery } from './rule.ts';
import { filesOf } from '../../tools/built-files.ts';

/** Bytes of a picture that a messenger loads at once. */
const limit = 60_000;

/** The file behind a picture's absolute address. */
function fileOf(address: string): string {
  const { origin, pathname } = new URL(address);
  expect(origin).toBe(site.url);
  return join(folder, pathname);
}

const cardOf = ({ root }: BuiltPage) =>
  fileOf(root.querySelector('meta[property="og:image"]')!.getAttribute('content')!);

/** Drawn ones are PNG; an article's own picture may be a photo. */
const formatOf = (file: string) => (file.endsWith('.jpg') ? 'jpeg' : 'png');

/** The pictures that a page's structured data names, but for the logo. */
function picturesOf({ root }: BuiltPage) {
  const graph = root.querySelector('script[type="application/ld+json"]')!.text;
  const pattern = /"url":"([^"]+\/og\/[^"]+)","width":"(\d+)","height":"(\d+)"/g;
  return [...graph.matchAll(pattern)].map(([, url = '', width, height]) => ({
    file: fileOf(url),
    width: Number(width),
    height: Number(height),
  }));
}

onEvery(pages, 'has a preview picture of 1200 by 630, below 60 KB', async (page) => {
  const file = cardOf(page);
  expect(await sharp(file).metadata()).toMatchObject({ format: formatOf(file), width: 1200, height: 630 });
  const told = ['width', 'height'].map((side) =>
    page.root.querySelector(`meta[property="og:image:${side}"]`)?.getAttribute('content'),
  );
  expect(told).toEqual(['1200', '630']);
  expect(statSync(file).size, 'bytes').toBeLessThan(limit);
});

onEvery(pages, 'has pictures in three ratios, of the size that it says, if it is an article', async (page) => {
  const pictures = picturesOf(page);
  const isArticle = /^\/blog\/[^/]+$/.test(page.route);
  expect(pictures.map(({ width, height }) => (width / height).toFixed(2))).toEqual(
    isArticle ? ['1.78', '1.33', '1.00'] : [],
  );
  for (const { file, width, height } of pictures) {
    expect(await sharp(file).metadata()).toMatchObject({ width, height });
    // Google: at least 50,000 pixels; at least 1200 px wide for large previews.
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(statSync(file).size, 'bytes').toBeLessThan(limit);
  }
});

test('no two pages share a picture', () => {
  const pictures = pages.map((page) => readFileSync(cardOf(page), 'base64'));
  expect(new Set(pictures).size).toBe(pages.length);
});

test('every picture that was made is used', () => {
  const used = pages.flatMap((page) => [cardOf(page), ...picturesOf(page).map(({ file }) => file)]);
  const made = filesOf(folder).filter((file) => file.startsWith('og/'));
  expect(made).toEqual(used.map((file) => file.slice(folder.length + 1)).toSorted());
});
