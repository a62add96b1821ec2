/** What the device keeps is deleted after its time, or when the visitor asks for it. */
import { deleteStoredTexts } from '../../../src/data/device-storage.ts';
import { texts } from '../../../src/lib/lead/index.ts';
import { receivedNotice, wizardTexts } from '../../form-texts.ts';
import { click, type Tab, textOf } from '../support/engine-test.ts';
import { emptyPath, requestLost } from '../support/faulty-network.ts';
import { asScript, engineTest as test, everyEngine, expect, poll } from './fixtures.ts';
import {
  expectFoundExpired,
  expectNothingOnDevice,
  HOUR_MS,
  leaveConfirmation,
  leaveOnDevice,
  makeFoundExpiredEarlier,
} from './records.ts';
import {
  dispatchOnline,
  expectHidden,
  expectPromiseToSend,
  fillAndSend,
  formNames,
  forms,
  goToSubmit,
  readForm,
} from './steps.ts';
import { removeServiceWorkers } from './storage-faults.ts';

const pages = { 'the home page': '/', 'the wizard': '/get-started', 'another page': '/blog' };
for (const [name, path] of Object.entries(pages)) {
  test(
    `A queued lead of 90 days is not sent or shown by ${name}, and is deleted by a visit on the next day`,
    everyEngine,
    async ({ tab, network, earlierAnswers, storedRows }) => {
      await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true, daysAgo: 90 });
      const attemptsBefore = network.attempts + network.functionAttempts;
      await tab.goto(network.url + path);
      await expectFoundExpired(tab);
      expect(await readForm(tab)).not.toMatchObject({ fullName: earlierAnswers.fullName });
      expect(await textOf(tab)).not.toContain(texts.queued);
      await makeFoundExpiredEarlier(tab, network.url, 26 * HOUR_MS);
      await tab.goto(network.url + path);
      await expectNothingOnDevice(tab);
      expect(network.attempts + network.functionAttempts, 'requests').toBe(attemptsBefore);
      expect(await storedRows(earlierAnswers)).toEqual([]);
    },
  );
}

test('A queued lead of 59 days is sent', everyEngine, async ({ tab, network, earlierAnswers, expectStored }) => {
  await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true, daysAgo: 59 });
  await tab.goto(`${network.url}/blog`);
  await expectStored(earlierAnswers);
});

for (const name of formNames) {
  test(`A draft of 31 days no longer fills ${name}’s form`, everyEngine, async ({ tab, network, earlierAnswers }) => {
    await leaveOnDevice(tab, network.url, earlierAnswers, { daysAgo: 31 });
    await tab.goto(`${network.url}${forms[name].path}`);
    await expectNothingOnDevice(tab);
    expect(await readForm(tab)).toMatchObject({ fullName: '' });
  });
}

test('After 31 days, the home page no longer says that a lead was received', everyEngine, async ({ tab, network }) => {
  await tab.goto(`${network.url}${emptyPath}`);
  await leaveConfirmation(tab, { daysAgo: 31 });
  await tab.goto(`${network.url}/`);
  await expectNothingOnDevice(tab);
  expect(await textOf(tab)).not.toContain(receivedNotice);
});

const readStatus = (tab: Tab): Promise<string> =>
  tab.evaluate(() => {
    const regions = [...document.querySelectorAll<HTMLElement>('[role=status], output')];
    return regions.map((region) => region.innerText).join('\n');
  }, null);

/** In ms: time for a page's scripts to open a database. A pause, because no event says that they open none. */
const OPENING_TIME = 500;

/** Runs in a page. Returns to the tab, and counts the databases after this time. */
async function countDatabasesAfterReturn(ms: number): Promise<number> {
  dispatchEvent(new Event('focus'));
  await new Promise((resolve) => setTimeout(resolve, ms));
  const databases = await indexedDB.databases();
  // Safari lists a database whose creation was aborted, with version 0. It holds nothing.
  return databases.filter(({ version }) => version !== 0).length;
}

/** Waits until the form shows Next or Submit, so that it has read the device. */
const waitForForm = (tab: Tab) => {
  const names = [wizardTexts.buttons.next, wizardTexts.buttons.submit];
  const hasButton = async (): Promise<boolean> => {
    const text = await textOf(tab);
    return names.some((name) => text.includes(name));
  };
  return poll(hasButton).toBe(true);
};

/** Runs first in a page. Notes whether the button is disabled once the page is parsed, just before the scripts run. */
function noteEarlyState(): void {
  const noteState = (): void => {
    const button = document.querySelector<HTMLButtonElement>('#Delete-stored');
    document.documentElement.dataset['early'] = `${button?.disabled}`;
  };
  document.addEventListener('readystatechange', noteState, { once: true });
}

/** Whether the button was disabled before its script came, and is now. */
const readDeleteButton = (tab: Tab) =>
  tab.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('#Delete-stored');
    return { early: document.documentElement.dataset['early'] === 'true', now: button?.disabled };
  }, null);

test.describe('The button of the cookie policy', everyEngine, () => {
  test('deletes all that the device keeps, and says so', async ({
    tab,
    network,
    answers,
    earlierAnswers,
    storedRows,
  }) => {
    network.fault = requestLost;
    await leaveOnDevice(tab, network.url, answers);
    await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true });
    await leaveConfirmation(tab);
    await tab.goto(`${network.url}/cookie-policy`);
    await click(tab, deleteStoredTexts.button);
    await poll(() => readStatus(tab)).toContain(deleteStoredTexts.done);
    // The script that sends what is queued reads the device again when the visitor returns to the tab.
    expect(await tab.evaluate(countDatabasesAfterReturn, OPENING_TIME)).toBe(0);
    network.release();
    for (const name of formNames) {
      await tab.goto(`${network.url}${forms[name].path}`);
      await waitForForm(tab);
      expect(await readForm(tab)).toMatchObject({ fullName: '' });
      expect(await textOf(tab)).not.toContain(receivedNotice);
    }
    expect(await storedRows(answers)).toEqual([]);
    expect(await storedRows(earlierAnswers)).toEqual([]);
  });

  test('deletes it, and says so, in a browser without service workers', async ({ tab, network, answers }) => {
    await leaveOnDevice(tab, network.url, answers);
    network.pageScript = asScript(removeServiceWorkers, null);
    await tab.goto(`${network.url}/cookie-policy`);
    await click(tab, deleteStoredTexts.button);
    await poll(() => readStatus(tab)).toContain(deleteStoredTexts.done);
    await expectNothingOnDevice(tab);
  });

  test('is disabled until its script has come, also after a reload', async ({ tab, network }) => {
    network.pageScript = asScript(noteEarlyState, null);
    await tab.goto(`${network.url}/cookie-policy`);
    await poll(() => readDeleteButton(tab)).toEqual({ early: true, now: false });
    await tab.reload();
    await poll(() => readDeleteButton(tab)).toEqual({ early: true, now: false });
  });

  test('withdraws a lead that another tab promised to send', async ({ tab, other, network, answers, storedRows }) => {
    network.fault = requestLost;
    await fillAndSend(tab, network, 'wizard', answers);
    await expectPromiseToSend(tab);
    await other.goto(`${network.url}/cookie-policy`);
    await click(other, deleteStoredTexts.button);
    await expectNothingOnDevice(other);
    await expectHidden(tab, texts.saved);
    network.release();
    await other.goto(`${network.url}/blog`);
    await dispatchOnline(tab);
    await goToSubmit(tab);
    expect(await storedRows(answers)).toEqual([]);
  });
});
