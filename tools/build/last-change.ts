/** When the text of each page last changed, for the sitemap: from the content's front matter and src/data/pages.ts. */
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pageEntries, type LastChange } from '../../src/data/pages.ts';
import { readFrontMatter } from '../front-matter.ts';
import { isDay, latestToday, today } from '../settings/days.ts';
import type { LegalText } from '../settings/publishing.ts';

/** The fields with dates, as they are written in a content file. */
interface FrontMatter {
  date?: string;
  updated?: string;
  draft?: boolean;
}

interface ContentFile {
  /** src/content/blog/a-post.mdx */
  file: string;
  folder: ContentFolder;
  /** The URL path of the file's page. */
  path: string;
  frontMatter: FrontMatter;
}

/** The URL path of each folder of src/content. */
const folderPaths = { services: '/services/', blog: '/blog/', legal: '/' } as const;
type ContentFolder = keyof typeof folderPaths;
const contentFolders = Object.keys(folderPaths) as ContentFolder[];

const contentFiles = (): ContentFile[] => contentFolders.flatMap(filesIn);

function filesIn(folder: ContentFolder): ContentFile[] {
  const files = globSync(`src/content/${folder}/*.mdx`);
  return files.map((file) => {
    const slug = basename(file, '.mdx');
    return { file, folder, path: folderPaths[folder] + slug, frontMatter: readDates(file) };
  });
}

/** Returns nothing for front matter that cannot be read: Astro itself says later which file and line is wrong. */
function readDates(file: string): FrontMatter {
  try {
    return readFrontMatter(file);
  } catch {
    return {};
  }
}

/** The day of a file's last change; undefined while the file is not published. */
function changeOf({ frontMatter }: ContentFile): string | undefined {
  const { date = '', updated = date, draft = false } = frontMatter;
  const isPublished = !draft && date <= today();
  return isPublished ? updated : undefined;
}

/** Maps a page's path to a day such as 2025-01-15. Leaves out pages that search engines must not index. */
export function lastChanges(): Map<string, string> {
  const files = contentFiles();
  const days = new Map<string, string>();
  for (const { path, inSitemap } of pageEntries) {
    if (inSitemap) days.set(path, dayOf(inSitemap.lastChange, files));
  }
  for (const file of files) {
    const day = changeOf(file);
    if (day !== undefined) days.set(file.path, day);
  }
  return days;
}

/** The day that an entry names, or the latest one in the content folders that it names. Today, if these are empty. */
function dayOf(lastChange: LastChange, files: readonly ContentFile[]): string {
  if (typeof lastChange === 'string') return lastChange;
  const days = files.filter(({ folder }) => lastChange.includes(folder)).map(changeOf);
  const publishedDays = days.filter((day) => day !== undefined);
  return publishedDays.toSorted().at(-1) ?? today();
}

/** The legal texts, whose dates a production build checks. */
export const legalTexts = (): LegalText[] =>
  filesIn('legal').map(({ file, frontMatter }) => ({ file, updated: frontMatter.updated ?? '' }));

/** Lists wrong dates, a line each with file and field: the sitemap would fail without naming either, or print them. */
export function dateProblems(): string[] {
  const problems = contentFiles().flatMap(({ file, frontMatter }) =>
    frontMatterProblems(frontMatter).map((problem) => `${file}: ${problem}`),
  );
  for (const { path, inSitemap } of pageEntries) {
    if (!inSitemap || typeof inSitemap.lastChange !== 'string') continue;
    const problem = changeProblem(inSitemap.lastChange);
    if (problem) problems.push(`src/data/pages.ts: ${path}: lastChange: ${problem}`);
  }
  return problems;
}

/** What is wrong with the dates of a content file: the field and what to write there. */
export function frontMatterProblems({ date, updated }: FrontMatter): string[] {
  if (date !== undefined && !isDay(date)) return [`date: ${anyDay()}`];
  if (updated === undefined) return [];
  if (date !== undefined && isDay(updated) && updated < date) {
    return [`updated: write a day after that of the publication, ${date}, or delete the line`];
  }
  // An article that waits for its day can have been changed on that day, as far as visitors will know.
  const isWaiting = date !== undefined && date > today();
  const problem = isWaiting && isDay(updated) ? undefined : changeProblem(updated);
  return problem ? [`updated: ${problem}`] : [];
}

/** What is wrong with the day of a change; undefined if nothing is. Search engines distrust a sitemap with a future day. */
function changeProblem(day: string): string | undefined {
  if (!isDay(day)) return anyDay();
  return day > latestToday() ? `write a day that is not in the future, such as ${today()}` : undefined;
}

const anyDay = (): string => `write a day such as ${today()}`;
