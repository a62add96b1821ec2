/** The typing hero's timetable: pure, in milliseconds. */

export interface TypedText {
  text: string;
  /** Milliseconds a character. */
  speed: number;
}

/** How many characters of each text stand after `elapsed` ms; each text begins when the one before it ends. */
export function typedLengths(texts: readonly TypedText[], elapsed: number): number[] {
  let left = elapsed;
  return texts.map(({ text, speed }) => {
    const length = Math.max(0, Math.min(text.length, Math.floor(left / speed)));
    left -= text.length * speed;
    return length;
  });
}

/** How long all texts take, in ms. */
export const typingTime = (texts: readonly TypedText[]): number =>
  texts.reduce((sum, { text, speed }) => sum + text.length * speed, 0);
