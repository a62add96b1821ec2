import { expect, test } from 'vitest';
import { clockFrom, workStart } from '../../src/lib/arrival.ts';

/** The time that the sheet shows for a step due eight minutes after arrival, all in the visitor's time zone. */
const personAfter = (came: string) => {
  const arrival = new Date(`2026-11-${came}`);
  return clockFrom(
    arrival,
    workStart(new Date(arrival.getTime() + 8 * 60_000), { from: 8 * 60 + 30, to: 17 * 60 + 30 }),
  );
};

test('a person takes over at once in office hours, and otherwise when the next working day begins', () => {
  // November 25, 2026 is a Wednesday.
  expect(personAfter('25T14:37')).toBe('14:45');
  expect(personAfter('25T08:21')).toBe('08:30');
  expect(personAfter('25T08:25')).toBe('08:33');
  expect(personAfter('25T17:21')).toBe('17:29');
  expect(personAfter('25T17:22')).toBe('Thu 08:30');
  expect(personAfter('25T23:57')).toBe('Thu 08:30');
  expect(personAfter('27T18:00')).toBe('Mon 08:30');
  expect(personAfter('28T07:00')).toBe('Mon 08:30');
  expect(personAfter('29T23:58')).toBe('Mon 08:30');
});
