/** What keeps a lead from being lost, doubled or read by a stranger, and how each is taken out. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../errors.ts';

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

/**
 * Takes a safeguard out of a copy of the project. The returned function puts it back.
 *
 * @throws UserError when its text is not in the file exactly once
 */
export async function takeOut(folder: string, { name, file, text, without }: Safeguard): Promise<() => Promise<void>> {
  const place = path.join(folder, file);
  const whole = await readFile(place, 'utf8');
  const around = whole.split(text);
  if (around.length !== 2) {
    throw new UserError(`"${name}" is in ${file} ${around.length - 1} times: correct its text in tools/mutation.`);
  }
  await writeFile(place, around.join(without));
  return () => writeFile(place, whole);
}
