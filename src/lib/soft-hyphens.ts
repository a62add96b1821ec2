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
 * Marks one place where a long word of a headline may break: large text on a phone leaves no room for "Implementations". Browsers
 * do not hyphenate words with a capital by themselves, and would break such a word at any letter.
 */
export function softHyphens(headline: string): string {
  if (!patterns) return headline;
  const hyphenated = patterns.hyphenateSync(headline, { minWordLength: MIN_WORD_LENGTH });
  // Only the last break of each word stays: with more of them, lines would break words that have room on the next one.
  return hyphenated.replace(/\u00AD(?=[^\s\u00AD]*\u00AD)/g, '');
}
