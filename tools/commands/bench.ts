/**
 * `npm run bench`: builds the site and measures its pages on a cheap phone with a slow line (400 kbit/s, 400 ms), next
 * to the floor page. It never fails because a page is slow. It needs root, Linux, iproute2 and Python 3.
 *
 *     --pages /,/blog    measures these pages; without it, one of each kind
 *     --lighthouse       prints Lighthouse's four scores of every page instead (needs no root)
 */
import { parseArgs } from 'node:util';
import { lighthouseScores } from '../bench/lighthouse.ts';
import { measurePages, measureRow, mostSpeculated, sitePages } from '../bench/pages.ts';
import { SERVER, startPhone } from '../bench/phone.ts';
import { serveSite } from '../bench/serve.ts';
import { buildSite } from '../build-site.ts';
import { chromiumMissing, chromiumPath } from '../chromium.ts';
import { UserError } from '../errors.ts';
import { embeddedEnvironment } from '../settings/lead-settings.ts';
import { main } from './main.ts';

const ROOT = 'dist';

/** The first page that matches each pattern is measured. */
const kinds = [/^\/$/, /^\/services\//, /^\/blog\//, /^\/blog$/, /-policy$/, /^\/get-started$/];

await main(async () => {
  const { values: options } = parseArgs({
    options: { pages: { type: 'string' }, lighthouse: { type: 'boolean', default: false } },
  });
  if (!chromiumPath) throw new UserError(chromiumMissing);
  await using browser = options.lighthouse ? undefined : await startPhone(chromiumPath);
  await buildSite(embeddedEnvironment);
  const all = sitePages(ROOT);
  const usual = options.lighthouse
    ? [...all.keys()]
    : kinds.flatMap((kind) => [...all.keys()].find((page) => kind.test(page)) ?? []);
  const chosen = options.pages?.split(',') ?? usual;
  const unknown = chosen.find((page) => !all.has(page));
  if (unknown !== undefined) {
    throw new UserError(`The site has no page "${unknown}": --pages takes addresses such as /,/blog.`);
  }
  if (!browser) {
    using site = await serveSite(ROOT, 'localhost');
    for (const page of chosen) console.log((await lighthouseScores(chromiumPath, site.origin + page)).join('/'), page);
    return;
  }
  using site = await serveSite(ROOT, SERVER);
  console.table(await measurePages(browser, site.origin, new Map(chosen.map((page) => [page, all.get(page)!]))));
  if (!options.pages) console.log(await measureRow(browser, site.origin, ['/', '/blog', usual[2]!]));
  console.log(mostSpeculated(all));
}, 'There are --pages and --lighthouse.');
