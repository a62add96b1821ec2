/** The schema of a day in front matter. */
import { z } from 'astro/zod';

const error = 'must be a date such as 2025-01-15';

/**
 * A day, which YAML reads as a Date, or as a text where it is quoted. Other spellings are refused: JavaScript would read
 * 05.12.2026 as May 12, and `publish.yml` would not find the article on its date.
 */
export const dayField = z.union([z.date(), z.iso.date({ error })], { error }).transform((day) => new Date(day));
