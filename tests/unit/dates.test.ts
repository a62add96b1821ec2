import { afterEach, expect, test, vi } from 'vitest';
import { dayField } from '../../src/lib/day-field.ts';
import { isoDate, isoInstant, mediumDate, monthAndYear } from '../../src/lib/dates.ts';

const day = new Date('2025-01-15');

afterEach(() => vi.unstubAllEnvs());

test('prints the same day wherever the build runs', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect([mediumDate(day), monthAndYear(day), isoDate(day)]).toEqual(['Jan 15, 2025', 'January 2025', '2025-01-15']);
});

test('gives machines a moment with its zone; a day without a time is its noon, the same day in America and Europe', () => {
  expect(isoInstant(new Date('2025-01-15T23:30:00-05:00'))).toBe('2025-01-16T04:30:00Z');
  expect(isoInstant(day)).toBe('2025-01-15T12:00:00Z');
});

test.each([
  ['in its morning', '2025-01-15T00:06:30Z', '2025-01-15T00:06:30Z'],
  ['in its afternoon', '2025-01-15T12:00:01Z', '2025-01-15T12:00:00Z'],
  ['on a later day', '2025-03-01T07:00:00Z', '2025-01-15T12:00:00Z'],
  ['before it, for a preview', '2025-01-14T23:59:59Z', '2025-01-15T12:00:00Z'],
])('a day is never in the future for machines once it has begun: built %s', (_, now, instant) => {
  expect(isoInstant(day, new Date(now))).toBe(instant);
});

test.each(['Dec 5, 2026', '2026-12-5', '12/05/2026', '05.12.2026', '2026-02-30', 2026, null])(
  'front matter takes no date written as %s',
  (written) => {
    const { error } = dayField.safeParse(written);
    expect(error?.issues.map(({ message }) => message)).toEqual(['must be a date such as 2025-01-15']);
  },
);

test.each(['2026-12-05', new Date('2026-12-05')])('front matter takes the day %s', (written) => {
  expect(dayField.parse(written)).toEqual(new Date('2026-12-05'));
});
