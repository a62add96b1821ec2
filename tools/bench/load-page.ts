/** Loads one page once, as a visitor with a slow phone and an empty cache; and reads it to its end. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Observed, watchPaints } from './observe-page.ts';
import { type Network, phone, slowPhone } from './profiles.ts';
import { type Transfer, type Transfers, watchTransfers } from './transfers.ts';

/** What happens before the visitor does anything. */
export interface Load {
  /** Paints in ms since the navigation began. */
  fcp: number;
  lcp: number;
  /** Sum of all layout shifts. */
  cls: number;
  /** What tasks above 50 ms have above 50 ms after the first paint, in ms: Lighthouse's total blocking time. */
  blocking: number;
  /** The longest task above 50 ms, also before the first paint; 0 where there is none. */
  longest: number;
}

/** What happens on the way to the page's end. */
export interface Reading {
  /** Sum of all layout shifts, through loading, scrolling, typing and the font's arrival. */
  cls: number;
  /** The longest task above 50 ms after the visitor's first touch; 0 where there is none. */
  longest: number;
  /** What came before that touch, and in all. */
  first: Transfer[];
  whole: Transfer[];
}

interface Opened {
  page: Page;
  cdp: CDPSession;
  transfers: Transfers;
}

/** A page counts as loaded after so many ms without a transfer, or after `PATIENCE` ms. */
const QUIET = 1000;
const PATIENCE = 8000;

/** Rejects when the page cannot be loaded. */
export function loadPage(browser: Browser, url: string, network: Network): Promise<Load> {
  return withPage(browser, url, network, async ({ page }) => {
    const { lcp, shift, tasks } = await observe(page);
    const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    return { fcp, lcp, cls: shift, blocking: blockingTime(tasks, fcp), longest: longest(tasks) };
  });
}

/** Rejects when the page cannot be loaded. */
export function readPage(browser: Browser, url: string, network: Network): Promise<Reading> {
  return withPage(browser, url, network, async ({ page, cdp, transfers }) => {
    const first = transfers.all();
    const before = await observe(page);
    await readToTheEnd(page, cdp);
    await transfers.quiet(QUIET, PATIENCE);
    const { shift, tasks } = await observe(page);
    return { cls: shift, longest: longest(tasks.slice(before.tasks.length)), first, whole: transfers.all() };
  });
}

async function withPage<T>(
  browser: Browser,
  url: string,
  network: Network,
  look: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const { page, cdp } = await slowPhone(context, network);
    const transfers = watchTransfers(cdp);
    await page.addInitScript(watchPaints);
    await page.goto(url);
    await transfers.quiet(QUIET, PATIENCE);
    return await look({ page, cdp, transfers });
  } finally {
    await context.close();
  }
}

const observe = (page: Page): Promise<Observed> => page.evaluate(() => structuredClone(window.observed));

const longest = (tasks: Observed['tasks']) => Math.max(0, ...tasks.map(({ duration }) => duration));

/** https://web.dev/articles/tbt: a task that the first paint is part of counts from there. */
function blockingTime(tasks: Observed['tasks'], fcp: number): number {
  const after = tasks.map(({ start, duration }) => start + duration - Math.max(start, fcp));
  return after.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
}

/** Swipes to the end, and waits until nothing types or counts any more. */
async function readToTheEnd(page: Page, cdp: CDPSession): Promise<void> {
  const { height } = phone.viewport;
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  for (let done = 0; done < distance; done += height / 2) {
    await cdp.send('Input.synthesizeScrollGesture', {
      x: phone.viewport.width / 2,
      y: height * 0.75,
      yDistance: -height / 2,
      speed: 2000,
      gestureSourceType: 'touch',
    });
  }
  await page.waitForFunction(() => !document.querySelector('[data-typing]'), undefined, { timeout: 30_000 });
}
