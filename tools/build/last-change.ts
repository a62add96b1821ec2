/** When the text of each page last changed, for the sitemap. The dates come from the content's front matter. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The URL path of each folder of src/content. */
const places = { services: '/services/', blog: '/blog/', legal: '/' };

/** Maps a page's path to a day such as 2025-01-15. Leaves out pages that are not published yet. */
export function lastChanges(today = new Date().toISOString().slice(0, 10)): Map<string, string> {
  const days = new Map<string, string>();
  for (const [folder, place] of Object.entries(places)) {
    for (const file of globSync(`src/content/${folder}/*.mdx`)) {
      const text = readFileSync(file, 'utf8');
      const day = (field: string) => new RegExp(`^${field}: *["']?(\\d{4}-\\d\\d-\\d\\d)`, 'm').exec(text)?.[1];
      const [published = '', updated = published] = [day('date'), day('updated')];
      if (published <= today && !/^draft: *true/m.test(text)) days.set(place + basename(file, '.mdx'), updated);
    }
  }
  const latest = (prefix: string) =>
    [...days].reduce((last, [path, day]) => (path.startsWith(prefix) && day > last ? day : last), '');
  return new Map([...days, ['/', latest('/')], ['/blog', latest('/blog/')]]);
}
