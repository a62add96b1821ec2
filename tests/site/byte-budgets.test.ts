/**
 * Byte budgets, because visitors with slow connections notice size first. Pages are measured without their words, so that
 * the budgets hold for any texts. Each stands 5 % above what was measured when it was set, which is in its comment: it
 * finds a mistake, such as a library in a script or a style that is printed twice.
 *
 * If a test fails, look first for what grew: `git stash`, build and compare. If the new size is meant, set the budget to
 * the measured value times 1.05 and correct the comment. The same goes for the budgets in tests/e2e/loading.test.ts and
 * tests/e2e/lengths.test.ts.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { pageEntries } from '../../src/data/pages.ts';
import { questions } from '../../src/lib/lead/index.ts';
import { listFiles } from '../../tools/built-files.ts';
import { folder, minimalPages, pages, productionFolder, wordsOf } from './built-site.ts';
import { testEachPage } from './test-each-page.ts';

/** The compressed size, as a host compresses each response. */
const brotliSize = (text: string | Buffer) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** The compressed size of a page without its words. */
function markupSize(html: string): number {
  const words = wordsOf(parse(html, { comment: false, lowerCaseTagName: true }));
  return brotliSize(html) - brotliSize(words);
}

/** What a form may weigh more for each question that its owner adds. */
const BYTES_PER_QUESTION = 140;
/** What every page may weigh more for each page that its owner adds, which the header and the footer may link. */
const BYTES_PER_PAGE = 50;
const extraForLinks = pageEntries.filter(({ layout }) => layout === 'standard').length * BYTES_PER_PAGE;

const addedQuestions = questions.filter(({ column }) => !column);
const addedHomeQuestions = addedQuestions.filter(({ homeLabel }) => homeLabel);
const extraForWizard = addedQuestions.length * BYTES_PER_QUESTION;
const extraForHome = addedHomeQuestions.length * BYTES_PER_QUESTION;

/** Budgets of pages without their words; the first pattern that matches the route counts. */
const markupBudgets: [route: RegExp, bytes: number][] = [
  // Measured: 7,392.
  [/^\/$/, 7760 + extraForHome],
  // Measured: 7,222.
  [/^\/get-started$/, 7580 + extraForWizard],
  // Measured: 6,075.
  [/^\/services\//, 6380],
  // Measured: 6,148.
  [/^\/blog\//, 6460],
  // Measured: 5,972.
  [/./, 6270],
];

/**
 * The most that a page may weigh with all its words and every promise set, which makes it longest. These limits are for
 * this site as it is: if you add a section on purpose, raise its page's limit to the measured value times 1.05. Measured:
 * home 9,720; the wizard 7,936; services up to 7,600; articles up to 8,434; legal pages up to 7,352.
 */
const pageCeilings: [route: RegExp, bytes: number][] = [
  [/^\/$/, 9800 + extraForHome],
  [/^\/get-started$/, 8200 + extraForWizard],
  [/^\/services\//, 8200],
  [/^\/blog\//, 8700],
  [/./, 7700],
];

function readPage(build: string, route: string): string {
  const file = route === '/' ? 'index.html' : `${route}.html`;
  return readFileSync(join(build, file), 'utf8');
}

const builds = { 'the owner’s promises': folder, 'every promise': productionFolder };
for (const [promises, build] of Object.entries(builds)) {
  testEachPage(pages, `is within its budget of HTML with ${promises} set`, ({ route }) => {
    const [, budget] = markupBudgets.find(([pattern]) => pattern.test(route))!;
    expect(markupSize(readPage(build, route))).toBeLessThanOrEqual(budget + extraForLinks);
  });
}

testEachPage(pages, 'stays below the ceiling of its kind, with its words and every promise', ({ route }) => {
  const [, ceiling] = pageCeilings.find(([pattern]) => pattern.test(route))!;
  expect(brotliSize(readPage(productionFolder, route))).toBeLessThanOrEqual(ceiling + extraForLinks);
});

testEachPage(minimalPages, 'is small, and loads nothing but its icon', ({ html, root }) => {
  // Measured, with their words: 1,032.
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(1090);
  expect(root.querySelectorAll('script, link:not([rel=icon]), img')).toEqual([]);
});

test('the two fonts of every page, and that of letters with accents, are within their budgets', () => {
  const fonts = listFiles(folder).filter((file) => file.endsWith('.woff2'));
  const sizes = fonts.map((file) => ({ file, bytes: readFileSync(join(folder, file)).length }));
  const isExtended = ({ file }: { file: string }) => file.includes('extended');
  const sumOf = (files: typeof sizes) => files.reduce((total, { bytes }) => total + bytes, 0);
  // Measured: 11,140 for the two; 6,640 for the letters with accents, which few pages load.
  expect(sumOf(sizes.filter((size) => !isExtended(size)))).toBeLessThanOrEqual(11_700);
  expect(sumOf(sizes.filter(isExtended))).toBeLessThanOrEqual(6980);
});

const scripts = listFiles(folder).filter((file) => file.endsWith('.js'));
const totalSize = (files: string[]): number =>
  files.reduce((total, file) => total + brotliSize(readFileSync(join(folder, file))), 0);

test('the scripts of all pages, React among them, are within their budget', () => {
  const pageScripts = scripts.filter((file) => file.startsWith('_astro/'));
  // Measured: 85,912.
  expect(totalSize(pageScripts)).toBeLessThanOrEqual(90_210 + extraForWizard);
});

test('the worker, and the script that pages load while a lead is queued, are within their budget', () => {
  const backgroundScripts = scripts.filter((file) => !file.startsWith('_astro/'));
  expect(backgroundScripts.toSorted()).toEqual(['send-queued.js', 'sw.js']);
  // Measured: 9,625.
  expect(totalSize(backgroundScripts)).toBeLessThanOrEqual(10_110 + 2 * extraForWizard);
});
