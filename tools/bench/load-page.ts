/** Loads one page as a visitor with a slow phone and an empty cache, and reads it to its end. */
import type { Browser } from '@playwright/test';
import { type Network, phone, slowPhone } from './phone.ts';

/** Times in ms since the navigation began; sizes in bytes as transferred, without headers. */
export interface Load {
  fcp: number;
  lcp: number;
  /** What tasks above 50 ms have above 50 ms after the first paint, in ms (https://web.dev/articles/tbt). */
  blocking: number;
  /** Before the visitor does anything. */
  html: number;
  script: number;
  font: number;
  requests: number;
  /** At the page's end. */
  read: number;
  /** The sum of all layout shifts, through loading, scrolling, typing and the font's arrival. */
  cls: number;
}

interface Observed {
  lcp: number;
  cls: number;
  tasks: { start: number; end: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Rejects when the page cannot be loaded. */
export async function loadPage(browser: Browser, url: string, network: Network): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    const { page, cdp } = await slowPhone(context, network);
    await page.addInitScript(observe);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const load = await page.evaluate(figures);
    const { width, height } = phone.viewport;
    const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (let done = 0; done < distance; done += height) {
      const swipe = { x: width / 2, y: height * 0.75, yDistance: -height, speed: 4000 };
      await cdp.send('Input.synthesizeScrollGesture', { ...swipe, gestureSourceType: 'touch' });
    }
    await page.waitForFunction(() => !document.querySelector('[data-typing]'), undefined, { timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const { read, cls } = await page.evaluate(figures);
    return { ...load, read, cls };
  } finally {
    await context.close();
  }
}

/** Runs in the page, from before its first byte. */
function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0, tasks: [] };
  window.observed = observed;
  const on = (type: string, each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (observed.lcp = startTime));
  on('layout-shift', ({ value = 0, hadRecentInput }) => (observed.cls += hadRecentInput ? 0 : value));
  on('longtask', ({ startTime, duration }) => observed.tasks.push({ start: startTime, end: startTime + duration }));
}

/** Runs in the page. */
function figures(): Load {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const pages = performance.getEntriesByType('navigation') as PerformanceResourceTiming[];
  const bytes = (some: PerformanceResourceTiming[]) =>
    some.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const ending = (end: string) => bytes(files.filter(({ name }) => name.endsWith(end)));
  const { lcp, cls, tasks } = window.observed;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const over = tasks.map(({ start, end }) => Math.max(0, end - Math.max(start, fcp) - 50));
  return {
    fcp,
    lcp,
    blocking: over.reduce((sum, ms) => sum + ms, 0),
    html: bytes(pages),
    script: ending('.js'),
    font: ending('.woff2'),
    requests: pages.length + files.length,
    read: bytes([...pages, ...files]),
    cls,
  };
}
