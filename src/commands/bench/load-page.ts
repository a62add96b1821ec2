/** Loads one page once, as a visitor with a slow phone and an empty cache, and reads it to its end. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Observed, watchPaints } from './observe-page.ts';
import { type Network, phone, slowPhone } from './profiles.ts';
import { type Transfer, watchTransfers } from './transfers.ts';

export interface Load {
  /** Paints in ms since the navigation began. */
  fcp: number;
  lcp: number;
  /** Sum of all layout shifts until the end, through scrolling, typing and the font's arrival. */
  cls: number;
  /** What tasks above 50 ms have above 50 ms, before the visitor does anything, in ms. */
  blocking: number;
  /** The longest task above 50 ms before the visitor does anything, and after; 0 where there is none. */
  longest: { before: number; after: number };
  /** What came before the visitor did anything, and in all. */
  first: Transfer[];
  whole: Transfer[];
}

const QUIET = 1500;
const PATIENCE = 8000;

/** Rejects when the page does not answer with 200, or when an address of it fails. */
export async function loadPage(browser: Browser, url: string, network: Network): Promise<Load> {
  const context = await browser.newContext(phone);
  try {
    const { page, cdp } = await slowPhone(context, network);
    const transfers = watchTransfers(cdp);
    await page.addInitScript(watchPaints);
    await page.goto(url);
    await transfers.quiet(QUIET, PATIENCE);
    const first = transfers.all();
    const [before, fcp] = await observe(page);
    await readToTheEnd(page, cdp);
    await transfers.quiet(QUIET, PATIENCE);
    const [after] = await observe(page);
    return {
      fcp,
      lcp: before.lcp,
      cls: after.shift,
      blocking: before.tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      longest: {
        before: longest(before.tasks),
        after: longest(after.tasks.slice(before.tasks.length)),
      },
      first,
      whole: transfers.all(),
    };
  } finally {
    await context.close();
  }
}

const longest = (tasks: Observed['tasks']) => Math.max(0, ...tasks.map(({ duration }) => duration));

function observe(page: Page): Promise<[Observed, number]> {
  return page.evaluate(() => [
    structuredClone(window.observed),
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  ]);
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
