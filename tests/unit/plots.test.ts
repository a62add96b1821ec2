import { describe, expect, test } from 'vitest';
import { cells, plotOf } from '../../src/lib/plots.ts';

const label = 'of something';

test('cells run row by row, from any of them', () => {
  expect(cells(10, 0, 25)).toBe('M0 0.5h10m-10 1h10m-10 1h5');
  expect(cells(10, 25, 7)).toBe('M5 2.5h5m-10 1h2');
});

describe('A figure', () => {
  test('with one before it is drawn on the scale of the larger, times in minutes, and never vanishes', () => {
    expect(plotOf({ value: '2 min', label, before: '48h' })).toMatchObject({
      columns: 2880,
      parts: [{ path: 'M0 .5h2880' }, { path: 'M0 1.5h19.2' }],
    });
    expect(plotOf({ value: '5.4%', label, before: '2%' })).toMatchObject({
      columns: 5.4,
      parts: [{ path: 'M0 .5h2' }, { path: 'M0 1.5h5.4' }],
    });
  });

  test('without a baseline is not drawn', () => {
    expect(plotOf({ value: '$18K', label })).toBeUndefined();
  });

  test('is drawn as the content says', () => {
    expect(plotOf({ value: '87%', label, draw: 'share' })?.parts.map(({ by }) => by)).toEqual(['agent', 'person']);
    expect(plotOf({ value: '100%', label, draw: 'share' })?.parts.map(({ by }) => by)).toEqual(['agent']);
    expect(plotOf({ value: '312%', label, draw: 'more' })?.columns).toBe(412);
    expect(plotOf({ value: '510', label, draw: 'count' })).toMatchObject({ columns: 51, rows: 10 });
  });
});
