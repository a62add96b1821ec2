/** Byte limits, because visitors with slow connections notice size first. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { site } from '../../src/data/site.ts';
import { questions } from '../../src/lib/lead/index.ts';
import { listFiles } from '../../tools/built-files.ts';
import { folder, pages, minimalPages, productionFolder, wordsOf } from './built-site.ts';
import { onEvery } from './rule.ts';

/** Compresses as a host does for each response. */
const brotli = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
const bytesOf = (file: string) => brotli(readFileSync(join(folder, file)));

/** The questions beyond the demonstration's: a form may weigh as much more as they do. */
const further = questions.filter(({ column }) => !column);
const ofWizard = further.length * 140;
const ofHome = further.filter(({ homeLabel }) => homeLabel).length * 140;

/** Byte limits; the first pattern that matches counts. First: HTML without its words. Second: all of the demo's. */
const limits: [RegExp, number, number][] = [
  [/^\/$/, 7800 + ofHome, 10_000 + ofHome],
  [/^\/get-started$/, 7410 + ofWizard, 8200 + ofWizard],
  [/^\/services\//, 6400, 8200],
  [/^\/blog\//, 6400, 8700],
  [/./, 6300, 7700],
];
const limitOf = (route: string) => limits.find(([kind]) => kind.test(route))!;

onEvery(pages, 'has at most as much HTML as its kind', ({ route, html, root }) => {
  const [, around, all] = limitOf(route);
  expect(brotli(html) - brotli(wordsOf(root))).toBeLessThanOrEqual(around);
  if (site.name.startsWith('Northwright')) expect(brotli(html)).toBeLessThanOrEqual(all);
});

onEvery(pages, 'has at most as much HTML when the owner promises everything', ({ route }) => {
  const file = route === '/' ? 'index.html' : `${route}.html`;
  if (site.name.startsWith('Northwright')) {
    expect(brotli(readFileSync(join(productionFolder, file)))).toBeLessThanOrEqual(limitOf(route)[2]);
  }
  expect(limitOf(route)).toBeDefined();
});

onEvery(minimalPages, 'has at most 3 kB of HTML, and loads nothing but its icon', ({ html, root }) => {
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(3000);
  expect(root.querySelectorAll('script, link:not([rel=icon]), img')).toEqual([]);
});

test('the two fonts of every page weigh at most 11.2 kB together, and letters with accents 7', () => {
  const sizes = listFiles(folder)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => readFileSync(join(folder, file)).length);
  const [accents = 0, ...fonts] = sizes.toSorted((a, b) => b - a);
  expect(fonts).toHaveLength(2);
  expect(accents).toBeLessThanOrEqual(7000);
  expect(fonts[0]! + fonts[1]!).toBeLessThanOrEqual(11_200);
});

const scripts = listFiles(folder).filter((file) => file.endsWith('.js'));
const sum = (files: string[]): number => files.reduce((total, file) => total + bytesOf(file), 0);

test('the scripts of all pages weigh at most 87 kB together, React and the demonstration’s words among them', () => {
  const most = site.name.startsWith('Northwright') ? 87_000 + ofWizard : 90_000;
  expect(sum(scripts.filter((file) => file.startsWith('_astro/')))).toBeLessThanOrEqual(most);
});

test('the worker and the script that pages load while a lead is queued weigh at most 9.6 kB together', () => {
  const inBackground = scripts.filter((file) => !file.startsWith('_astro/'));
  expect(inBackground.toSorted()).toEqual(['send-queued.js', 'sw.js']);
  expect(sum(inBackground)).toBeLessThanOrEqual(9600 + 2 * ofWizard);
});
