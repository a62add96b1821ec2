/**
 * `npm run bench`: builds the site, serves it with brotli and HTTP/2 over TLS on loopback, and prints the figures of
 * every page beside those of the floor page, a page of one file written by hand. It prints, and never fails on time.
 *
 *     --pages /,/blog    only these pages
 *     --runs 3           loads of each page on each network, in turn with the floor page; the median counts
 *     --no-lighthouse    without Lighthouse's scores
 *     --no-build         measure what is in dist
 *     --lead             a lead through the wizard at 400 kbit/s, in place of the pages
 *
 * `npm run bench -- spam` plays floods of spam instead, and prints when honest people's leads were told all the same.
 */
import { existsSync } from 'node:fs';
import { measureLead } from '../bench/lead.ts';
import { measurePages, sitePages } from '../bench/pages.ts';
import { serveSite } from '../bench/serve.ts';
import { play, scenarios, usualGuards } from '../bench/spam.ts';
import { buildSite } from '../build-site.ts';
import { chromiumMissing, chromiumPath } from '../chromium.ts';
import { UserError } from '../errors.ts';
import { serveBackend } from '../leads/open-store.ts';
import { embeddedEnvironment, EMBEDDED_KEY } from '../settings/lead-settings.ts';
import { main } from './main.ts';
import { readCount, readOptions } from './options.ts';

const ROOT = 'dist';

await main(async () => {
  if (process.argv[2] === 'spam') return playSpam();
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

async function playSpam(): Promise<void> {
  const rows = [];
  for (const scenario of scenarios) {
    const store = await serveBackend();
    const { waits, requests, answers, flagged, untold, insert } = await play({ ...store, key: EMBEDDED_KEY }, scenario);
    await store.close();
    rows.push({
      flood: scenario.name,
      'a minute': scenario.receives,
      'people told': `${waits.filter(Number.isFinite).length} of ${waits.length}`,
      'within min': Math.max(...waits),
      'requests in 1 h': requests,
      'robots stored': answers[201] ?? 0,
      refused: answers[429] ?? 0,
      flagged,
      'untold at the end': untold,
      'insert ms': Math.round(insert * 10) / 10,
    });
  }
  console.table(rows);
  console.table(usualGuards);
}
