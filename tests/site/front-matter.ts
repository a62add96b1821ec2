/** The front matter of published content, read without the code under test. */
import { readdirSync, readFileSync } from 'node:fs';

export interface Written {
  /** The file's name, which is also its address. */
  slug: string;
  /** The day of the last change of its text, such as 2025-01-15. */
  changed: string;
}

export function contentOf(folder: 'services' | 'blog' | 'legal'): Written[] {
  const files = readdirSync(`src/content/${folder}`).filter((file) => file.endsWith('.mdx'));
  return files.flatMap((file) => {
    const text = readFileSync(`src/content/${folder}/${file}`, 'utf8');
    const field = (name: string) => new RegExp(`^${name}: *["']?(\\d{4}-\\d{2}-\\d{2})`, 'm').exec(text)?.[1];
    const isPublished = !/^draft: *true/m.test(text) && new Date(field('date') ?? 0) <= new Date();
    const changed = field('updated') ?? field('date') ?? 'no date';
    return isPublished ? [{ slug: file.replace('.mdx', ''), changed }] : [];
  });
}

/** What the services' files promise: the prices and lengths that are set. */
export const servicePromises = (): string[] =>
  contentOf('services').flatMap(({ slug }) => {
    const text = readFileSync(`src/content/services/${slug}.mdx`, 'utf8');
    return [...text.matchAll(/^(?:price|duration): ["']?(?!null$)(.+?)["']?$/gm)].map(([, promised = '']) => promised);
  });

/** The site's services: their slugs and their names in the wizard. */
export const services = (): { slug: string; option: string }[] =>
  contentOf('services').map(({ slug }) => {
    const text = readFileSync(`src/content/services/${slug}.mdx`, 'utf8');
    return { slug, option: /^option: *["']?(.*?)["']?$/m.exec(text)![1]! };
  });

/** Any one of them. */
export const aService = () => services().at(-1)!;

export const latest = (entries: readonly Written[]): string =>
  entries
    .map(({ changed }) => changed)
    .toSorted()
    .at(-1)!;
