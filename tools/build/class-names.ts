/** Short class names: every page contains those of its styles, and a random name is the one thing that never compresses. */
import { globSync } from 'node:fs';

const letters = (index: number): string =>
  index < 26
    ? String.fromCharCode(97 + index)
    : `${letters(Math.floor(index / 26) - 1)}${String.fromCharCode(97 + (index % 26))}`;

/**
 * Names by the place of a file among all style sheets, and by the place of a style in its file: "c4". The same in every
 * build of the same files.
 */
export function classNames(): (style: { hash: string; filePath: string }) => string {
  const files = globSync('src/**/*.css.ts').toSorted();
  const styles = new Map<string, string[]>();
  return ({ hash, filePath }) => {
    const known = styles.get(filePath) ?? [];
    styles.set(filePath, known);
    if (!known.includes(hash)) known.push(hash);
    return `${letters(files.findIndex((file) => filePath.endsWith(file)))}${known.indexOf(hash)}`;
  };
}
