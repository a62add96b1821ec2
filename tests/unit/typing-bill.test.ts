import { expect, test } from 'vitest';
import { calculator } from '../../src/data/calculator.ts';
import { example, numberIn, printed } from '../../src/lib/typing-bill.ts';

test('a tool that nobody needs loses its price, and a loss has a sign', () => {
  expect(printed({ ...example, hours: 0 })).toMatchObject({ bill: '$0', left: '−$7,700', breakEven: '7' });
});

test.each([
  ['1,000', undefined],
  ['$12.50', 12.5],
  [' 8 ', 8],
  ['', undefined],
  ['-3', undefined],
  ['1e9', undefined],
  ['ten', undefined],
  ['0', 0],
])('"%s" hours are read as %s', (text, number) => {
  expect(numberIn(text, calculator.fields[0])).toBe(number);
});

test('a comma groups thousands', () => expect(numberIn('1,000', calculator.fields[3])).toBe(1000));
