import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { noFault, requestLost } from './support/faulty-network.ts';
import { expect, test } from './support/test.ts';
import { allRoutes, unknownRoute } from './support/site-pages.ts';
import { failure, fillStep, fillWizard, nextStep, submit } from './support/wizard.ts';

// axe puts a script of its own into the page, which the site's policy rightly refuses.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };

/** What axe finds in the page as it is now, in words. */
async function findings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(incomplete.filter(({ id }) => id !== 'color-contrast').map(({ id }) => id)).toEqual([]);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}

/** On phone and desktop, in light and dark. Asserts that axe finds nothing. */
async function expectNoFindings(page: Page): Promise<void> {
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findings(page), `${screen}, ${colorScheme}`).toEqual([]);
    }
  }
}

for (const route of allRoutes) {
  test(`axe finds nothing on ${route}, on phone and desktop, in light and dark`, async ({ page, allowProblem }) => {
    if (route === unknownRoute) allowProblem(/404/);
    await page.goto(route);
    await expectNoFindings(page);
  });
}

test('axe finds nothing with the menu open', async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
  }
});

test('axe finds nothing on any step of the wizard, with its error and without', async ({ page, email }) => {
  test.slow();
  await page.goto('/get-started');
  for (const step of [1, 2, 3, 4, 5] as const) {
    if (step < 5) {
      await page.getByRole('button', { name: 'Next' }).click();
      await expectNoFindings(page);
    }
    await fillStep(page, step, email);
    if (step < 5) await nextStep(page, step);
  }
  await expectNoFindings(page);
});

test('axe finds nothing on the thank-you screen and on the failure', async ({ page, network, email, allowProblem }) => {
  test.slow();
  allowProblem(/Failed to load resource|lead/i);
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  network.fault = requestLost;
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expectNoFindings(page);
  network.fault = noFault;
  await submit(page).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expectNoFindings(page);
});
