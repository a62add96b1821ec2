/** When the text of each page last changed, for the sitemap. The dates come from the content's front matter. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';

type FrontMatter = { date?: string; updated?: string; draft?: boolean };

/** The URL path of each folder of src/content. */
const places = { services: '/services/', blog: '/blog/', legal: '/' };

/** Maps a page's path to a day such as 2025-01-15. Leaves out pages that are not published yet. */
export function lastChanges(today = new Date().toISOString().slice(0, 10)): Map<string, string> {
  const days = new Map<string, string>();
  for (const [folder, place] of Object.entries(places)) {
    for (const file of globSync(`src/content/${folder}/*.mdx`)) {
      const [, written = ''] = /^---\n(.*?)\n---/s.exec(readFileSync(file, 'utf8').replaceAll('\r', '')) ?? [];
      const { date = '', updated = date, draft = false } = parse(written) as FrontMatter;
      if (date <= today && !draft) days.set(place + basename(file, '.mdx'), updated);
    }
  }
  const latest = (prefix: string) =>
    [...days].reduce((last, [path, day]) => (path.startsWith(prefix) && day > last ? day : last), '');
  return new Map([...days, ['/', latest('/')], ['/blog', latest('/blog/')]]);
}
