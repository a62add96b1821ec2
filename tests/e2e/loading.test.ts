import type { Request } from '@playwright/test';
import { routes } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Pages that load scripts at once: the home page types its headline, and the wizard asks its questions. */
const interactive = ['/', '/get-started'];
/** Compressed bytes of a page that is scrolled to its end, with fonts but without the owner's pictures. */
const limit = 26_200;

test(`A page that is read to its end weighs at most ${limit} bytes, and loads no script for it or for its menu`, async ({
  browser,
  baseURL,
  contextOptions,
  viewport,
  hasTouch,
}) => {
  test.slow();
  const problems: string[] = [];
  const read = async (route: string): Promise<void> => {
    const context = await browser.newContext({ ...contextOptions, baseURL: baseURL!, viewport, hasTouch });
    const page = await context.newPage();
    const asked: Request[] = [];
    page.on('request', (request) => {
      // Files that a hovered link prefetches belong to the next page.
      if (request.resourceType() !== 'image' && !('sec-purpose' in request.headers())) asked.push(request);
    });
    // Moves the pointer away from the header, where the headless shell starts it.
    await page.mouse.move(180, 600);
    await page.goto(route);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const menu = page.getByRole('button', { name: 'Menu' });
    // The header of a service page has one link and no menu.
    if (await menu.isVisible()) await menu.tap();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // By then, the page has asked for all that it loads. Not `networkidle`, which some pages did not reach in a minute.
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done), 500)));
    const files: [string, number][] = [];
    for (const one of asked) files.push([new URL(one.url()).pathname, (await one.sizes()).responseBodySize]);
    const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
    // The small scripts of components are allowed; React is not.
    const scripts = files.filter(([path]) => path.endsWith('.js') && !path.includes('.astro_astro_type_script'));
    if (total > limit || scripts.length > 0) problems.push(`${route}: ${total} bytes, ${JSON.stringify(files)}`);
    await context.close();
  };
  await Promise.all(routes.filter((route) => !interactive.includes(route)).map(read));
  expect(problems).toEqual([]);
});
