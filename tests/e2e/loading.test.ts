import type { Request } from '@playwright/test';
import { problemsOn, routes } from './support/site-pages.ts';
import { expect, type Page, test } from './support/test.ts';

/** The home page types its headline and the wizard asks: their scripts come with the page. */
const interactive = ['/', '/get-started'];
/** Bytes of an article page, scrolled to its end, as transferred. */
const articleLimit = 90 * 1024;

/** Collects what a page loads; the document itself is the first. */
function watchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return requests;
}

test('No page loads a script before the visitor does anything', async ({ page }) => {
  const requests = watchRequests(page);
  const quiet = routes.filter((route) => !interactive.includes(route));
  const problems = await problemsOn(page, quiet, async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const finished = requests.splice(0);
    return finished.filter((request) => request.resourceType() === 'script').map((request) => request.url());
  });
  expect(problems).toEqual([]);
});

test(`An article, scrolled to its end, weighs at most ${articleLimit} bytes with font, picture and React`, async ({
  browser,
  baseURL,
}) => {
  for (const route of routes.filter((candidate) => /^\/blog\/[^/]+$/.test(candidate))) {
    // A visitor's first page: nothing is in the cache.
    const context = await browser.newContext({ baseURL: baseURL! });
    const page = await context.newPage();
    const requests = watchRequests(page);
    await page.goto(route);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 400);
    await page.waitForFunction(() => !document.querySelector('header')?.closest('astro-island')?.hasAttribute('ssr'));
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const sizes = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize } = await request.sizes();
        return { url: new URL(request.url()).pathname, bytes: responseBodySize };
      }),
    );
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(
      sizes.some(({ url }) => url.endsWith('.js')),
      route,
    ).toBe(true);
    expect(total, `${route} ${JSON.stringify(sizes, undefined, 1)}`).toBeLessThanOrEqual(articleLimit);
    await context.close();
  }
});
