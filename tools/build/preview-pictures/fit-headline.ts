/** Breaks a headline into lines and finds the largest size at which it fits its room. */

/** Width of a text at a font size of 1 px. */
export type Measure = (text: string) => number;

/** Room in px; sizes in px, largest first. */
export interface Room {
  width: number;
  height: number;
  sizes: readonly number[];
}

/** The largest size, in px, at which all lines fit; below the room's smallest size it shrinks as needed. */
export function fitHeadline(headline: string, room: Room, measure: Measure): { size: number; lines: string[] } {
  const words = headline.split(/\s+/).filter(Boolean);
  const smallest = Math.min(...room.sizes);
  for (let step = 0; ; step++) {
    const size = room.sizes[step] ?? smallest * 0.85 ** (step - room.sizes.length + 1);
    const lines = balance(words, room.width / size, measure);
    const fits = lines.every((line) => measure(line) * size <= room.width);
    if (fits && lines.length * size <= room.height) return { size, lines };
  }
}

/** Makes the longest line as short as it can be without adding a line. */
function balance(words: readonly string[], width: number, measure: Measure): string[] {
  const longestOf = (lines: readonly string[]) => Math.max(...lines.map(measure));
  let lines = wrap(words, width, measure);
  for (;;) {
    const longest = longestOf(lines);
    const narrower = wrap(words, longest - 0.001, measure);
    if (narrower.length > lines.length || longestOf(narrower) >= longest) return lines;
    lines = narrower;
  }
}

function wrap(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
