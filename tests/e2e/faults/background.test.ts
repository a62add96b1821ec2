/** Background Sync: the service worker sends the lead after the tab was closed, and a page reports that later. */
import { receivedNotice } from '../../form-texts.ts';
import type { FaultyNetwork } from '../support/faulty-network.ts';
import { addAndReadRecords } from '../support/device.ts';
import { expect, type Lead, type Page, test } from './fixtures.ts';

/** Leaves an unsent lead and closes the tab. Returns a function that acts as a browser that is online again. */
async function leave(page: Page, lead: Lead, network: FaultyNetwork): Promise<() => Promise<unknown>> {
  const context = page.context();
  const devtools = await context.newCDPSession(await context.newPage());
  await devtools.send('ServiceWorker.enable');
  await lead.openWizard(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await network.stop();
  await lead.submit(page, 'saved', 0);
  await page.close();
  // The id of the device's only service worker registration.
  const event = { origin: network.url, registrationId: '0', tag: 'leads', lastChance: false };
  return async () => {
    await network.start();
    await devtools.send('ServiceWorker.dispatchSyncEvent', event);
  };
}

const said = (page: Page) => page.getByText(receivedNotice);

test('The connection is back after the tab was closed', async ({ page, context, lead, network }) => {
  const comeBack = await leave(page, lead, network);
  await comeBack();
  await expect.poll(lead.storedAnswers).toHaveLength(1);
  const home = await context.newPage();
  await home.goto(`${network.url}/`);
  await expect(said(home)).toBeVisible();
  const drafts = async () => (await home.evaluate(addAndReadRecords, [])).filter(({ answers }) => answers);
  await expect.poll(drafts).toEqual([]);
  await home.goto(`${network.url}/`, { waitUntil: 'networkidle' });
  await expect(said(home)).toBeHidden();
});
