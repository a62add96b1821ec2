/** The browser writes each violation of the site's policy to the console, where every test fails on it. */
import { allRoutes, problemsOn } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

test('No page violates the policy, with all its scripts at work', async ({ page, allowProblem }) => {
  test.slow();
  allowProblem(/Failed to load resource: .* 404/);
  const problems = await problemsOn(page, allRoutes, async () => {
    for (const island of await page.locator('astro-island').all()) {
      await island.locator(':scope > *').first().scrollIntoViewIfNeeded();
      await expect(island).not.toHaveAttribute('ssr');
    }
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
