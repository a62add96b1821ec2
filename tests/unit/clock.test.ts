import { expect, test } from 'vitest';
import {
  formatClock,
  handOffIndex,
  formatDuration,
  toMinutes,
  minuteInOfficeHours,
  type Actor,
} from '../../src/lib/clock.ts';

test('a clock time that is earlier than the one before it is on the next day', () => {
  expect(toMinutes(['21:47', '21:54', '08:05'])).toEqual([1307, 1314, 1925]);
  expect(toMinutes(['11:07', '02:00', '01:00'])).toEqual([667, 1560, 2940]);
});

test('an offset counts from the last clock time', () => {
  expect(toMinutes(['10:00', '+12 days', '+12 days'])).toEqual([600, 17_880, 17_880]);
});

test('lengths and times are written as people write them', () => {
  expect([457, 120, 5, 1500, 17_280].map(formatDuration)).toEqual(['7 h 37 min', '2 h', '5 min', '1 day', '12 days']);
  expect([485, 1925].map(formatClock)).toEqual(['08:05', '08:05']);
});

test('a job is handed off at the first step of a person after an agent’s', () => {
  const by = (...actors: Actor[]) => actors.map((actor) => ({ by: actor }));
  expect(handOffIndex(by('customer', 'agent', 'agent', 'person', 'agent', 'person'))).toBe(3);
  expect(handOffIndex(by('person', 'agent', 'agent', 'person'))).toBe(3);
});

test('an example of eight minutes starts on arrival if it ends in office hours', () => {
  const start = (arrival: string) =>
    minuteInOfficeHours(new Date(`2026-11-${arrival}`), { from: 8 * 60 + 30, to: 17 * 60 + 30 }, 8);
  // November 25, 2026 is a Wednesday.
  expect(['25T08:30', '25T14:37', '25T17:21'].map(start)).toEqual([510, 877, 1041]);
  const outside = ['25T08:29', '25T17:22', '25T23:57', '28T12:00', '29T12:00'];
  expect(outside.map(start)).toEqual(outside.map(() => undefined));
});
