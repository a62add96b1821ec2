/** Breaks a headline into lines and finds the largest size at which it fits its room. */

/** A run of words in one color. */
export interface Run {
  text: string;
  isSecond: boolean;
}

export interface FittedHeadline {
  /** Font size in px. */
  size: number;
  lines: Run[][];
}

/** Width of a text at a font size of 1 px. */
export type Measure = (text: string) => number;

/** Room in px; sizes in px, largest first. */
export interface Room {
  width: number;
  height: number;
  sizes: readonly number[];
  /** Of a line, as a share of the size. */
  lineHeight: number;
}

interface Word {
  text: string;
  isSecond: boolean;
}

/** The largest size at which all lines fit; below the room's smallest size it shrinks as needed. */
export function fitHeadline(headline: string, room: Room, measure: Measure): FittedHeadline {
  const words = inTwoColors(headline);
  const smallest = Math.min(...room.sizes);
  for (let step = 0; ; step++) {
    const size = room.sizes[step] ?? smallest * 0.85 ** (step - room.sizes.length + 1);
    const lines = balance(words, room.width / size, measure);
    const fits = lines.every((line) => widthOf(line, measure) * size <= room.width);
    if (fits && lines.length * size * room.lineHeight <= room.height) return { size, lines: lines.map(joinRuns) };
  }
}

/** What follows a colon, or a second sentence, takes the second color. */
function inTwoColors(headline: string): Word[] {
  const [, first = headline, second = ''] =
    /^(.+?:) (.+)$/.exec(headline) ?? /^(.+?[.?]) (.+[.?])$/.exec(headline) ?? [];
  const words = (text: string, isSecond: boolean) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => ({ text: word, isSecond }));
  return [...words(first, false), ...words(second, true)];
}

/** Makes the lines as even as possible without adding one. */
function balance(words: readonly Word[], width: number, measure: Measure): Word[][] {
  const lines = wrap(words, width, measure);
  let best = lines;
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const narrower = wrap(words, width * share, measure);
    const fits = narrower.every((line) => widthOf(line, measure) <= width * share);
    if (narrower.length > lines.length || !fits) break;
    best = narrower;
  }
  return best;
}

function wrap(words: readonly Word[], width: number, measure: Measure): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word], measure) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

const widthOf = (line: readonly Word[], measure: Measure): number => measure(line.map(({ text }) => text).join(' '));

function joinRuns(line: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (const { text, isSecond } of line) {
    const run = runs.at(-1);
    if (run?.isSecond === isSecond) run.text += ` ${text}`;
    else runs.push({ text: run ? ` ${text}` : text, isSecond });
  }
  return runs;
}
