import { expect, test } from 'vitest';
import { amountOf, areComparable, labelOf } from '../../src/lib/figures.ts';

test.each([
  ['6%', { amount: 6, unit: '%' }],
  ['5.4%', { amount: 5.4, unit: '%' }],
  ['48h', { amount: 2880, unit: 'time' }],
  ['2 min', { amount: 2, unit: 'time' }],
  ['3 days', { amount: 4320, unit: 'time' }],
  ['1 day', { amount: 1440, unit: 'time' }],
  ['$24K', { amount: 24, unit: '$K' }],
  ['1,200', { amount: 1200, unit: '' }],
  ['24/7', undefined],
  ['100s', { amount: 100 / 60, unit: 'time' }],
])('%s is read as an amount of something', (printed, amount) => expect(amountOf(printed)).toEqual(amount));

test('figures are comparable when they count the same', () => {
  expect(areComparable('48h', '2 min')).toBe(true);
  expect(areComparable('30%', '6%')).toBe(true);
  expect(areComparable('30%', '6h')).toBe(false);
  expect(areComparable('$900K', '$1.2M')).toBe(false);
  expect(areComparable('24/7', '24/7')).toBe(false);
});

test('a figure says what it was before, and which way it went', () => {
  expect(labelOf({ value: '6%', label: 'no-show rate', before: '30%' })).toBe('no-show rate, down from 30%');
  expect(labelOf({ value: '5.4%', label: 'conversion', before: '2%' })).toBe('conversion, up from 2%');
  expect(labelOf({ value: '2 min', label: 'average response', before: '48h' })).toBe('average response, down from 48h');
  expect(labelOf({ value: '14h', label: 'saved per week' })).toBe('saved per week');
});
