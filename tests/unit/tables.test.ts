import { expect, test } from 'vitest';
import { motifs, sentenceOf, tableDrawnBy } from '../../src/lib/motifs.ts';
import { barsOf, cellsOf, tablesOf } from '../../src/lib/tables.ts';

const mdx = `Words.

<Table caption="Hours a week" plot="Hours">

| Job | Hours |
| --- | --- |
| Reply | 6.0 |
| Booking | 2.0 |
| Total | 8.0 |

</Table>

More words.
`;

test('reads the captioned tables of a text', () => {
  expect(tablesOf(mdx)).toEqual([
    {
      caption: 'Hours a week',
      head: ['Job', 'Hours'],
      rows: [
        ['Reply', '6.0'],
        ['Booking', '2.0'],
        ['Total', '8.0'],
      ],
    },
  ]);
});

test('reads the cells of a table in HTML, with what is in them', () => {
  const html = '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><b>1</b></td><td></td></tr></tbody>';
  expect(cellsOf(html)).toEqual([
    ['A', 'B'],
    ['<b>1</b>', ''],
  ]);
});

test('under a total each bar begins where the one above it ends', () => {
  expect(barsOf(tablesOf(mdx)[0]!.rows, [1])[1]).toEqual([
    { start: 0, length: 750, kind: 'plain' },
    { start: 750, length: 250, kind: 'plain' },
    { start: 0, length: 1000, kind: 'total' },
  ]);
});

test('what is lost takes the bar back, and is told from what is gained', () => {
  const rows = [
    ['Saved', '$800'],
    ['Cost', '−$300'],
    ['Total', '$500'],
  ];
  expect(barsOf(rows, [1])[1]).toEqual([
    { start: 0, length: 1000, kind: 'gain' },
    { start: 625, length: 375, kind: 'loss' },
    { start: 0, length: 625, kind: 'total' },
  ]);
});

test('without a total all bars begin at zero, on one scale, and other units have none', () => {
  const rows = [
    ['Chance', '30%', '30%'],
    ['Return', '$50', '$100'],
  ];
  const [, first, second] = barsOf(rows, [1, 2]);
  expect(first).toEqual([undefined, { start: 0, length: 500, kind: 'plain' }]);
  expect(second).toEqual([undefined, { start: 0, length: 1000, kind: 'plain' }]);
});

const post = (body: string, draws?: string) => ({ id: 'a-post', body, data: { icon: 'ledger' as const, draws } });

test('an article’s picture is drawn from its own table: another figure is another picture', () => {
  const before = tableDrawnBy(post(mdx, 'Hours a week'))!;
  const after = tableDrawnBy(post(mdx.replace('2.0', '3.0'), 'Hours a week'))!;
  expect(motifs.ledger(after)).not.toEqual(motifs.ledger(before));
  expect(sentenceOf(before)).toBe('Hours a week: Reply 6.0; Booking 2.0; Total 8.0');
});

test('an article without a table of that caption is refused, with the captions that it has', () => {
  expect(() => tableDrawnBy(post(mdx, 'Years'))).toThrow(
    'a-post: draws: there is no table "Years": name the caption of one of its own ("Hours a week").',
  );
  expect(tableDrawnBy(post(mdx))).toBeUndefined();
});
