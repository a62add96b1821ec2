/** Measures every page of the built site beside the floor page. */
import { chromium } from '@playwright/test';
import { htmlFilesOf, routeOf } from '../built-files.ts';
import { browserFlags } from '../chromium.ts';
import { lighthouseScores } from './lighthouse.ts';
import { type Load, loadPage } from './load-page.ts';
import { networks } from './phone.ts';
import { FLOOR } from './serve.ts';

/** A row of the table: kB and seconds, printed. */
export type Row = Record<string, string | number>;

/** The addresses of a built site: /, /blog, … but not the 404 page. */
export const sitePages = (root: string): string[] =>
  htmlFilesOf(root)
    .map(routeOf)
    .filter((route) => route !== '/404');

/**
 * The floor page's row comes first. It is loaded before every page, since the machine's speed changes.
 *
 * @param runs loads of each page on each network; the median counts
 */
export async function measurePages(
  chrome: string,
  origin: string,
  pages: string[],
  runs: number,
  withLighthouse: boolean,
): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: chrome, args: browserFlags });
  const loads = new Map<string, Load[]>();
  try {
    for (const [name, network] of Object.entries(networks)) {
      for (let run = 0; run < runs; run += 1) {
        for (const page of pages.flatMap((one) => [FLOOR, one])) {
          const key = `${name} ${page}`;
          loads.set(key, [...(loads.get(key) ?? []), await loadPage(browser, origin + page, network)]);
        }
      }
    }
  } finally {
    await browser.close();
  }
  const rows: Row[] = [];
  for (const page of [FLOOR, ...pages]) {
    const of = (network: string, figure: keyof Load, which = page) => median(loads.get(`${network} ${which}`)!, figure);
    const row: Row = { page };
    for (const size of ['html', 'script', 'font', 'read'] as const)
      row[`${size} kB`] = round(of('slow', size) / 1000, 1);
    row['requests'] = of('slow', 'requests');
    for (const name of Object.keys(networks)) {
      row[`${name}: FCP s`] = round(of(name, 'fcp') / 1000, 2);
      row[`${name}: LCP s`] = round(of(name, 'lcp') / 1000, 2);
      row[`${name}: LCP / floor`] = round(of(name, 'lcp') / of(name, 'lcp', FLOOR), 2);
      row[`${name}: blocked ms`] = round(of(name, 'blocking'), 0);
    }
    row['CLS'] = round(Math.max(...loads.get(`slow ${page}`)!.map(({ cls }) => cls)), 3);
    if (withLighthouse) row['Lighthouse'] = (await lighthouseScores(chrome, origin + page)).join('/');
    rows.push(row);
  }
  return rows;
}

function median(loads: readonly Load[], figure: keyof Load): number {
  const sorted = loads.map((load) => load[figure]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
