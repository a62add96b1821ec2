import type { Page, Request } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { routes } from './support/site-pages.ts';

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

for (const route of routes.filter((candidate) => !interactive.includes(candidate))) {
  test(`${route} loads no script before the visitor does anything`, async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const scripts = requests.filter((request) => request.resourceType() === 'script').map((request) => request.url());
    expect(scripts).toEqual([]);
  });
}

for (const route of routes.filter((candidate) => /^\/blog\/[^/]+$/.test(candidate))) {
  test(`${route}, scrolled to its end, weighs at most ${articleLimit} bytes with font, picture and React`, async ({
    page,
  }) => {
    const requests = watchRequests(page);
    await page.goto(route);
    await page.mouse.move(300, 300);
    const hydrated = page.waitForFunction(
      () => !document.querySelector('header')?.closest('astro-island')?.hasAttribute('ssr'),
    );
    await page.mouse.wheel(0, 400);
    await hydrated;
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const sizes = await Promise.all(
      requests.map(async (request) => {
        const { responseBodySize } = await request.sizes();
        return { url: new URL(request.url()).pathname, bytes: responseBodySize };
      }),
    );
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(sizes.some(({ url }) => url.endsWith('.js'))).toBe(true);
    expect(total, JSON.stringify(sizes, undefined, 1)).toBeLessThanOrEqual(articleLimit);
  });
}
