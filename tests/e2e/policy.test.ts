/** What the browser itself says of the site's policy, and what the shipped key lets a page do. */
import { EMBEDDED_SETTINGS } from '../../tools/settings/lead-settings.ts';
import { allRoutes, problemsOn } from './support/site-pages.ts';
import { type Page, expect, test } from './support/test.ts';
import { wizardStates } from './support/wizard-states.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

/** Notes each violation from the first byte of each page on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
const violations = (page: Page) => page.evaluate(() => window.violations);

test.beforeEach(({ allowProblem }) => {
  // The address that no page has, and the wizard's failure.
  allowProblem(/Failed to load resource: (net::|.* 404)|The lead was not stored/);
});

test('No page violates the policy, with all its scripts at work', async ({ page }) => {
  test.slow();
  await watch(page);
  const problems = await problemsOn(page, allRoutes, async () => {
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 20_000);
    await page.locator('header a').first().hover();
    // Every island has come, the header's and those further down.
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
    return violations(page);
  });
  expect(problems).toEqual([]);
});

test('No state of the wizard violates the policy', async ({ page, network, email }) => {
  await watch(page);
  for await (const state of wizardStates(page, network, email)) expect(await violations(page), state).toEqual([]);
});

test('The watch sees what it watches for', async ({ page, allowProblem }) => {
  allowProblem(/Content Security Policy|ERR_BLOCKED_BY_CSP|Failed to fetch/);
  await watch(page);
  await page.goto('/blog');
  await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => undefined));
  await expect.poll(() => violations(page)).toEqual(['connect-src https://elsewhere.example/']);
});

const wishes: [string, string, string, Record<string, string>?][] = [
  ['insert', 'POST', '/rest/v1/leads'],
  ['select', 'GET', '/rest/v1/leads?select=*'],
  ['count', 'HEAD', '/rest/v1/leads?select=*', { prefer: 'count=exact' }],
  ['update', 'PATCH', '/rest/v1/leads?email=not.is.null'],
  ['delete', 'DELETE', '/rest/v1/leads?email=not.is.null'],
  ['upsert', 'POST', '/rest/v1/leads?on_conflict=id', { prefer: 'resolution=merge-duplicates' }],
  ['insert and return', 'POST', '/rest/v1/leads?select=*', { prefer: 'return=representation' }],
  ['another schema', 'GET', '/rest/v1/lead_hits', { 'accept-profile': 'private' }],
  ['a function', 'POST', '/rest/v1/rpc/prepare_lead'],
  ['GraphQL', 'POST', '/graphql/v1'],
  ['sign-up', 'POST', '/auth/v1/signup'],
];

test('The shipped key lets a page put leads in, and nothing else', async ({ page, leads, email, allowProblem }) => {
  allowProblem(/Failed to load resource: the server responded with a status of 4\d\d/);
  await page.goto('/get-started');
  const others = { company_name: 'Engines', email, service_interest: 'Other', custom_request: null };
  const statuses = await page.evaluate(
    async ([key, row, all]) => {
      const answers: [string, number][] = [];
      for (const [name, method, path, headers] of all) {
        const sent = JSON.stringify({ ...row, full_name: name === 'insert' ? 'Ada' : 'Eve' });
        const body = method === 'POST' || method === 'PATCH' ? { body: sent } : {};
        const init = { method, headers: { apikey: key, 'content-type': 'application/json', ...headers }, ...body };
        answers.push([name, (await fetch(path, init)).status]);
      }
      return answers;
    },
    [EMBEDDED_SETTINGS.key, { ...others, created_at: new Date().toISOString() }, wishes] as const,
  );
  const [[, inserted] = [], ...answers] = statuses;
  expect(inserted).toBe(201);
  for (const [name, status] of answers) expect(status, name).toBeGreaterThanOrEqual(400);
  expect(await leads(email)).toMatchObject([{ ...others, full_name: 'Ada' }]);
});
