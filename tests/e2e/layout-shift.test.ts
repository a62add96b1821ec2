/**
 * Nothing moves while a page loads. What shows before the site's fonts come differs by device, so each test starts a
 * browser with the fonts of one device.
 */
import { addAndReadRecords } from './support/device.ts';
import { emptyPath } from './support/faulty-network.ts';
import { test as base } from './support/font-test.ts';
import { devices, linux } from './support/device-fonts.ts';
import { allRoutes, onePerLayout } from './support/site-pages.ts';
import { expect, holdRequests, type Page } from './support/test.ts';
import { answersOf, lastField, stepNumber } from './support/wizard.ts';

const test = base.extend<{ shifts: void }>({
  shifts: [
    async ({ context }, use) => {
      await context.addInitScript(watchShifts);
      await use();
    },
    { auto: true },
  ],
});

type WatchedWindow = typeof globalThis & { shifts: [value: number, moved: string][] };

/** Records every layout shift from the first paint on, even those after input: the only input here is the wheel. */
function watchShifts(): void {
  const shifts: WatchedWindow['shifts'] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
      const moved = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 40)}`);
      shifts.push([entry.value, `at ${entry.startTime.toFixed(0)} ms: ${moved.join('; ')}`]);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const waitForFirstPaint = (page: Page) => page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);

const waitForNextPaint = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Resolves when all fonts that the page needs have loaded, or could not be loaded. */
const waitForFonts = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

/** What moved, if all of it together is over the limit. */
async function shiftsOver(limit: number, page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as WatchedWindow).shifts);
  const total = shifts.reduce((sum, [value]) => sum + value, 0);
  return total > limit ? shifts.map(([value, moved]) => `${value.toFixed(4)} ${moved}`) : [];
}

const lateFiles = { styles: /\.css$/, fonts: /\.woff2$/ };
const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
};

test.describe('No page moves when its fonts load', () => {
  // In turn, so that no package is fetched twice at the same time.
  test.describe.configure({ mode: 'default' });

  for (const deviceFonts of devices) {
    test.describe(() => {
      test.use({ deviceFonts });
      test(`on a device with ${deviceFonts.name}`, async ({ context, allowProblem }) => {
        test.setTimeout(120_000);
        allowProblem(/status of 404/);
        const problems: string[] = [];
        const found = new Set<string>();
        const routes = [...allRoutes];
        const visitPages = async () => {
          const page = await context.newPage();
          for (let route = routes.pop(); route; route = routes.pop()) {
            await page.goto(route);
            for (const [screen, viewport] of Object.entries(screens)) {
              await page.setViewportSize(viewport);
              for (const face of await page.evaluate(swapFonts)) found.add(face);
              for (const shift of await shiftsOver(deviceFonts.maxLayoutShift, page))
                problems.push(`${screen} ${route}: ${shift}`);
            }
          }
        };
        // Pages mostly wait for frames, so several at a time save most of that.
        await Promise.all(Array.from({ length: 8 }, visitPages));
        expect(problems).toEqual([]);
        // The browser had this device's fonts and no others.
        expect([...found].toSorted()).toEqual(deviceFonts.fallbackFaces);
      });
    });
  }
});

/**
 * Runs in a page. Takes the site's fonts away, and brings them back once the fallbacks show; only what moves then
 * counts. That takes half as long as to load the page again with late fonts, as the tests below do. Returns the
 * fallback faces for which the device has a font.
 */
async function swapFonts(): Promise<string[]> {
  const waitUntilRendered = async (): Promise<void> => {
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  };
  const faces: { sheet: CSSStyleSheet; rule: CSSRule; text: string }[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const isSiteFont = rule instanceof CSSFontFaceRule && rule.cssText.includes('url(');
      if (isSiteFont) faces.push({ sheet, rule, text: rule.cssText });
    }
  }
  for (const { sheet, rule } of faces) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
  await waitUntilRendered();
  const loadedFaces = [...document.fonts].filter(({ status }) => status === 'loaded');
  (window as unknown as WatchedWindow).shifts.length = 0;
  for (const { sheet, text } of faces) sheet.insertRule(text);
  await waitUntilRendered();
  return loadedFaces.map(({ family }) => family);
}

/** With this draft, the wizard opens at its last question. */
const draft = {
  id: 'draft',
  savedAt: Date.now(),
  answers: answersOf('ada@engines.example'),
  step: stepNumber(lastField),
};

test('No page moves on a phone or a desktop when its styles and fonts load late, and it is scrolled', async ({
  context,
  allowProblem,
}) => {
  test.setTimeout(120_000);
  allowProblem(/status of 404/);
  const problems: string[] = [];
  const visitPages = async (screen: string, viewport: { width: number; height: number }): Promise<void> => {
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    for (const route of onePerLayout) {
      for (const shift of await shiftsOfVisit(page, route, linux.maxLayoutShift))
        problems.push(`${screen} ${route}: ${shift}`);
    }
    await page.goto(emptyPath);
    await page.evaluate(addAndReadRecords, [draft]);
    for (const shift of await shiftsOfVisit(page, '/get-started', linux.maxLayoutShift))
      problems.push(`${screen}, a draft: ${shift}`);
  };
  await Promise.all(Object.entries(screens).map(([screen, viewport]) => visitPages(screen, viewport)));
  expect(problems).toEqual([]);
});

/** Opens a page whose style sheets and fonts come after its first paint, and scrolls to its end. */
async function shiftsOfVisit(page: Page, route: string, limit: number): Promise<string[]> {
  const releaseStyles = await holdRequests(page, lateFiles.styles);
  const releaseFonts = await holdRequests(page, lateFiles.fonts);
  await page.goto(route, { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  releaseStyles();
  await page.waitForLoadState('domcontentloaded');
  await waitForNextPaint(page);
  releaseFonts();
  await page.waitForLoadState();
  await scrollToEnd(page);
  await page.unrouteAll();
  return shiftsOver(limit, page);
}

/** In px. Less than a screen, so that everything comes into view. */
const SCROLL_STEP = 700;

async function scrollToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // The wheel scrolls what is below the pointer: the page, and not its header.
  await page.mouse.move(180, 300);
  for (let y = 0; y < height; y += SCROLL_STEP) {
    await page.mouse.wheel(0, SCROLL_STEP);
    await waitForNextPaint(page);
  }
  await waitForFonts(page);
}
