import { expect, test } from 'vitest';
import { parseNumber, formatTypingCost } from '../../src/lib/typing-cost.ts';

const rates = { automatedShare: 0.65, overheadFactor: 1.25, hoursPerYear: 1840, weeksPerYear: 50 };

test('a tool that nobody needs loses its price, and a loss has a sign', () => {
  const figures = formatTypingCost({ hours: 0, people: 1, salary: 50_000, tool: 500 }, rates);
  expect(figures).toMatchObject({ typingCost: '$0', netSavings: '−$7,700', breakEvenHours: '7' });
});

test.each([
  ['1,000', 1000],
  ['$12.50', 12.5],
  [' 8 ', 8],
  ['0', 0],
  ['.5', 0.5],
  ['1,234,567.5', undefined],
  ['7,5', 7.5],
  ['$12,50', 12.5],
  ['1,23,4', undefined],
  ['1,2345', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
])('"%s" is read as %s', (text, number) => {
  expect(parseNumber(text, { min: 0, max: 5000 })).toBe(number);
});
