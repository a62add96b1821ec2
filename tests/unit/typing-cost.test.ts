import { expect, test } from 'vitest';
import { parseNumber, formatTypingCost } from '../../src/lib/typing-cost.ts';

const rates = { share: 0.65, onTop: 1.25, worked: 1840, weeks: 50 };

test('a tool that nobody needs loses its price, and a loss has a sign', () => {
  const figures = formatTypingCost({ hours: 0, people: 1, salary: 50_000, tool: 500 }, rates);
  expect(figures).toMatchObject({ bill: '$0', left: '−$7,700', breakEven: '7' });
});

test.each([
  ['1,000', 1000],
  ['$12.50', 12.5],
  [' 8 ', 8],
  ['0', 0],
])('"%s" is read as %s', (text, number) => {
  expect(parseNumber(text, { least: 0, most: 5000 })).toBe(number);
});
