import { expect, test } from 'vitest';
import { amountOf, labelOf } from '../../src/lib/figures.ts';

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

test('a figure says what it was before, and which way it went', () => {
  expect(labelOf({ value: '6%', label: 'no-show rate', before: '30%' })).toBe('no-show rate, down from 30%');
  expect(labelOf({ value: '5.4%', label: 'conversion', before: '2%' })).toBe('conversion, up from 2%');
  expect(labelOf({ value: '14h', label: 'saved per week' })).toBe('saved per week');
});
