import type { Request } from '@playwright/test';
import { menuButton } from './support/page-parts.ts';
import { routes } from './support/site-pages.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Pages that load React at once: the home page types its headline, and the wizard asks its questions. */
const interactive = ['/', '/get-started'];
const otherRoutes = routes.filter((route) => !interactive.includes(route));

/**
 * The compressed bytes that a page loads beside its own HTML, whose budget is in tests/site/byte-budgets.test.ts, which
 * also says how to raise this one. Not counted: the owner's pictures, and the font of letters with accents, which only
 * pages with such letters load. Measured: 17,858 in the article with the calculator, 16,681 in most others.
 */
const BUDGET = 18_750;

interface LoadedFile {
  path: string;
  bytes: number;
}

/**
 * A pause, because no event says that a page asks for nothing more. Not `networkidle`, which some pages did not reach in
 * a minute.
 */
const QUIET_MS = 500;

/** Runs in the page. Waits this long, and then until the page has nothing to do. */
function waitUntilIdle(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve()), ms);
  });
}

/** Reads a page to its end, and opens its menu. Returns what it loaded. */
async function readPage(page: Page, route: string): Promise<LoadedFile[]> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    // Files that a hovered link prefetches belong to the next page.
    const isPrefetch = 'sec-purpose' in request.headers();
    if (request.resourceType() !== 'image' && !isPrefetch) requests.push(request);
  });
  // Moves the pointer away from the header, where the headless shell starts it.
  await page.mouse.move(180, 600);
  await page.goto(route);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  // The header of a service page has one link and no menu.
  if (await menuButton(page).isVisible()) await menuButton(page).tap();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(waitUntilIdle, QUIET_MS);
  const files: LoadedFile[] = [];
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    files.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
  }
  return files;
}

/** The small scripts of components are allowed; React, which `react` and its client carry, is not. */
const isReact = ({ path }: LoadedFile) => /\/(react|client)\.[^/]*\.js$/.test(path);

test('A page that is read to its end is within its budget of bytes, and loads no React for it or for its menu', async ({
  browser,
  baseURL,
  contextOptions,
  viewport,
  hasTouch,
}) => {
  test.slow();
  const problems: string[] = [];
  const checkPage = async (route: string): Promise<void> => {
    const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, viewport, hasTouch });
    const files = await readPage(await context.newPage(), route);
    await context.close();
    const counted = files.filter(({ path }) => path !== route && !path.includes('extended'));
    const total = counted.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > BUDGET) problems.push(`${route}: ${total} bytes, ${JSON.stringify(counted)}`);
    for (const { path } of files.filter(isReact)) problems.push(`${route}: loads ${path}`);
  };
  await Promise.all(otherRoutes.map(checkPage));
  expect(problems).toEqual([]);
});
