import { expect, test } from 'vitest';
import { calculator } from '../../src/data/calculator.ts';
import { facts } from '../../src/data/facts.ts';
import { dollars, example, numberIn, printed, share, typingBill } from '../../src/lib/typing-bill.ts';

test('the example costs what every page says of it', () => {
  const { hour, bill, running, left, breakEven } = typingBill(example);
  expect(left).toBe(3350);
  const computed = { hour: dollars(hour), bill: dollars(bill), running: dollars(running), tool: dollars(example.tool) };
  expect(facts).toMatchObject({ ...computed, share: `${share * 100}%`, breakEven: breakEven.toFixed(0) });
  const amounts = ['test', 'rest', 'from'].map((name) => Number(facts[name]!.replace(/\D/g, '')));
  expect(amounts[0]! + amounts[1]!).toBe(amounts[2]);
});

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
