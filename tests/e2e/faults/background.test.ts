/** Background Sync: the worker delivers after the tab was closed, once, and nothing that was discarded. */
import type { BrowserContext } from '@playwright/test';
import { type FaultyNetwork, noFault, requestLost } from '../support/faulty-network.ts';
import { fieldOf } from '../support/wizard.ts';
import { expect, type LeadUnderTest, type Page, test } from './lead-test.ts';

/** At the last question, with a key pressed: the worker is installed. */
async function openWithWorker(page: Page, lead: LeadUnderTest): Promise<void> {
  // The tests' own `setOffline` reaches a worker only once they know of it.
  const known = page.context().waitForEvent('serviceworker');
  await lead.open(page);
  await fieldOf(page, 5).pressSequentially(' ');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await known;
}

/** Fires the worker's event as the browser does, from a tab of no site, `count` times at once. */
async function prepareEvents(context: BrowserContext, origin: string): Promise<(count: number) => Promise<void>> {
  const session = await context.newCDPSession(await context.newPage());
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ scopeURL, isDeleted }) => scopeURL.startsWith(origin) && !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const event = { origin, registrationId: await registrationId, tag: 'leads', lastChance: false };
  return async (count) => {
    await Promise.all(Array.from({ length: count }, () => session.send('ServiceWorker.dispatchSyncEvent', event)));
  };
}

/** A lead that the server did not get, its tab closed, and the server back. Returns what fires the worker's event. */
async function leaveWaiting(page: Page, lead: LeadUnderTest, network: FaultyNetwork) {
  await openWithWorker(page, lead);
  await network.stop();
  await lead.submit(page, 'alert and promise', 0);
  const fire = await prepareEvents(page.context(), network.url);
  await page.close();
  await network.start();
  return fire;
}

test('Offline, Submit, the tab closed, the connection back', async ({ page, context, lead, network }) => {
  await openWithWorker(page, lead);
  await context.setOffline(true);
  await lead.submit(page, 'alert and promise', 0);
  await page.close();
  await context.setOffline(false);
  await expect.poll(lead.rows).toBe(1);
  expect(context.pages()).toEqual([]);
  expect(network.attempts).toBe(1);
  await lead.recovers(await context.newPage());
});

for (const [address, words] of [
  ['/', 'Your request is in.'],
  ['/get-started', 'Your earlier request has been sent.'],
] as const) {
  test(`Delivered while every page was closed, and ${address} says so once`, async ({
    page,
    context,
    lead,
    network,
  }) => {
    const fire = await leaveWaiting(page, lead, network);
    await fire(1);
    await expect.poll(lead.rows).toBe(1);
    const later = await context.newPage();
    await lead.recovers(later);
    await later.goto(`${network.url}${address}`);
    await expect(later.getByText(words)).toBeVisible();
    await later.goto(`${network.url}/blog`);
    await later.goto(`${network.url}${address}`, { waitUntil: 'networkidle' });
    await expect(later.getByText(words)).toBeHidden();
  });
}

test('Delivered by the worker while home is open, which says so once', async ({ page, context, lead, network }) => {
  const fire = await leaveWaiting(page, lead, network);
  const home = await context.newPage();
  const notice = home.getByText('Your request is in.');
  // Home tries first, in vain: what it left is the worker's.
  network.fault = requestLost;
  await home.goto(`${network.url}/`);
  await expect.poll(() => network.attempts).toBe(1);
  network.fault = noFault;
  await fire(1);
  await expect(notice).toBeVisible();
  await lead.recovers(home, () => home.reload({ waitUntil: 'networkidle' }));
  await expect(notice).toBeHidden();
});

test('The connection is back, and the event comes twice', async ({ page, context, lead, network }) => {
  const fire = await leaveWaiting(page, lead, network);
  await fire(2);
  await expect.poll(lead.rows).toBe(1);
  await fire(2);
  await lead.recovers(await context.newPage());
});

test('The connection is back, and a page from before the lead is in view', async ({ page, context, lead, network }) => {
  const earlier = await context.newPage();
  await earlier.goto(`${network.url}/privacy-policy`);
  const fire = await leaveWaiting(page, lead, network);
  await earlier.bringToFront();
  await fire(1);
  await expect.poll(lead.rows).toBe(1);
  await lead.recovers(earlier);
  expect(network.attempts).toBe(1);
});

test('The connection is back, but does not carry the first request', async ({ page, context, lead, network }) => {
  const fire = await leaveWaiting(page, lead, network);
  network.fault = requestLost;
  await fire(1);
  await expect.poll(() => network.attempts).toBe(1);
  network.fault = noFault;
  await expect.poll(lead.rows).toBe(1);
  expect(network.attempts).toBe(2);
  await lead.recovers(await context.newPage());
});
