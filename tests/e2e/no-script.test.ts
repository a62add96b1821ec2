import { contact, questionTexts } from '../form-texts.ts';
import { routes } from './support/site-pages.ts';
import { expect, type Page, test } from './support/test.ts';
import { menuButton, mainMenu } from './support/page-parts.ts';

test.use({ javaScriptEnabled: false });

/** Elements without text of their own, or whose text shows only after an action. */
const elementsThatMayBeHidden =
  '[popover], details, dialog, [role=status], [role=alert], [aria-live], noscript, form, fieldset';

/** The beginnings of the texts that the page does not show. */
const findHiddenTexts = (page: Page): Promise<string[]> =>
  page.locator('h1, :is(header, main) :is(h2, h3, p, li, dd, dt, td, a)').evaluateAll((elements, mayBeHidden) => {
    const hidden = elements.filter((element) => {
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return !isVisible && !element.closest(mayBeHidden);
    });
    const texts = hidden.map((element) => element.textContent?.trim().slice(0, 60) ?? '');
    return texts.filter(Boolean);
  }, elementsThatMayBeHidden);

test('Every page shows all its text', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    // The blog's cards start invisible and fade in, so poll until they are visible.
    await expect.poll(() => findHiddenTexts(page), route).toEqual([]);
  }
});

// Some text stays hidden until the next part arrives, which would move it. If that part never arrives, it must show.
for (const [route, missingPart] of [
  ['/', '<main'],
  ['/', '</section>'],
  [routes.find((path) => path.startsWith('/services/'))!, '</dd>'],
] as const) {
  test(`${route} shows the text that has arrived when it breaks off before ${missingPart}`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.request.get(route);
    const html = await response.text();
    const [arrived = ''] = html.split(missingPart);
    await page.route(new URL(route, baseURL).href, (request) =>
      request.fulfill({ contentType: 'text/html', body: arrived }),
    );
    await page.goto(route);
    await expect.poll(() => findHiddenTexts(page)).toEqual([]);
  });
}

test('On a phone, all services are open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const link of await page.locator('#service-list').getByRole('link').all()) await expect(link).toBeVisible();
});

test('A form asks for what is missing, and is not sent', async ({ page }) => {
  for (const [route, name] of [
    ['/get-started', questionTexts.fullName],
    ['/', contact.labels.fullName],
  ] as const) {
    await page.goto(route);
    await page.getByLabel(name).fill(' ');
    await page.getByRole('main').locator('[type=submit]').click();
    await expect(page.getByLabel(name)).toBeFocused();
    await expect(page).toHaveURL(route);
  }
});

test('On a phone the menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await menuButton(page).click();
  await expect(mainMenu(page).locator('[href="/blog"]')).toBeVisible();
});
