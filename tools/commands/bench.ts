/**
 * `npm run bench`: builds the site, serves it with brotli and HTTP/2 over TLS on loopback, and prints the figures of
 * every page beside those of the floor page, a page of one file written by hand. It prints, and never fails on time.
 *
 *     --pages /,/blog    only these pages
 *     --runs 3           loads of each page on each network, in turn with the floor page; the median counts
 *     --no-lighthouse    without Lighthouse's scores
 *     --no-build         measure what stands in dist
 *     --lead             the way of a lead through the wizard at 400 kbit/s, in place of the pages
 *     --posts 1000       time builds with 10, 100 and 1,000 articles, in place of the pages
 *     --json FILE        write all figures there as well
 */
import { writeFile } from 'node:fs/promises';
import { measureLead } from '../bench/lead.ts';
import { measurePages, sitePages } from '../bench/pages.ts';
import { measureBuilds } from '../bench/posts.ts';
import { serveSite } from '../bench/serve.ts';
import { buildsTable, leadTable, pagesTable } from '../bench/table.ts';
import { embeddedSettings } from '../settings/lead-settings.ts';
import { findBrowser } from '../find-browser.ts';
import { main } from './main.ts';
import { readCount, readOptions } from './options.ts';
import { runCommand } from '../run-command.ts';

const ROOT = 'dist';

interface Options {
  pages?: string;
  runs: number;
  lighthouse: boolean;
  build: boolean;
}

await main(async () => {
  const { lead, posts, json, ...values } = readOptions({
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '3' },
      lighthouse: { type: 'boolean', default: true },
      build: { type: 'boolean', default: true },
      lead: { type: 'boolean', default: false },
      posts: { type: 'string' },
      json: { type: 'string' },
    },
    allowNegative: true,
  });
  const options: Options = { ...values, runs: readCount('runs', values.runs) };
  const most = posts && readCount('posts', posts);
  if (!most && options.build) await build();
  const figures = most ? await benchBuilds(most) : lead ? await benchLead(options) : await benchPages(options);
  if (json) await writeFile(json, `${JSON.stringify(figures, undefined, 2)}\n`);
});

async function build(): Promise<void> {
  const { ok, output } = await runCommand('astro', ['build'], { env: embeddedSettings });
  if (ok) return;
  console.error(output);
  process.exit(1);
}

async function benchPages({ pages: only, runs, lighthouse: withLighthouse }: Options) {
  const served = await serveSite({ root: ROOT });
  try {
    const pages = await measurePages(await findBrowser(), served, {
      pages: only?.split(',') ?? sitePages(ROOT),
      runs,
      withLighthouse,
      progress,
    });
    progress('');
    console.log(pagesTable(pages));
    for (const { page, lighthouse } of pages) {
      if (lighthouse && lighthouse.lost.length > 0) console.log(`${page}: ${lighthouse.lost.join('; ')}`);
    }
    return pages;
  } finally {
    served.close();
  }
}

async function benchLead({ runs }: Options) {
  const leads = await measureLead(await findBrowser(), ROOT, runs);
  console.log(leadTable(leads));
  return leads;
}

async function benchBuilds(most: number) {
  const builds = await measureBuilds(most, progress);
  progress('');
  console.log(buildsTable(builds));
  return builds;
}

/** A line that the next one replaces; nothing where the output is kept in a file. */
function progress(what: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${what}`);
}
