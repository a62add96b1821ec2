import { expect, test } from 'vitest';
import { clockOf, lengthOf, minutesOf, timeAxis } from '../../src/lib/clock.ts';

test('a clock time that is earlier than the one before it is on the next day', () => {
  expect(minutesOf(['21:47', '21:54', '08:05'])).toEqual([1307, 1314, 1925]);
  expect(minutesOf(['11:07', '02:00', '01:00'])).toEqual([667, 1560, 2940]);
});

test('an offset counts from the last clock time', () => {
  expect(minutesOf(['10:00', '+12 days', '+12 days'])).toEqual([600, 17_880, 17_880]);
});

test('lengths and times are written as people write them', () => {
  expect([457, 120, 5, 1500, 17_280].map(lengthOf)).toEqual(['7 h 37 min', '2 h', '5 min', '1 day', '12 days']);
  expect([485, 1925].map(clockOf)).toEqual(['08:05', '08:05']);
});

test('an axis is true to scale, names the longest wait and draws days as a break', () => {
  const { at, ticks, wait, breaks } = timeAxis([600, 660, 720, 720 + 12 * 1440]);
  expect(at[1]! - at[0]!).toBeCloseTo(at[2]! - at[1]!);
  expect(at[3]! - at[2]!).toBeCloseTo((at[2]! - at[0]!) / 4);
  expect(ticks.map(({ label }) => label)).toEqual(['10', ':15', ':30', ':45', '11', ':15', ':30', ':45', '12']);
  expect(wait?.label).toBe('12 days');
  expect(breaks).toBe(at[2]);
  expect(timeAxis([600, 660]).breaks).toBe(100);
});
