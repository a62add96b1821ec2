/** The browser writes each violation of the site's policy to the console, where every test fails on it. */
import { allRoutes, problemsOn } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

test('No page violates the policy, with all its scripts at work', async ({ page, allowProblem }) => {
  test.slow();
  // The address that no page has.
  allowProblem(/Failed to load resource: .* 404/);
  const problems = await problemsOn(page, allRoutes, async () => {
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 20_000);
    await page.locator('header a').first().hover();
    // Every island has come, the header's and those further down.
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    return [];
  });
  expect(problems).toEqual([]);
});

test('A violation is an error on the console', async ({ page, allowProblem }) => {
  allowProblem(/Content Security Policy|ERR_BLOCKED_BY_CSP|Failed to fetch/);
  await page.goto('/blog');
  const said = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
  expect((await said).type()).toBe('error');
});
