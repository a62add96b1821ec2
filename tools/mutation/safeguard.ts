/** What keeps a lead from being lost, doubled or read by a stranger, and how each is taken out. */

export interface Safeguard {
  name: string;
  file: string;
  /** The text that is the safeguard; it is in the file once. */
  text: string;
  /** The text that replaces it. */
  without: string;
  /** The words for `npm test --`: the stages and the test files that watch over it. */
  tests: string[];
}

/** The safeguards of a file that the same tests watch over: name, text, and the text that replaces it, which may be none. */
export const safeguards = (
  file: string,
  tests: string,
  parts: Record<string, [text: string, without?: string]>,
): Safeguard[] =>
  Object.entries(parts).map(([name, [text, without = '']]) => ({ name, file, text, without, tests: tests.split(' ') }));
