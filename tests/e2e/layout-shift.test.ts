import { site } from '../../src/data/site.ts';
import { deviceRecords } from './support/device.ts';
import { emptyPath } from './support/faulty-network.ts';
import { allRoutes, onePerLayout } from './support/site-pages.ts';
import { expect, hold, type Page, test } from './support/test.ts';
import { answersOf } from './support/wizard.ts';

/**
 * The demonstration's words move nothing. In another business's words, a line may break elsewhere in the real font: that
 * moves less than this, and a missing style more.
 */
const limit = site.name.startsWith('Northwright') ? 0 : 0.04;

/** Records every layout shift from the first paint on, even those after input: the only input here is the wheel. */
function watchShifts(): void {
  const shifts: [value: number, moved: string][] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const moved = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`);
      shifts.push([entry.value, `at ${entry.startTime.toFixed(0)} ms: ${moved.join('; ')}`]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(180, 300);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await nextPaint(page);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** With this draft, the wizard opens at its last question. */
const draft = { id: 'kept', savedAt: Date.now(), answers: answersOf('ada@engines.example'), step: 5 };

const late = { styles: /\.css$/, fonts: /\.woff2$/ };

/** What moved, if all of it together is over the limit. */
async function shiftsOn(page: Page, route: string): Promise<string[]> {
  // The first paint happens without the style sheets and the fonts.
  const styleRest = await hold(page, late.styles);
  const swapFonts = await hold(page, late.fonts);
  await page.goto(route, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  styleRest();
  await page.waitForLoadState('domcontentloaded');
  await nextPaint(page);
  swapFonts();
  await page.waitForLoadState();
  await scrollToEnd(page);
  await page.unrouteAll();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: [number, string][] }).shifts);
  const total = shifts.reduce((sum, [value]) => sum + value, 0);
  return total > limit ? shifts.map(([value, moved]) => `${value.toFixed(4)} ${moved}`) : [];
}

// Layouts differ by screen. Pages of one layout differ by text, and narrow phone lines show those differences.
for (const [screen, viewport, among] of [
  ['phone', { width: 360, height: 740 }, allRoutes],
  ['desktop', { width: 1280, height: 900 }, onePerLayout],
] as const) {
  test(`Nothing moves on a ${screen} while a page loads, swaps its font and scrolls`, async ({
    page,
    allowProblem,
  }) => {
    test.setTimeout(240_000);
    allowProblem(/status of 404/);
    await page.setViewportSize(viewport);
    await page.addInitScript(watchShifts);
    const problems: string[] = [];
    for (const route of among) {
      for (const shift of await shiftsOn(page, route)) problems.push(`${route}: ${shift}`);
    }
    await page.goto(emptyPath);
    await page.evaluate(deviceRecords, [draft]);
    for (const shift of await shiftsOn(page, '/get-started')) problems.push(`a kept draft: ${shift}`);
    expect(problems).toEqual([]);
  });
}
