import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { requestLost } from './support/faulty-network.ts';
import { expect, test } from './support/test.ts';
import { allRoutes, unknownRoute } from './support/site-pages.ts';
import { failure, fillStep, fillWizard, nextStep, submit } from './support/wizard.ts';

// axe puts a script of its own into the page, which the site's policy rightly refuses.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Of level AAA, which axe leaves out otherwise: 7:1, or 4.5:1 for large text. */
const rules = { 'color-contrast-enhanced': { enabled: true } };
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } };

/** What axe finds in the page as it is now, in words. */
async function findings(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page }).options({ runOnly: tags, rules }).analyze();
  expect(incomplete.filter(({ id }) => !id.startsWith('color-contrast')).map(({ id }) => id)).toEqual([]);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
}

/** In light and dark. Asserts that axe finds nothing. */
async function expectNoFindingsInBothSchemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), `${page.viewportSize()?.width} px, ${colorScheme}`).toEqual([]);
  }
}

/** On phone and desktop, in light and dark. Asserts that axe finds nothing. */
async function expectNoFindings(page: Page): Promise<void> {
  for (const size of Object.values(screens)) {
    await page.setViewportSize(size);
    await expectNoFindingsInBothSchemes(page);
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
  await expectNoFindingsInBothSchemes(page);
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

test('axe finds nothing on the failure, while it sends, and on the thank-you screen', async ({
  page,
  network,
  email,
  allowProblem,
}) => {
  test.slow();
  allowProblem(/Failed to load resource|lead/i);
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  network.fault = requestLost;
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  await expectNoFindings(page);
  network.fault = { kind: 'hold answer' };
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expectNoFindingsInBothSchemes(page);
  network.release();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expectNoFindings(page);
});
