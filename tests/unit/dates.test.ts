import { afterEach, expect, test, vi } from 'vitest';
import { feedDate, isoDate, isoInstant, longDate, longMonth } from '../../src/lib/dates.ts';

const day = new Date('2025-01-15');
const moment = new Date('2025-01-15T23:30:00-05:00');

afterEach(() => vi.unstubAllEnvs());

test('prints a day and a month as American English does', () => {
  expect(longDate(day)).toBe('Jan 15, 2025');
  expect(longMonth(day)).toBe('January 2025');
});

test('prints the same day wherever the build runs', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect([longDate(day), isoDate(day)]).toEqual(['Jan 15, 2025', '2025-01-15']);
});

test('gives machines a day, and a moment with its zone', () => {
  expect(isoDate(day)).toBe('2025-01-15');
  expect(isoInstant(moment)).toBe('2025-01-16T04:30:00Z');
});

test('takes a day without a time as its noon, which is the same day in all of America and Europe', () => {
  expect(isoInstant(day)).toBe('2025-01-15T12:00:00Z');
  expect(feedDate(day)).toBe('Wed, 15 Jan 2025 12:00:00 GMT');
});
