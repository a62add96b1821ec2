import { expect, test } from 'vitest';
import { pageFileProblems } from '../../../tools/build/page-files.ts';

const blog = { path: '/blog', file: 'src/pages/blog/index.astro' };
const pricing = { path: '/pricing', file: 'src/pages/pricing.astro' };

test('pages and entries that belong together are no problem', () => {
  expect(pageFileProblems(['/blog', '/pricing'], [blog, pricing])).toEqual([]);
});

test('a page without an entry, and an entry without a page, are named with what to add', () => {
  expect(pageFileProblems(['/blog'], [blog, pricing])).toEqual([
    "src/pages/pricing.astro has no entry: add one with the path '/pricing' to src/data/pages.ts.",
  ]);
  expect(pageFileProblems(['/blog', '/pricing'], [blog])).toEqual([
    "src/data/pages.ts: the entry '/pricing' has no page: add src/pages/pricing.astro.",
  ]);
});
