import { legalRoutes, onePerLayout, minimalRoutes, problemsOn } from './support/site-pages.ts';
import { expect, type Page, test } from './support/test.ts';
import { mainMenu, closeMenuButton, menuButton, sectionLinksOf } from './support/page-parts.ts';

const routesWithHeader = onePerLayout.filter((route) => !minimalRoutes.includes(route));
const phone = { width: 360, height: 740 };
/** Low windows, in which the shortest page still scrolls. */
const lowPhone = { width: 360, height: 320 };
const lowDesktop = { width: 1280, height: 320 };
/** In px: the farthest position at which the header is transparent. */
const LAST_TRANSPARENT = 20;

/** The opacity of the header's dark background, 0 to 1, with the page scrolled to `y` px. */
async function backgroundOpacityAt(page: Page, y: number): Promise<number> {
  return page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (window.scrollY !== top) throw new Error(`the page is at ${window.scrollY} px and not at ${top}`);
    return Number(getComputedStyle(document.querySelector('header')!, '::before').opacity);
  }, y);
}

/** The header's background is a separate layer. */
const backgroundStyle = (page: Page, property: 'backdropFilter' | 'borderBottomColor'): Promise<string> =>
  page.evaluate((name) => getComputedStyle(document.querySelector('header')!, '::before')[name], property);

async function findBackgroundProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const expectedOpacities = [
    [LAST_TRANSPARENT, 0],
    [LAST_TRANSPARENT + 1, 1],
    [0, 0],
  ] as const;
  for (const [position, expected] of expectedOpacities) {
    const opacity = await backgroundOpacityAt(page, position);
    if (opacity !== expected) problems.push(`at ${position} px, the background has an opacity of ${opacity}`);
  }
  const filter = await backgroundStyle(page, 'backdropFilter');
  if (!filter.startsWith('blur')) problems.push(`the background has the filter ${filter}`);
  return problems;
}

test('The header is transparent at 20 px, and dark and blurred at 21, on a phone and on a desktop', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of 404/);
  await page.setViewportSize(lowPhone);
  const problems = await problemsOn(page, routesWithHeader, async () => {
    const onPhone = await findBackgroundProblems(page);
    await page.setViewportSize(lowDesktop);
    const onDesktop = await findBackgroundProblems(page);
    await page.setViewportSize(lowPhone);
    return [...onPhone, ...onDesktop];
  });
  expect(problems).toEqual([]);
});

test('On a legal page the dark header has a border', async ({ page }) => {
  await page.goto('/blog');
  const borderOfBlog = await backgroundStyle(page, 'borderBottomColor');
  await page.goto(legalRoutes[0]!);
  expect(await backgroundStyle(page, 'borderBottomColor')).not.toBe(borderOfBlog);
});

test('The brand scrolls to the top, and on a page with a form it does not change the address', async ({ page }) => {
  const routesWithForm = ['/get-started', '/'];
  for (const route of [legalRoutes[0]!, ...routesWithForm]) {
    await page.goto(route);
    await expect(page.locator('astro-island:has(header)[ssr]')).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page.locator('header a').first().click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    if (routesWithForm.includes(route)) await expect(page).toHaveURL(route);
  }
});

test('Events that an extension dispatches on the document cause no error, and leave the menu open', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const route of ['/blog', '/get-started']) {
    await page.goto(route);
    await menuButton(page).click();
    await page.evaluate(() => {
      for (const type of ['click', 'focusin', 'keydown']) document.dispatchEvent(new Event(type, { bubbles: true }));
    });
    await expect(mainMenu(page), route).toBeVisible();
  }
});

test.describe('The menu of a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens and closes by touch, and its links lead to their pages', async ({ page }) => {
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

  test('closes when one of its links leads to a section of the same page, also before React has loaded', async ({
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

  test('closes when Tab leaves the header, and covers nothing that has the focus', async ({ page }) => {
    await page.setViewportSize(phone);
    for (const route of ['/get-started', '/blog']) {
      await page.goto(route);
      const menu = mainMenu(page);
      await menuButton(page).press('Enter');
      await menu.getByRole('link').last().focus();
      await expect(menu, route).toBeVisible();
      const isInMain = () => page.evaluate(() => document.activeElement!.closest('main') !== null);
      for (let presses = 0; presses < 3 && !(await isInMain()); presses += 1) await page.keyboard.press('Tab');
      expect(await isInMain(), route).toBe(true);
      await expect(menu, route).toBeHidden();
      // Back into the header, whose links the closed menu has no more.
      await page.keyboard.press('Shift+Tab');
      await expect(menu, route).toBeHidden();
    }
  });

  test('closes when the screen is turned and has room for the links', async ({ page }) => {
    await page.goto('/blog');
    await menuButton(page).tap();
    const menu = mainMenu(page);
    const isOpen = () => menu.evaluate((element) => element.matches(':popover-open'));
    await page.setViewportSize({ width: phone.width, height: phone.height - 60 });
    expect(await isOpen()).toBe(true);
    await page.setViewportSize({ width: 1280, height: phone.width });
    await expect.poll(isOpen).toBe(false);
    const [brand, links] = await Promise.all([page.locator('header a').first().boundingBox(), menu.boundingBox()]);
    expect(links!.x).toBeGreaterThanOrEqual(brand!.x + brand!.width);
  });
});
