import { expect, test } from 'vitest';
import { frontMatterProblems } from '../../../tools/build/last-change.ts';

/** A day so many days from now. */
const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['has only the day of its publication', { date: '2025-01-15' }],
  ['was changed on the day of its publication', { date: '2025-01-15', updated: '2025-01-15' }],
  ['was changed later', { date: '2025-01-15', updated: dayFromNow(0) }],
  ['is to be published', { date: dayFromNow(9) }],
  ['is to be published, with a change on that day', { date: dayFromNow(9), updated: dayFromNow(9) }],
  ['has only the day of a change', { updated: '2025-01-15' }],
])('a text that %s is no problem', (_, frontMatter) => {
  expect(frontMatterProblems(frontMatter)).toEqual([]);
});

test.each([
  ['date: write a day such as', { date: '2025-02-30' }],
  ['updated: write a day such as', { date: '2025-01-15', updated: 'soon' }],
  ['updated: write a day after that of the publication, 2025-01-15', { date: '2025-01-15', updated: '2025-01-14' }],
  ['updated: write a day that is not in the future', { date: '2025-01-15', updated: dayFromNow(3) }],
  ['updated: write a day that is not in the future', { updated: dayFromNow(3) }],
  ['updated: write a day after that of the publication', { date: dayFromNow(9), updated: dayFromNow(-9) }],
])('%s: %j', (problem, frontMatter) => {
  expect(frontMatterProblems(frontMatter)).toEqual([expect.stringContaining(problem)]);
});
