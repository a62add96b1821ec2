/** When the text of each page last changed, for the sitemap. The dates come from the content's front matter. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { isDay, today } from '../settings/days.ts';

type FrontMatter = { date?: string; updated?: string; draft?: boolean };

/** The URL path of each folder of src/content. */
const places = { services: '/services/', blog: '/blog/', legal: '/' };

/** The dates in the front matter of every content file, as they are written. */
function contentFiles(): { file: string; path: string; dates: FrontMatter }[] {
  return Object.entries(places).flatMap(([folder, place]) =>
    globSync(`src/content/${folder}/*.mdx`).map((file) => {
      const text = readFileSync(file, 'utf8').replaceAll('\r', '');
      const [, written = ''] = /^---\n(.*?)\n---/s.exec(text) ?? [];
      return { file, path: place + basename(file, '.mdx'), dates: readFrontMatter(written) };
    }),
  );
}

/** Returns nothing for front matter that cannot be read: Astro itself says later which file and line is wrong. */
function readFrontMatter(written: string): FrontMatter {
  try {
    return (parse(written) ?? {}) as FrontMatter;
  } catch {
    return {};
  }
}

/** Maps a page's path to a day such as 2025-01-15. Leaves out pages that are not published yet. */
export function lastChanges(): Map<string, string> {
  const days = new Map<string, string>();
  for (const { path, dates } of contentFiles()) {
    const { date = '', updated = date, draft = false } = dates;
    if (date <= today() && !draft) days.set(path, updated);
  }
  const latest = (prefix: string) =>
    [...days].reduce((last, [path, day]) => (path.startsWith(prefix) && day > last ? day : last), '');
  return new Map([...days, ['/', latest('/')], ['/blog', latest('/blog/')]]);
}

/** Lists dates that are no days, a line each with file and field: the sitemap would fail without naming either. */
export function dateProblems(): string[] {
  return contentFiles().flatMap(({ file, dates }) =>
    (['date', 'updated'] as const)
      .filter((field) => dates[field] !== undefined && !isDay(dates[field]))
      .map((field) => `${file}: ${field}: write a day such as ${today()}`),
  );
}
