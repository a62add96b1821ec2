/**
 * `npm run bench`: builds the site and prints what its pages cost a cheap phone on a slow line (400 kbit/s, 400 ms),
 * beside the floor page. It prints, and never fails on time. It wants root, Linux, iproute2 and Python 3.
 *
 *     --pages /,/blog    these pages; without it one of each kind
 *     --runs 3           loads of each page, in turn; the median counts
 *     --no-build         measure what is in dist
 *     --lighthouse       Lighthouse's four scores of every page that may be indexed, in place of all that (no root)
 *
 * `npm run bench -- spam` plays floods of spam instead, and prints when honest people's leads were told all the same.
 */
import { existsSync } from 'node:fs';
import { lighthouseScores } from '../bench/lighthouse.ts';
import { measurePages, sitePages } from '../bench/pages.ts';
import { checkLine, SERVER, startPhone } from '../bench/phone.ts';
import { serveSite, trustFlag } from '../bench/serve.ts';
import { play, scenarios, usualGuards } from '../bench/spam.ts';
import { measureLead, measureThreePages, mostSpeculated } from '../bench/visits.ts';
import { buildSite } from '../build-site.ts';
import { chromiumMissing, chromiumPath } from '../chromium.ts';
import { UserError } from '../errors.ts';
import { startEmbeddedBackend } from '../leads/embedded-backend.ts';
import { serveBackend } from '../leads/open-store.ts';
import { embeddedEnvironment, EMBEDDED_KEY } from '../settings/lead-settings.ts';
import { main } from './main.ts';
import { readCount, readOptions } from './options.ts';

const ROOT = 'dist';

/** Of each of these the first page is measured. */
const kinds = [/^\/$/, /^\/services\//, /^\/blog\//, /^\/blog$/, /-policy$/, /^\/get-started$/];

await main(async () => {
  if (process.argv[2] === 'spam') return playSpam();
  const options = readOptions({
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
      build: { type: 'boolean', default: true },
      lighthouse: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  const runs = readCount('runs', options.runs);
  if (!chromiumPath) throw new UserError(chromiumMissing);
  if (!options.lighthouse) checkLine();
  if (options.build) await buildSite(embeddedEnvironment);
  if (!existsSync(ROOT)) throw new UserError(`There is no ${ROOT} to measure: leave out --no-build.`);
  const all = sitePages(ROOT);
  const unknown = options.pages?.split(',').find((page) => !all.has(page));
  if (unknown !== undefined) {
    throw new UserError(`The site has no page "${unknown}": --pages takes addresses such as /,/blog.`);
  }
  const usual = kinds.flatMap((kind) => [...all.keys()].find((page) => kind.test(page)) ?? []);
  const chosen = options.pages?.split(',') ?? (options.lighthouse ? [...all.keys()] : usual);
  if (options.lighthouse) {
    const site = await serveSite(ROOT, 'localhost');
    for (const page of chosen) console.log((await lighthouseScores(chromiumPath, site.origin + page)).join('/'), page);
    return site.close();
  }
  const browser = await startPhone(chromiumPath, [trustFlag]);
  const backend = await startEmbeddedBackend();
  const site = await serveSite(ROOT, SERVER, backend);
  try {
    console.table(await measurePages(browser, site, new Map(chosen.map((page) => [page, all.get(page)!])), runs));
    console.log({
      ...mostSpeculated(all),
      ...(await measureThreePages(browser, site, ['/', usual[1]!, '/get-started'])),
      ...(await measureLead(browser, site)),
    });
  } finally {
    await browser.close();
    site.close();
    await backend.close();
  }
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
