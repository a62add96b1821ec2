/** Formats dates for readers and for machines, in UTC so that every build prints the same. */
import { locale } from './locale.ts';

const timeZone = 'UTC';
const HALF_DAY_MS = 43_200_000;

/** "Jan 15, 2025" */
export function mediumDate(date: Date): string {
  return date.toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
}

/** "January 2025" */
export function monthAndYear(date: Date): string {
  return date.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone });
}

/** "2025-01-15": the value of a `<time>` element. */
export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** When the build began, in whole seconds. */
const builtAt = new Date(Math.floor(Date.now() / 1000) * 1000);

/**
 * "2025-01-15T12:00:00Z": for structured data, Open Graph and the feed. A date without a time is midnight UTC, when
 * America still has the day before. It becomes noon, which is the same day almost everywhere. In the morning of that day, it
 * becomes the time of the build: some feed readers hide what comes from the future.
 */
export function isoInstant(date: Date, now = builtAt): string {
  const time = date.getTime();
  const isMidnight = time % (2 * HALF_DAY_MS) === 0;
  const noon = isMidnight ? time + HALF_DAY_MS : time;
  const hasBegun = time <= now.getTime();
  const instant = new Date(hasBegun ? Math.min(noon, now.getTime()) : noon);
  return instant.toISOString().replace('.000', '');
}
