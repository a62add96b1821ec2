/** Background Sync: the service worker sends a queued lead after every page was closed, and a page reports that later. */
import type { Answers } from '../../../src/lib/lead/index.ts';
import { receivedNotice } from '../../form-texts.ts';
import { emptyPath, type FaultPlan, type FaultyNetwork, noFault, requestLost } from '../support/faulty-network.ts';
import type { Page } from '../support/test.ts';
import { expect, poll, test } from './fixtures.ts';
import { clearRecords, draftsOf, expectFoundExpired, leaveOnDevice } from './records.ts';
import { expectPromiseToSend, openWizard, submit } from './steps.ts';

type SendSyncEvent = () => Promise<unknown>;

/** Returns a function that sends the worker its sync event, as a browser does once it is online. */
async function prepareSyncEvent(page: Page, network: FaultyNetwork): Promise<SendSyncEvent> {
  const context = page.context();
  const devtools = await context.newCDPSession(await context.newPage());
  await devtools.send('ServiceWorker.enable');
  // The id of the device's only service worker registration.
  const registrationId = '0';
  const event = { origin: network.url, registrationId, tag: 'leads', lastChance: false };
  return () => devtools.send('ServiceWorker.dispatchSyncEvent', event);
}

const waitForWorker = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Leaves a queued lead on a device that has the worker. */
async function leaveQueuedLead(page: Page, url: string, answers: Answers, daysAgo = 0): Promise<void> {
  // The wizard's last question installs the worker.
  await openWizard(page, url, answers);
  await waitForWorker(page);
  await page.goto(`${url}${emptyPath}`);
  await clearRecords(page);
  await leaveOnDevice(page, url, answers, { isQueued: true, daysAgo });
}

test('A lead is submitted offline, and the tab is closed: once online, it is sent, and the next page says so once', async ({
  page,
  context,
  network,
  answers,
  expectStored,
}) => {
  const sendSyncEvent = await prepareSyncEvent(page, network);
  await openWizard(page, network.url, answers);
  await waitForWorker(page);
  await network.stop();
  await submit(page);
  await expectPromiseToSend(page);
  await page.close();
  await network.start();
  await sendSyncEvent();
  await expectStored(answers);

  const home = await context.newPage();
  const notice = home.getByText(receivedNotice);
  await home.goto(`${network.url}/`);
  await expect(notice).toBeVisible();
  await poll(() => draftsOf(home)).toEqual([]);
  await home.goto(`${network.url}/`, { waitUntil: 'networkidle' });
  await expect(notice).toBeHidden();
});

const databaseFaults: Record<string, FaultPlan> = {
  'loses the request': requestLost,
  'never answers': { kind: 'swallow request' },
};
for (const [how, fault] of Object.entries(databaseFaults)) {
  test(`Every page is closed, and the database ${how}: the lead is sent through the function, once`, async ({
    page,
    context,
    network,
    answers,
    expectStored,
  }) => {
    const sendSyncEvent = await prepareSyncEvent(page, network);
    await leaveQueuedLead(page, network.url, answers);
    await page.close();
    network.fault = fault;
    network.functionFault = noFault;
    await sendSyncEvent();
    await expectStored(answers);
    network.release();
    const home = await context.newPage();
    await home.goto(`${network.url}/`);
    await expect(home.getByText(receivedNotice)).toBeVisible();
    await expectStored(answers);
  });
}

test('The worker does not send a queued lead of 90 days', async ({ page, network, answers, storedRows }) => {
  const sendSyncEvent = await prepareSyncEvent(page, network);
  await leaveQueuedLead(page, network.url, answers, 90);
  const attemptsBefore = network.attempts + network.functionAttempts;
  await sendSyncEvent();
  await expectFoundExpired(page);
  expect(network.attempts + network.functionAttempts).toBe(attemptsBefore);
  expect(await storedRows(answers)).toEqual([]);
});
