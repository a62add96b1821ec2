/** What a visitor on a slow line would notice: the size of a page, of its fonts, and a script that nobody asked for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { folder, pages } from './built-site.ts';
import { onEvery } from './rule.ts';
import { filesOf } from '../../tools/built-files.ts';

/** Bytes that fit into the first ten packets of a connection. */
const html = 14_000;
const fonts = 22_000;

onEvery(pages, 'fits into the first packets', ({ html: text }) => {
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(html);
});

/** The home page types and counts, and the wizard asks: their scripts come with the page. */
const quiet = pages.filter(({ route }) => !['/', '/get-started'].includes(route));

onEvery(quiet, 'asks for no script by itself', ({ root }) => {
  const scripts = root.querySelectorAll('script[src], link[rel=modulepreload]').map(({ outerHTML }) => outerHTML);
  const islands = root.querySelectorAll('astro-island').map((island) => island.getAttribute('client') ?? '');
  expect([...scripts, ...islands.filter((client) => /^(load|idle|visible|only)$/.test(client))]).toEqual([]);
});

// What is preloaded delays a phone's first paint.
onEvery(pages, 'lets no phone wait for a font', ({ root }) => {
  const preloads = root.querySelectorAll('link[rel=preload]').map((link) => link.getAttribute('media'));
  expect(preloads.filter((media) => media !== '(min-width: 48rem)')).toEqual([]);
});

test('The two fonts are small together', () => {
  const files = filesOf(folder).filter((file) => file.endsWith('.woff2'));
  expect(files).toHaveLength(2);
  expect(files.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0)).toBeLessThanOrEqual(fonts);
});
