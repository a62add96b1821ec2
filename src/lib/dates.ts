/** Formats dates for readers and for machines, in UTC so that every build prints the same. */
import { locale } from './locale.ts';

const timeZone = 'UTC';
export const longDate = (date: Date): string => date.toLocaleDateString(locale, { dateStyle: 'medium', timeZone });
export const longMonth = (date: Date): string =>
  date.toLocaleDateString(locale, { month: 'long', year: 'numeric', timeZone });

/** "2025-01-15": the value of a `<time>` element. */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10);

/**
 * "2025-01-15T12:00:00Z": for structured data, Open Graph and the feed. A date without a time is midnight UTC, when
 * America still has the day before. It becomes noon, which is the same day almost everywhere.
 */
export function isoInstant(date: Date): string {
  const isDay = +date % 86_400_000 === 0;
  return new Date(+date + (isDay ? 43_200_000 : 0)).toISOString().replace('.000', '');
}
