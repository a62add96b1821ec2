/** Measures pages, with the floor page as the baseline. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { htmlFilesOf, routeOf } from '../built-files.ts';
import { visit } from './phone.ts';
import { FLOOR, floor } from './serve.ts';

/** How often each page is loaded; the median LCP counts. */
const RUNS = 3;

interface Load {
  /** In ms since the navigation began. */
  lcp: number;
  /** The sum of all layout shifts. */
  cls: number;
  /** Bytes of the response bodies, compressed. */
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

/** Returns one row per page, the floor page first. The first run also scrolls each page to its end. */
export async function measurePages(browser: Browser, origin: string, some: Map<string, Buffer>) {
  const pages = [...new Map([[FLOOR, floor], ...some])].map(([page, html]) => ({ page, html, loads: [] as Load[] }));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { page, loads } of pages) {
      loads.push(await visit(browser, (tab) => measureLoad(tab, origin + page, run === 0)));
    }
  }
  return pages.map(({ page, html, loads }) => ({
    page,
    'HTML kB, brotli 5': kilobytes(compressedSize(html)),
    'LCP ms': Math.round(medianLcp(loads)),
    'LCP / floor': Number((medianLcp(loads) / medianLcp(pages[0]!.loads)).toFixed(2)),
    CLS: Number(Math.max(...loads.map(({ cls }) => cls)).toFixed(3)),
    'read to its end, kB': kilobytes(loads[0]!.read),
  }));
}

/** Uses the level of a CDN that compresses each response. */
const compressedSize = (html: Buffer): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

async function measureLoad(page: Page, url: string, toItsEnd: boolean): Promise<Load> {
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const { lcp } = await page.evaluate(figures);
  const height = toItsEnd ? await page.evaluate(() => document.documentElement.scrollHeight) : 0;
  for (let scrolled = 0; scrolled < height; scrolled += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(50);
  }
  await page.waitForLoadState('networkidle');
  return { ...(await page.evaluate(figures)), lcp };
}

/** Visits pages in a row. Hovers over each link first, so that the speculation rules prefetch the page. */
export async function measureRow(browser: Browser, origin: string, [first, ...others]: readonly string[]) {
  return visit(browser, async (page) => {
    await page.addInitScript(() =>
      addEventListener('click', ({ timeStamp }) => (sessionStorage['tapped'] = performance.timeOrigin + timeStamp)),
    );
    await page.goto(origin + first, { waitUntil: 'networkidle' });
    const visits = [await page.evaluate(opened)];
    for (const next of others) {
      const link = page.locator(`a[href="${next}"]:visible`).first();
      await link.hover();
      await page.waitForTimeout(3000);
      await link.click({ delay: 80 });
      await page.waitForURL((url) => url.pathname === next, { waitUntil: 'networkidle' });
      visits.push(await page.evaluate(opened));
    }
    return {
      [`${first}, ${others.join(', ')} in a row, kB`]: kilobytes(visits.reduce((sum, { bytes }) => sum + bytes, 0)),
      'next page, prefetched, ms from tap to paint': visits.slice(1).map(({ wait }) => Math.round(wait)),
    };
  });
}

/** Runs in the page. Returns the page's bytes, without cached files, and the ms from the tap to its first paint. */
function opened() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    bytes: files.reduce((sum, { transferSize }) => sum + transferSize, page!.encodedBodySize),
    wait: performance.timeOrigin + paint!.startTime - Number(sessionStorage['tapped']),
  };
}

/** Runs in the page before any of its content arrives. */
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
    read: (answers as PerformanceResourceTiming[]).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

const medianLcp = (loads: Load[]): number => loads.map(({ lcp }) => lcp).toSorted((a, b) => a - b)[RUNS >> 1]!;

/** The page whose links cost most: a phone may prefetch every linked page, but prerenders only a pressed one. */
export function mostSpeculated(pages: Map<string, Buffer>) {
  const sums = [...pages].map(([page, html]) => {
    const links = parse(html.toString()).querySelectorAll('a[href^="/"]');
    const addresses = new Set(links.map((link) => link.getAttribute('href')!.replace(/#.*/, '')));
    const linked = [...addresses].flatMap((address) => pages.get(address.replace(/\?.*/, '')) ?? []);
    const sizes = linked.filter((other) => other !== html).map((other) => compressedSize(other));
    return { page, sum: sizes.reduce((sum, size) => sum + size, 0) };
  });
  const worst = sums.toSorted((a, b) => b.sum - a.sum)[0]!;
  return { [`speculation rules at worst, kB, on ${worst.page}`]: kilobytes(worst.sum) };
}
