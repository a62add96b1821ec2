import { expect, test, vi } from 'vitest';
import { amountOf, labelOf, withNoBreakSpaces } from '../../src/lib/figures.ts';
import { localeEnv } from '../../tools/build/locale.ts';

test.each([
  ['5.4%', 5.4, '%'],
  ['48h', 2880, 'time'],
  ['1 day', 1440, 'time'],
  ['100s', 100 / 60, 'time'],
  ['$24K', 24, '$K'],
  ['−$6,000', -6000, '$'],
])('%s is read as an amount of something', (printed, amount, unit) => {
  expect(amountOf(printed)).toMatchObject({ amount, unit });
});

test('what is no figure is not read', () => {
  expect(['24/7', '30% each', ''].map(amountOf)).toEqual([undefined, undefined, undefined]);
});

const words = { up: 'up from', down: 'down from' };

test('a figure says what it was before, and which way it went', () => {
  expect(labelOf({ value: '6%', label: 'no-show rate', before: '30%' }, words)).toBe(
    'no-show rate, down from\u00A030%',
  );
  expect(labelOf({ value: '5.4%', label: 'conversion', before: '2%' }, words)).toBe('conversion, up from\u00A02%');
  expect(labelOf({ value: '14h', label: 'saved per week' }, words)).toBe('saved per week');
});

test.each([
  ['Live cases from day 3, done by day 15', 'Live cases from day~3, done by day~15'],
  ['Answers at 2 a.m. A person', 'Answers at 2~a.m. A person'],
  ['In a month, 17 of them buy', 'In a month, 17 of them buy'],
  ['15,000 × 0.034 = 510 extra', '15,000~×~0.034~=~510 extra'],
])('%s breaks only where no number loses its unit', (text, kept) => {
  expect(withNoBreakSpaces(text)).toBe(kept.replaceAll('~', '\u00A0'));
});

test.each([
  ['en-GB', 'GBP', '£1,234.5', '−£5'],
  ['de-DE', 'EUR', '1.234,5 €', '−5 €'],
])('in %s and %s figures are read and written as there', async (locale, currency, printed, loss) => {
  for (const [name, value] of Object.entries(localeEnv({ locale, currency }))) vi.stubEnv(name, value);
  vi.resetModules();
  const figures = await import('../../src/lib/figures.ts');
  const typingCost = await import('../../src/lib/typing-cost.ts');
  vi.unstubAllEnvs();
  expect(figures.amountOf(printed)?.number).toBe(1234.5);
  expect(typingCost.parseNumber(printed.replace(/[€£]/, ''), { min: 0, max: 2000 })).toBe(1234.5);
  expect(typingCost.formatMoney(-5).replace(/\s/, ' ')).toBe(loss);
});
