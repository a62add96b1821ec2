import { expect, test } from './support/test.ts';
import { fillWizard, submit, thanks } from './support/wizard.ts';

// A small set in a second engine, where Firefox is installed.
for (const route of ['/', '/services/crm-integrations', '/blog', '/cookie-policy']) {
  test(`${route} opens in Firefox, its header darkens, and nothing is complained of`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.move(200, 200);
    await page.mouse.wheel(0, 300);
    const ground = () =>
      page.evaluate(() => Number(getComputedStyle(document.querySelector('header')!, '::before').opacity));
    await expect.poll(ground).toBe(1);
  });
}

test('Five answers become one row in Firefox', async ({ page, leads, email }) => {
  await page.goto('/get-started');
  await fillWizard(page, email);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leads(email)).toHaveLength(1);
});
