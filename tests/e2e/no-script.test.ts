import { contact, questionTexts } from '../form-texts.ts';
import { routes } from './support/site-pages.ts';
import { expect, type Page, test } from './support/test.ts';
import { menuButton, mainMenu } from './support/page-parts.ts';

test.use({ javaScriptEnabled: false });

/** Elements without text of their own, or whose text shows only after an action. */
const silent = '[popover], details, dialog, [role=status], [role=alert], [aria-live], noscript, form, fieldset';

const unseenOn = (page: Page) => () =>
  page.locator('h1, :is(header, main) :is(h2, h3, p, li, dd, dt, td, a)').evaluateAll(
    (elements, left) =>
      elements
        .filter((element) => !element.closest(left))
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .flatMap((element) => element.textContent?.trim().slice(0, 60) || []),
    silent,
  );

test('Every page shows all its words', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    // The blog's cards start invisible and fade in, so poll until they are visible.
    await expect.poll(unseenOn(page), route).toEqual([]);
  }
});

// Some words stay hidden until the next part arrives, since it would move them. If it never arrives, they must show.
for (const [route, next] of [
  ['/', '<main'],
  ['/', '</section>'],
  [routes.find((path) => path.startsWith('/services/'))!, '</dd>'],
] as const) {
  test(`${route} shows the words that came when it breaks off before ${next}`, async ({ page, baseURL }) => {
    const [came = ''] = (await (await page.request.get(route)).text()).split(next);
    await page.route(new URL(route, baseURL).href, (request) =>
      request.fulfill({ contentType: 'text/html', body: came }),
    );
    await page.goto(route);
    await expect.poll(unseenOn(page)).toEqual([]);
  });
}

test('On a phone, all services are open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  for (const link of await page.locator('#services').getByRole('link').all()) await expect(link).toBeVisible();
});

test('A form asks for what is missing, and goes nowhere', async ({ page }) => {
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
