import { routes } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** The home page types its headline and the wizard asks: their scripts come with the page. */
const interactive = ['/', '/get-started'];
/** Bytes of a page that is read to its end, with its fonts, as transferred; the owner's pictures come on top. */
const limit = 26_000;

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
    const sizes: Promise<[string, number]>[] = [];
    page.on('requestfinished', (request) => {
      // What a link under the pointer fetches ahead belongs to the next page.
      if (request.resourceType() === 'image' || 'sec-purpose' in request.headers()) return;
      const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
      sizes.push(size.then((bytes) => [new URL(request.url()).pathname, bytes]));
    });
    // The headless shell begins with the pointer over the header.
    await page.mouse.move(180, 600);
    await page.goto(route);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const menu = page.getByRole('button', { name: 'Menu' });
    // A service's header has one link, and no menu.
    if (await menu.isVisible()) await menu.tap();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(sizes);
    const total = files.reduce((sum, [, bytes]) => sum + bytes, 0);
    // A part's own script is small; React is not.
    const scripts = files.filter(([path]) => path.endsWith('.js') && !path.includes('.astro_astro_type_script'));
    if (total > limit || scripts.length > 0) problems.push(`${route}: ${total} bytes, ${JSON.stringify(files)}`);
    await context.close();
  };
  // Side by side: most of the time goes into waiting for the network to fall silent.
  await Promise.all(routes.filter((route) => !interactive.includes(route)).map(read));
  expect(problems).toEqual([]);
});
