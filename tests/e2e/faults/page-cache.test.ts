/** Pages that a browser keeps as they were and shows again on Back, with their scripts and timers. */
import { lacks } from '../../lacks.ts';
import { submit } from '../support/wizard.ts';
import { anyThanks, expect, type Page, test } from './lead-test.ts';
import { pressAndClose, prepareSilence } from './silent-storage.ts';

// Leaving a page before its view transition has ended cuts the transition short.
test.beforeEach(({ allowProblem }) => allowProblem(/^exception: Transition was skipped/));

const keeper = 'a browser that keeps pages, as the whole Chromium does (Debian: chromium)';

/** Goes to another page and back by the browser's own ways, and tells whether the page was kept. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<boolean> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  const { pathname } = new URL(page.url());
  await page.goto(elsewhere);
  await page.evaluate(() => history.back());
  // A page that is kept is loaded already.
  await page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' });
  return page.evaluate(() => Reflect.get(window, 'persisted') === true);
}

test('The thanks come back out of the page cache', async ({ page, lead, network }) => {
  await lead.open(page);
  await lead.submit(page, 'thanks', 1);
  await lead.settles(page);
  test.skip(lacks(await leaveAndReturn(page, `${network.url}/blog`), keeper), keeper);
  await expect(anyThanks(page)).toBeVisible();
  await expect(page.getByText('Redirecting to homepage...')).toBeHidden();
  await lead.recovers(page);
  expect(network.attempts).toBe(1);
});

test('The thanks have gone home by themselves, and Back shows them again', async ({ page, lead, network }) => {
  await page.clock.install();
  await lead.open(page);
  await lead.submit(page, 'thanks', 1);
  await page.clock.runFor(3000);
  await page.waitForURL(`${network.url}/`);
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.pathname === '/get-started', { waitUntil: 'commit' });
  await expect(anyThanks(page)).toBeVisible();
  await expect(page.getByText('Redirecting to homepage...')).toBeHidden();
  await lead.recovers(page);
});

test('The form comes back out of the page cache and is sent', async ({ page, lead, network }) => {
  await lead.open(page);
  test.skip(lacks(await leaveAndReturn(page, `${network.url}/blog`), keeper), keeper);
  await lead.submit(page, 'thanks', 1);
  await lead.settles(page);
  await lead.recovers(page);
  expect(network.attempts).toBe(1);
});

test('The form comes back out of the page cache, and the tab is closed in the moment of Submit', async ({
  page,
  context,
  lead,
  network,
}) => {
  await prepareSilence(page);
  await lead.open(page);
  test.skip(lacks(await leaveAndReturn(page, `${network.url}/blog`), keeper), keeper);
  await pressAndClose(page);
  await lead.waits(await context.newPage());
});

test('Elsewhere and back while the lead is sent', async ({ page, lead, network }) => {
  await lead.open(page);
  await lead.submitAndHold(page);
  await leaveAndReturn(page, `${network.url}/blog`);
  await lead.recovers(page, () => expect(anyThanks(page).or(submit(page))).toBeVisible());
});
