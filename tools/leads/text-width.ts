/** How much room text takes in a terminal: cells of one character, or two for wide ones. */

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** East Asian scripts and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}|\ufe0f/u;

/** The cells of a text without control characters. */
export function textWidth(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += cells(segment);
  return width;
}

/** Fills up with spaces on the right. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

/** Breaks at spaces where it can, within a word where it must. At least one line. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = cut(word, width);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

function cut(word: string, width: number): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && textWidth(last) + cells(segment) > width) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

function cells(grapheme: string): number {
  return WIDE.test(grapheme) ? 2 : 1;
}
