/** Measures pages beside the floor page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { htmlFilesOf, routeOf } from '../built-files.ts';
import { visit } from './phone.ts';
import { FLOOR, floor, type Served } from './serve.ts';

interface Load {
  /** In ms since the navigation began. */
  fcp: number;
  lcp: number;
  /** The sum of all layout shifts. */
  cls: number;
  /** Bytes of the answers' bodies. */
  read: number;
}

declare global {
  interface Window {
    observed: { lcp: number; cls: number };
  }
}

/** The HTML of a built site by address: /, /blog, … but not the 404 page. */
export function sitePages(root: string): Map<string, Buffer> {
  const files = htmlFilesOf(root).map((file): [string, Buffer] => [routeOf(file), readFileSync(path.join(root, file))]);
  return new Map(files.filter(([route]) => route !== '/404'));
}

/** A row a page, the floor page's first. In the first run each page is read to its end. */
export async function measurePages(browser: Browser, site: Served, some: Map<string, Buffer>, runs: number) {
  const pages = new Map([[FLOOR, floor], ...some]);
  const loads = new Map([...pages.keys()].map((page): [string, Load[]] => [page, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [page, done] of loads) {
      done.push(await visit(browser, (tab) => measureLoad(tab, site.origin + page, run === 0)));
    }
  }
  return [...loads].map(([page, done]) => ({
    page,
    'HTML kB, brotli 11': kilobytes(compressedSize(pages.get(page)!, 11)),
    // What a CDN uses that compresses each answer.
    'brotli 5': kilobytes(compressedSize(pages.get(page)!)),
    'FCP ms': Math.round(median(done, 'fcp')),
    'LCP ms': Math.round(median(done, 'lcp')),
    'LCP / floor': Number((median(done, 'lcp') / median(loads.get(FLOOR)!, 'lcp')).toFixed(2)),
    CLS: Number(Math.max(...done.map(({ cls }) => cls)).toFixed(3)),
    'read to its end, kB': kilobytes(done[0]!.read),
  }));
}

export const compressedSize = (html: Buffer, quality = 5): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

export const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

async function measureLoad(page: Page, url: string, toItsEnd: boolean): Promise<Load> {
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { fcp, lcp } = await page.evaluate(figures);
  const height = toItsEnd ? await page.evaluate(() => document.documentElement.scrollHeight) : 0;
  for (let scrolled = 0; scrolled < height; scrolled += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  return { ...(await page.evaluate(figures)), fcp, lcp };
}

/** Runs in the page, from before its first byte. */
function observe(): void {
  window.observed = { lcp: 0, cls: 0 };
  const on = (type: string, each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (window.observed.lcp = startTime));
  on('layout-shift', ({ value = 0, hadRecentInput }) => (window.observed.cls += hadRecentInput ? 0 : value));
}

/** Runs in the page. */
function figures(): Load {
  const answers = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return {
    ...window.observed,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    read: (answers as PerformanceResourceTiming[]).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

function median(loads: readonly Load[], figure: keyof Load): number {
  return loads.map((load) => load[figure]).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)]!;
}
