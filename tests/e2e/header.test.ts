import { legalRoutes, onePerLayout, minimalRoutes, problemsOn } from './support/site-pages.ts';
import { expect, type Page, test } from './support/test.ts';
import { mainMenu, closeMenuButton, menuButton, sectionLinksOf } from './support/page-parts.ts';

const withHeader = onePerLayout.filter((route) => !minimalRoutes.includes(route));
const phone = { width: 360, height: 740 };

/** The opacity of the header's dark background, 0 to 1, with the page scrolled to `y` px. */
async function backgroundOpacityAt(page: Page, y: number): Promise<number> {
  return page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (window.scrollY !== top) throw new Error(`the page is at ${window.scrollY} px and not at ${top}`);
    return Number(getComputedStyle(document.querySelector('header')!, '::before').opacity);
  }, y);
}

test('The header is clear at 20 px, and dark and blurred at 21, on a phone and on a desktop', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  const describeBackground = async () => {
    const opacities = [
      await backgroundOpacityAt(page, 20),
      await backgroundOpacityAt(page, 21),
      await backgroundOpacityAt(page, 0),
    ];
    const filter = await page.evaluate(
      () => getComputedStyle(document.querySelector('header')!, '::before').backdropFilter,
    );
    return `${opacities.join()} ${filter}`;
  };
  // Low windows, in which the shortest page still scrolls.
  const lowPhone = { width: 360, height: 320 };
  const lowDesktop = { width: 1280, height: 320 };
  await page.setViewportSize(lowPhone);
  const problems = await problemsOn(page, withHeader, async () => {
    const onPhone = await describeBackground();
    await page.setViewportSize(lowDesktop);
    const backgrounds = [onPhone, await describeBackground()];
    await page.setViewportSize(lowPhone);
    return backgrounds.filter((one) => !one.startsWith('0,1,0 blur'));
  });
  expect(problems).toEqual([]);
});

test('On a legal page the dark header has a border', async ({ page }) => {
  const bottomBorder = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('header')!, '::before').borderBottomColor);
  await page.goto('/blog');
  const elsewhere = await bottomBorder();
  await page.goto(legalRoutes[0]!);
  expect(await bottomBorder()).not.toBe(elsewhere);
});

test('The brand scrolls to the top, and adds no step to the history of the pages that ask', async ({ page }) => {
  for (const route of [legalRoutes[0]!, '/get-started', '/']) {
    await page.goto(route);
    await expect(page.locator('astro-island:has(header)[ssr]')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page.locator('header a').first().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    if (route !== legalRoutes[0]) await expect(page).toHaveURL(route);
  }
});

test.describe('The menu of a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens and closes by touch, and leads on', async ({ page }) => {
    for (const route of ['/', '/blog']) {
      await page.goto(route);
      const menu = mainMenu(page);
      await expect(menu, route).toBeHidden();
      await menuButton(page).tap();
      await expect(menu, route).toBeVisible();
      await expect(closeMenuButton(page), route).toBeVisible();
      // Next to the text column, where no page has a link.
      await page.touchscreen.tap(5, 700);
      await expect(menu, route).toBeHidden();
      await menuButton(page).tap();
      await menu.locator('[href="/blog"]').tap();
      await expect(page, route).toHaveURL('/blog');
    }
  });

  test('closes when one of its links leads to a section of the same page, also before React is there', async ({
    page,
  }) => {
    await page.route('**/_astro/{client,react}*.js', () => new Promise(() => undefined));
    await page.goto('/', { waitUntil: 'commit' });
    await menuButton(page).tap();
    const menu = mainMenu(page);
    const [section = ''] = sectionLinksOf('home');
    await menu.locator(`[href="${section}"]`).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`/${section}`);
  });
});
