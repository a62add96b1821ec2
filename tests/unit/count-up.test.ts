import { expect, test } from 'vitest';
import { figureAt } from '../../src/islands/statistics/count-up.ts';

test.each([
  ['99.9%', '50.0%', '98.2%'],
  ['10X', '5X', '10X'],
  ['24/7', '24/7', '24/7'],
  ['$24K', '$12K', '$24K'],
  ['1,200', '600', '1,180'],
  ['always', 'always', 'always'],
])('%s counts as it is printed', (figure, half, last) => {
  expect([30, 59, 60].map((step) => figureAt(figure, step))).toEqual([half, last, figure]);
});
