/**
 * Marks where a long word of a headline may break: large text on a phone leaves no room for "Implementations". Browsers
 * do not hyphenate words with a capital by themselves, and would break such a word at any letter.
 */
export const softHyphens = (headline: string): string => headline.replace(/\p{L}{8,}(?=tions?\b)/gu, '$&\u00AD');
