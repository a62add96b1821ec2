/** The service worker sends what waits after every page was closed. */
import { receivedNotice } from '../../form-texts.ts';
import { emptyPath, type FaultPlan, type FaultyNetwork, noFault, requestLost } from '../support/faulty-network.ts';
import { type Answers, clearDevice, expect, leaveOnDevice, type Page, poll, recordsOf, test } from './support.ts';

/** Installs the worker, as a visit with a form does, and returns what fires its event, as a browser that is online does. */
async function openWorker(page: Page, network: FaultyNetwork) {
  const devtools = await page.context().newCDPSession(await page.context().newPage());
  await devtools.send('ServiceWorker.enable');
  return () =>
    devtools.send('ServiceWorker.dispatchSyncEvent', {
      origin: network.url,
      // The id of the device's only service worker registration.
      registrationId: '0',
      tag: 'leads',
      lastChance: false,
    });
}

/** Opens the wizard's last question, so that the worker is there, then leaves what waits. */
async function leaveQueued(page: Page, url: string, answers: Answers, days = 0): Promise<void> {
  await leaveOnDevice(page, url, { ...answers, email: `x.${answers.email}` });
  await page.goto(`${url}/get-started`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(`${url}${emptyPath}`);
  await clearDevice(page);
  await leaveOnDevice(page, url, answers, { isQueued: true, days });
}

const faults: Record<string, FaultPlan> = { lost: requestLost, 'never answered': { kind: 'swallow request' } };
for (const [how, fault] of Object.entries(faults)) {
  test(`Every page is closed, and the table’s requests are ${how}: one row`, async ({
    page,
    context,
    network,
    olga,
    expectStored,
  }) => {
    const sync = await openWorker(page, network);
    await leaveQueued(page, network.url, olga);
    await page.close();
    network.fault = fault;
    network.functionFault = noFault;
    await sync();
    await expectStored(olga);
    network.release();
    const home = await context.newPage();
    await home.goto(`${network.url}/`);
    await expect(home.getByText(receivedNotice)).toBeVisible();
    await expectStored(olga);
  });
}

test('The worker never sends a request after 60 days', async ({ page, network, olga, rowsOf }) => {
  const sync = await openWorker(page, network);
  await leaveQueued(page, network.url, olga, 90);
  const before = network.attempts + network.functionAttempts;
  await sync();
  // The worker has looked at it by then.
  await poll(async () => (await recordsOf(page))[0]?.submission?.foundExpiredAt).toBeGreaterThan(0);
  expect(network.attempts + network.functionAttempts - before).toBe(0);
  expect(await rowsOf(olga)).toEqual([]);
});
