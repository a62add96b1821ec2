import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const phone = { width: 360, height: 740 };

/** How much of the dark ground is drawn, 0 to 1, with the page scrolled to `y` px. */
async function groundAt(page: Page, y: number): Promise<number> {
  return page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (window.scrollY !== top) throw new Error(`the page is at ${window.scrollY} px and not at ${top}`);
    return Number(getComputedStyle(document.querySelector('header')!, '::before').opacity);
  }, y);
}

const bottomBorder = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('header')!, '::before').borderBottomColor);

// Specification, sections 1 and 9: dark when scrolled more than 20 pixels.
for (const route of ['/', '/services/website-design', '/blog', '/privacy-policy', '/get-started']) {
  for (const script of ['before React is there', 'with React']) {
    test(`The header of ${route} is clear at 20 px and dark and blurred at 21, ${script}`, async ({
      page,
      allowProblem,
    }) => {
      await page.setViewportSize(phone);
      if (script !== 'with React') {
        // The island says that it could not load.
        allowProblem(/./);
        await page.route(/\.js$/, (request) => request.abort());
      }
      await page.goto(route);
      expect(await groundAt(page, 20)).toBe(0);
      expect(await groundAt(page, 21)).toBe(1);
      expect(await groundAt(page, 0)).toBe(0);
      const filter = await page.evaluate(() => {
        const { backdropFilter } = getComputedStyle(document.querySelector('header')!, '::before');
        return backdropFilter;
      });
      expect(filter).toContain('blur');
    });
  }
}

test('The dark header has a border on legal pages only', async ({ page }) => {
  await page.goto('/privacy-policy');
  const onLegal = await bottomBorder(page);
  await page.goto('/blog');
  expect(await bottomBorder(page)).not.toBe(onLegal);
});

for (const width of [320, 360, 390]) {
  test(`At ${width} px a name in a wide font breaks, and the header grows over nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const [height, room] = await page.evaluate(() => {
      const header = document.querySelector('header')!;
      header.querySelector<HTMLElement>('a')!.style.letterSpacing = '.4em';
      return [header.offsetHeight, Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)];
    });
    expect(height).toBeLessThanOrEqual(room);
    await page.getByRole('button', { name: 'Skip typing' }).click();
  });
}

test('The brand button scrolls to the top, and the address stays clean', async ({ page }) => {
  await page.goto('/terms-conditions');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await page.locator('header a').first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/terms-conditions');
});

test.describe('The menu of a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const route of ['/', '/blog', '/blog/crm-automation-doubles-conversions', '/cookie-policy', '/get-started']) {
    test(`opens and closes by touch on ${route}, and leads on`, async ({ page }) => {
      await page.goto(route);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(menu).toBeVisible();
      await page.touchscreen.tap(180, 700);
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: 'Menu' }).tap();
      await menu.getByRole('link', { name: 'Blog', exact: true }).tap();
      await expect(page).toHaveURL('/blog');
    });
  }

  test('opens by key, closes by Escape, and gives the focus back', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('closes when one of its links leads to a place on the same page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Process' }).tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/#process');
  });
});
