import { question } from '../wizard-words.ts';
import { routes } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('Every page shows all its words', async ({ page }) => {
  // What only a script would show is hidden: nothing with words may be, but what the page opens by itself.
  const unseen = () =>
    page.locator('h1, main :is(h2, h3, p, li, dd, dt, td)').evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest('[popover], details, dialog, [role=status], [role=alert], [aria-live], noscript, form'),
        )
        .filter((element) => element.textContent?.trim() !== '')
        .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((element) => element.textContent?.trim().slice(0, 60)),
    );
  for (const route of routes) {
    await page.goto(route);
    // The cards of the blog start their fade unseen: they are looked at until it has ended.
    await expect.poll(unseen, route).toEqual([]);
  }
});

test('The wizard shows all five questions and a way to send them by mail', async ({ page }) => {
  await page.goto('/get-started');
  for (const asked of Object.values(question)) await expect(page.getByLabel(asked)).toBeVisible();
  const mail = page.getByRole('main').locator('a[href^="mailto:"]').first();
  await expect(mail).toBeVisible();
  const body = decodeURIComponent((await mail.getAttribute('href')) ?? '');
  expect(Object.values(question).filter((asked) => !body.includes(asked))).toEqual([]);
});

test('The contact form of the home page offers the mailbox', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#contact a[href^="mailto:"]').first()).toBeVisible();
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' })).toBeVisible();
  });
});
