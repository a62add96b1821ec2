/**
 * `npm run bench`: builds the site, serves it with brotli and HTTP/2 over TLS on loopback, and prints the figures of
 * every page beside those of the floor page, a page of one file written by hand. It prints, and never fails on time.
 *
 *     --pages /,/blog    only these pages
 *     --runs 3           loads of each page on each network, in turn with the floor page; the median counts
 *     --no-lighthouse    without Lighthouse's scores
 *     --no-build         measure what is in dist
 *     --lead             a lead through the wizard at 400 kbit/s, in place of the pages
 */
import { existsSync } from 'node:fs';
import { measureLead } from '../bench/lead.ts';
import { measurePages, sitePages } from '../bench/pages.ts';
import { serveSite } from '../bench/serve.ts';
import { buildSite } from '../build-site.ts';
import { chromiumMissing, chromiumPath } from '../chromium.ts';
import { UserError } from '../errors.ts';
import { embeddedEnvironment } from '../settings/lead-settings.ts';
import { main } from './main.ts';
import { readCount, readOptions } from './options.ts';

const ROOT = 'dist';

await main(async () => {
  const options = readOptions({
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
      lighthouse: { type: 'boolean', default: true },
      build: { type: 'boolean', default: true },
      lead: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const runs = readCount('runs', options.runs);
  const chrome = chromiumPath;
  if (!chrome) throw new UserError(chromiumMissing);
  if (options.build) await buildSite(embeddedEnvironment);
  if (!existsSync(ROOT)) throw new UserError(`There is no ${ROOT} to measure: leave out --no-build.`);
  const measure = async () => {
    if (options.lead) return measureLead(chrome, ROOT, runs);
    const all = sitePages(ROOT);
    const pages = options.pages?.split(',') ?? all;
    const unknown = pages.find((page) => !all.includes(page));
    if (unknown !== undefined) {
      throw new UserError(`The site has no page "${unknown}": --pages takes addresses such as /,/blog.`);
    }
    const { origin, close } = await serveSite(ROOT);
    return measurePages(chrome, origin, pages, runs, options.lighthouse).finally(close);
  };
  console.table(await measure());
});
