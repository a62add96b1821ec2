import { createRequire } from 'node:module';
import { locale } from './locale.ts';

/** A phone has room for about this many letters of a headline. */
const MIN_WORD_LENGTH = 13;

/** The package has a module of patterns for each language: `hyphen/en`. */
type Patterns = typeof import('hyphen/en');

function loadPatterns(): Patterns | undefined {
  const { language } = new Intl.Locale(locale);
  const require = createRequire(import.meta.url);
  try {
    return require(`hyphen/${language}`) as Patterns;
  } catch {
    // Languages without patterns, such as Japanese, have no hyphens.
    return undefined;
  }
}

const patterns = loadPatterns();

/**
 * Marks where a long word of a headline may break: large text on a phone leaves no room for "Implementations". Browsers
 * do not hyphenate words with a capital by themselves, and would break such a word at any letter.
 */
export function softHyphens(headline: string): string {
  if (!patterns) return headline;
  return patterns.hyphenateSync(headline, { minWordLength: MIN_WORD_LENGTH });
}
