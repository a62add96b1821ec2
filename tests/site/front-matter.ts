/** The front matter of published content. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../tools/front-matter.ts';

export interface ContentFile {
  /** The file's name without its ending, which is also the last part of the page's address. */
  slug: string;
  /** The day of the last change of its text, such as 2025-01-15. */
  lastChanged: string;
}

/** The fields of all kinds of content that the tests compare with the pages. */
interface Fields {
  date?: string;
  updated?: string;
  draft?: boolean;
}

/** The fields of a service that the tests compare with the pages. */
interface ServiceFields extends Fields {
  option: string;
  price: string | null;
  duration: string | null;
}

type Folder = 'services' | 'blog' | 'legal';

/** The published files of a folder of src/content, sorted by slug. */
function readPublished(folder: Folder): { slug: string; fields: Fields }[] {
  const paths = globSync(`src/content/${folder}/*.mdx`).toSorted();
  const files = paths.map((file) => {
    const fields: Fields = readFrontMatter(file);
    return { slug: path.basename(file, '.mdx'), fields };
  });
  return files.filter(({ fields: { draft = false, date } }) => {
    const isInFuture = date !== undefined && new Date(date) > new Date();
    return !draft && !isInFuture;
  });
}

const readServices = () => readPublished('services') as { slug: string; fields: ServiceFields }[];

/** The published files of a folder of src/content. */
export const contentOf = (folder: Folder): ContentFile[] =>
  readPublished(folder).map(({ slug, fields: { date = 'no date', updated = date } }) => ({
    slug,
    lastChanged: updated,
  }));

/** The day of the latest change of these files. */
export function latestChange(files: readonly ContentFile[]): string {
  const days = files.map(({ lastChanged }) => lastChanged);
  return days.toSorted().at(-1)!;
}

/** The site's services: their slugs and their names in the wizard. */
export const services = (): { slug: string; option: string }[] =>
  readServices().map(({ slug, fields: { option } }) => ({ slug, option }));

/** Any one of them. */
export const aService = () => services().at(-1)!;

/** The prices and durations that the services' files set. */
export function servicePromises(): string[] {
  const values = readServices().flatMap(({ fields: { price, duration } }) => [price, duration]);
  return values.filter((value) => value !== null);
}
