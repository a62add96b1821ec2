import { expect, test } from 'vitest';
import { officeMinute } from '../../src/lib/arrival.ts';

test('an example of eight minutes starts on arrival if it ends in office hours', () => {
  const start = (came: string) => officeMinute(new Date(`2026-11-${came}`), { from: 8 * 60 + 30, to: 17 * 60 + 30 }, 8);
  // November 25, 2026 is a Wednesday.
  expect(['25T08:30', '25T14:37', '25T17:21'].map(start)).toEqual([510, 877, 1041]);
  const outside = ['25T08:29', '25T17:22', '25T23:57', '28T12:00', '29T12:00'];
  expect(outside.map(start)).toEqual(outside.map(() => undefined));
});
