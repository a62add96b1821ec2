import { expect, test } from 'vitest';
import { cells, checkStatistic, plotOf } from '../../src/lib/plots.ts';

const label = 'of something';

test('cells run row by row, from any of them', () => {
  expect(cells(10, 0, 25)).toBe('M0 0.5h10M0 1.5h10M0 2.5h5');
  expect(cells(10, 25, 7)).toBe('M5 2.5h5M0 3.5h2');
});

test('a figure with one before it is drawn on the scale of the larger, times in minutes, and never vanishes', () => {
  expect(plotOf({ value: '2 min', label, before: '48h' })).toMatchObject({
    columns: 2880,
    parts: [{ path: 'M0 .5h2880' }, { path: 'M0 1.5h19.2' }],
  });
});

test('a figure without one before it is drawn as the content says', () => {
  expect(plotOf({ value: '$18K', label })).toBeUndefined();
  expect(plotOf({ value: '87%', label, draw: 'share' })?.parts.map(({ by }) => by)).toEqual(['agent', 'person']);
  expect(plotOf({ value: '312%', label, draw: 'more' })?.columns).toBe(412);
});

test.each([
  [{ value: '1.9s', before: '8%' }, '"8%" does not count the same as "1.9s": write both alike'],
  [{ value: '24/7', before: '24/7' }, '"24/7" does not count the same as "24/7": write both alike'],
  [{ value: '312%', draw: 'share' }, '"312%" is not a number up to 100, as "share" takes: choose another or remove it'],
  [{ value: '$24K', draw: 'week' }, '"$24K" is not a number up to 40, as "week" takes: choose another or remove it'],
] as const)('%o cannot be drawn, and what to change is said', (figure, problem) => {
  expect(() => plotOf({ ...figure, label })).toThrow(problem);
});

test.each([
  ['soon', 'saved', '0 to 100 in steps of 1'],
  ['0.5X', 'times', '1 to 20 in steps of 1'],
  ['2.5X', 'times', '1 to 20 in steps of 1'],
  ['99.95%', 'thousand', '99.9 to 100 in steps of 0.1'],
] as const)('the statistic %s cannot be drawn as %s', (value, draw, room) => {
  expect(() => checkStatistic({ value, draw })).toThrow(
    `src/data/statistics.ts: value: "${value}" is not a number from ${room}, as draw: "${draw}" takes: change one of them.`,
  );
});
