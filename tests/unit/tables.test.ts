import { expect, test } from 'vitest';
import { chartOf, type ChartedPost } from '../../src/lib/article-charts.ts';
import { barsOf, cellsOf } from '../../src/lib/tables.ts';

const table = {
  caption: 'Hours a week',
  head: ['Job', 'Hours'],
  rows: [
    ['Reply', '6.0'],
    ['Booking', '2.0'],
    ['Total', '8.0'],
  ],
};

test('reads the cells of a table in HTML, with what is in them', () => {
  const html = '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><b>1</b></td><td></td></tr></tbody>';
  expect(cellsOf(html)).toEqual([
    ['A', 'B'],
    ['<b>1</b>', ''],
  ]);
});

test('under a total each bar begins where the one above it ends', () => {
  expect(barsOf(table.rows, [1], true)[1]).toEqual([
    { start: 0, length: 750, kind: 'value' },
    { start: 750, length: 250, kind: 'value' },
    { start: 0, length: 1000, kind: 'total' },
  ]);
});

test('what is lost takes the bar back, and is told from the rest', () => {
  const rows = [
    ['Saved', '$800'],
    ['Cost', '−$300'],
    ['Total', '$500'],
  ];
  expect(barsOf(rows, [1], true)[1]).toEqual([
    { start: 0, length: 1000, kind: 'value' },
    { start: 625, length: 375, kind: 'loss' },
    { start: 0, length: 625, kind: 'total' },
  ]);
});

test('without a total all bars begin at zero, on one scale, what was before beside what is now; other units have none', () => {
  const rows = [
    ['Chance', '30%', '30%'],
    ['Return', '$50', '$100'],
  ];
  const [, first, second] = barsOf(rows, [1, 2], false);
  expect(first).toEqual([undefined, { start: 0, length: 500, kind: 'before' }]);
  expect(second).toEqual([undefined, { start: 0, length: 1000, kind: 'value' }]);
});

const post = (chart: ChartedPost['data']['chart'], rows: string[][]): ChartedPost => ({
  id: 'a-post',
  data: { chart, table: { ...table, rows } },
});

test('a bar of what is lost is hollow, and ends where those of what is gained begin', () => {
  const rows = [
    ['One project', '−$50'],
    ['Four', '$50'],
  ];
  const outline = 'M44 0.25h16v1h-16Z';
  expect(chartOf(post('bars', rows))?.paths).toEqual({ outline, solid: 'M60 1.85h16v1h-16Z' });
});

test.each(['timeline', 'shares', 'bars'] as const)(
  'a table that is no %s is refused, with the field to change',
  (chart) => {
    expect(() => chartOf(post(chart, [['Reply', 'soon']]))).toThrow(
      `a-post: chart: "${chart}" cannot draw the table "Hours a week": choose another chart or another table.`,
    );
  },
);
