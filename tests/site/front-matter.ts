/** The front matter of published content, read without the code under test. */
import { readdirSync, readFileSync } from 'node:fs';

export interface ContentFile {
  /** The file's name without its ending, which is also the last part of the page's address. */
  slug: string;
  /** The day of the last change of its text, such as 2025-01-15. */
  lastChanged: string;
}

/** The published files of a folder of src/content. */
export function contentOf(folder: 'services' | 'blog' | 'legal'): ContentFile[] {
  const fileNames = readdirSync(`src/content/${folder}`).filter((name) => name.endsWith('.mdx'));
  const published: ContentFile[] = [];
  for (const name of fileNames) {
    const text = readFileSync(`src/content/${folder}/${name}`, 'utf8');
    const date = dayIn(text, 'date');
    const isDraft = /^draft: *true/m.test(text);
    const isInFuture = date !== undefined && new Date(date) > new Date();
    if (isDraft || isInFuture) continue;
    const lastChanged = dayIn(text, 'updated') ?? date ?? 'no date';
    published.push({ slug: name.replace('.mdx', ''), lastChanged });
  }
  return published;
}

/** The day that a field of the front matter has. */
function dayIn(text: string, field: string): string | undefined {
  return new RegExp(`^${field}: *["']?(\\d{4}-\\d{2}-\\d{2})`, 'm').exec(text)?.[1];
}

/** The day of the latest change of these files. */
export function latestChange(files: readonly ContentFile[]): string {
  const days = files.map(({ lastChanged }) => lastChanged);
  return days.toSorted().at(-1)!;
}

/** The site's services: their slugs and their names in the wizard. */
export const services = (): { slug: string; option: string }[] =>
  contentOf('services').map(({ slug }) => {
    const [, option = ''] = /^option: *["']?(.*?)["']?$/m.exec(readService(slug))!;
    return { slug, option };
  });

/** Any one of them. */
export const aService = () => services().at(-1)!;

/** The prices and lengths that the services' files set. */
export function servicePromises(): string[] {
  const files = contentOf('services').map(({ slug }) => readService(slug));
  return files.flatMap((text) => {
    const setValues = text.matchAll(/^(?:price|length): ["']?(?!null$)(.+?)["']?$/gm);
    return [...setValues].map(([, value = '']) => value);
  });
}

const readService = (slug: string) => readFileSync(`src/content/services/${slug}.mdx`, 'utf8');
