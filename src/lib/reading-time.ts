/** How long a text is: in words, and in minutes of reading. */

const wordsPerMinute = 200;

/** Words of a Markdown or MDX text. Tags but for captions, targets, what a picture shows and signs are no words. */
export function countWords(text: string): number {
  const words = text
    .replace(/<(?:Table [^>]*?caption="([^"]*)")?[^>]*>/g, ' $1 ')
    .replace(/!\[[^\]]*\]\(\S+(?: +"([^"]*)")?\)/g, ' $1 ')
    .replace(/\]\([^)]*\)/g, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.,%-]*/gu);
  return words?.length ?? 0;
}

/** Minutes, rounded up; at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / wordsPerMinute));
}
