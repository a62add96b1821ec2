import { expect } from 'vitest';
import { pages, wordsOf } from './built-site.ts';
import { onEvery } from './rule.ts';

/** Words of unfinished work, and what a script prints where a value is missing. */
const placeholders = /lorem ipsum|\bTODO\b|coming soon|\bundefined\b|\[object \w+\]|\bNaN\b|\bnull\b|Invalid Date/i;

onEvery(pages, 'has no placeholder in its title, description and words', ({ root }) => {
  const description = root.querySelector('meta[name=description]')?.getAttribute('content');
  const words = `${root.querySelector('title')?.text} ${description} ${wordsOf(root)}`;
  expect(placeholders.exec(words)?.[0]).toBeUndefined();
});
