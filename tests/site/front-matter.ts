/** The dates in the front matter of the content, read without the code that is tested. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Written {
  /** The file's name, which is its address. */
  slug: string;
  /** The day of the last change of its words, as it is written: 2025-01-15. */
  changed: string;
}

export function contentOf(folder: 'services' | 'blog' | 'legal'): Written[] {
  const files = readdirSync(`src/content/${folder}`).filter((file) => /\.mdx?$/.test(file));
  return files.map((file) => {
    const text = readFileSync(`src/content/${folder}/${file}`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}: *["']?(\\d{4}-\\d{2}-\\d{2})`, 'm').exec(text)?.[1];
    return { slug: file.replace(/\.mdx?$/, ''), changed: field('updated') ?? field('date') ?? 'no date' };
  });
}

export const latest = (entries: readonly Written[]): string =>
  entries
    .map(({ changed }) => changed)
    .toSorted()
    .at(-1)!;
