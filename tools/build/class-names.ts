import { globSync } from 'node:fs';

/** The order of these files is the same on every machine, and so are the names. */
const styleFiles = globSync('src/**/*.css.ts')
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();
const identifiersOf = new Map<string, string[]>();

/**
 * Names a style "x2-c": the third file's 13th name. Every page's HTML repeats these names, and vanilla-extract's own are
 * longer. No ad blocker hides names that begin with "x", as it does with "ad12".
 *
 * @param filePath relative to the project
 * @param hash vanilla-extract's own identifier, the same whenever it asks for the same style's name
 */
export function className({ filePath, hash }: { filePath: string; hash: string }): string {
  let file = styleFiles.indexOf(filePath);
  if (file < 0) file = styleFiles.push(filePath) - 1;

  const identifiers = identifiersOf.get(filePath) ?? [];
  identifiersOf.set(filePath, identifiers);
  let index = identifiers.indexOf(hash);
  if (index < 0) index = identifiers.push(hash) - 1;

  return `x${file.toString(36)}-${index.toString(36)}`;
}
