/** Background Sync: the worker delivers after the tab was closed, and a page says so later. */
import { discard, expect, type Lead, type Page, test } from './lead-test.ts';
import { requestLost } from '../support/faulty-network.ts';

/** A lead that waits while its visitor is offline and its tab closed. Returns how the connection comes back. */
async function leaveWaiting(page: Page, lead: Lead): Promise<() => Promise<void>> {
  const context = page.context();
  // The tests' own `setOffline` reaches a worker only once they know of it.
  const known = context.waitForEvent('serviceworker');
  await lead.open(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await known;
  await context.setOffline(true);
  await lead.submit(page, 'kept', 0);
  await page.close();
  return () => context.setOffline(false);
}

test('The connection is back after the tab was closed', async ({ page, context, lead, network }) => {
  const comeBack = await leaveWaiting(page, lead);
  await comeBack();
  await expect.poll(lead.arrived).toHaveLength(1);
  expect(context.pages()).toEqual([]);
  expect(network.attempts).toBe(1);
  const home = await context.newPage();
  await lead.recovers(home, () => home.goto(`${network.url}/`));
  await expect(home.getByText('Your request is in.')).toBeVisible();
  await home.reload({ waitUntil: 'networkidle' });
  await expect(home.getByText('Your request is in.')).toBeHidden();
});

test('The connection is back, and an open home page says what the worker delivered', async ({
  page,
  context,
  lead,
  network,
}) => {
  const home = await context.newPage();
  await home.goto(`${network.url}/`);
  const comeBack = await leaveWaiting(page, lead);
  await comeBack();
  await expect.poll(lead.arrived).toHaveLength(1);
  await home.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(home.getByText('Your request is in.')).toBeVisible();
  expect(network.attempts).toBe(1);
});

test('The connection is back, but does not carry the request', async ({ page, context, lead, network }) => {
  const comeBack = await leaveWaiting(page, lead);
  network.fault = requestLost;
  await comeBack();
  await expect.poll(() => network.attempts).toBe(1);
  await lead.recovers(await context.newPage());
});

test('The connection is back, and the lead was discarded in the meantime', async ({ page, context, lead, network }) => {
  const other = await context.newPage();
  await other.goto(`${network.url}/get-started`);
  const comeBack = await leaveWaiting(page, lead);
  await discard(other);
  await expect.poll(() => lead.submitted(other)).toBe(0);
  await comeBack();
  await other.goto(`${network.url}/`, { waitUntil: 'networkidle' });
  expect(network.attempts).toBe(0);
});
