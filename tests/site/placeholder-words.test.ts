import { expect } from 'vitest';
import { pages, wordsOf } from './built-site.ts';
import { onEvery } from './rule.ts';

/** Words of unfinished work, and what a script prints where a value is missing. */
const placeholders =
  /lorem ipsum|\bTODO\b|\bFIXME\b|coming soon|\bundefined\b|\[object \w+\]|\bNaN\b|\bnull\b|\{\w+\}|Invalid Date/;

onEvery(pages, 'has no placeholder in its words', ({ root }) => {
  expect(wordsOf(root).match(new RegExp(`.{0,40}(${placeholders.source}).{0,40}`, 'gi'))).toBeNull();
});

onEvery(pages, 'has no placeholder in its head and in the names of its parts', ({ root }) => {
  const names = root
    .querySelectorAll('title, meta[content], [alt], [aria-label], [title], [placeholder], [href]')
    .flatMap((element) => [element.tagName === 'TITLE' ? element.text : '', ...Object.values(element.attributes)]);
  expect(names.filter((name) => placeholders.test(name))).toEqual([]);
});
