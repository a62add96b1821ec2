/** A device that stores nothing, or slowly: the form still works, promises nothing, and sending again adds no row. */
import type { Answers } from '../../../src/lib/lead/index.ts';
import { receivedNotice, wizardTexts } from '../../form-texts.ts';
import { lockRecords } from '../support/device.ts';
import { click, expectText, fill, type Tab } from '../support/engine-test.ts';
import { emptyPath, type FaultyNetwork, requestLost, responseLost } from '../support/faulty-network.ts';
import { asScript, engineTest, everyEngine, expect, poll, test } from './fixtures.ts';
import { draftsOf, expectOnDevice, expectQueued } from './records.ts';
import {
  answersAskedBy,
  dispatchOnline,
  editAnswer,
  editedAnswers,
  expectFailureWithoutPromise,
  expectForm,
  expectPromiseToSend,
  expectThanks,
  fillAndSend,
  fillForm,
  type FormName,
  formNames,
  forms,
  openWizard,
  questionsAskedBy,
  readForm,
  submit,
} from './steps.ts';
import { blockStorage, breakConnections, fillDisk, hangStorage, makeConnectionsBreakable } from './storage-faults.ts';

const storageFaults: Record<string, () => void> = {
  'all storage is blocked': blockStorage,
  'storage never answers': hangStorage,
  'the disk is full': fillDisk,
};
for (const [what, breakStorage] of Object.entries(storageFaults)) {
  test(`Where ${what}, a lost response is no promise to send, and the thanks follow once online, for one row`, async ({
    page,
    network,
    answers,
    expectRowCount,
  }) => {
    await page.addInitScript(breakStorage);
    network.fault = responseLost;
    await fillAndSend(page, network, 'wizard', answers);
    await expectFailureWithoutPromise(page);
    await expectRowCount(1);
    network.release();
    await dispatchOnline(page);
    await expectThanks(page, answers);
    await expectRowCount(1);
  });
}

for (const name of formNames) {
  test(`Where all storage is blocked, ${name} asks before it is closed with an unsent lead, but not before it opens the email program`, async ({
    page,
    network,
    answers,
  }) => {
    await page.addInitScript(blockStorage);
    network.fault = requestLost;
    await fillAndSend(page, network, name, answers);
    await expectFailureWithoutPromise(page);
    const questions: string[] = [];
    page.on('dialog', async (dialog) => {
      questions.push(dialog.type());
      await dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await poll(async () => questions).toEqual(['beforeunload']);
    const leaving = page.evaluate(
      () => new Promise((resolve) => addEventListener('beforeunload', () => setTimeout(resolve), { once: true })),
    );
    await page.locator('main form a[href^="mailto:"]').last().click();
    await leaving;
    expect(questions).toEqual(['beforeunload']);
  });
}

test('Where there is no IndexedDB, home sends the lead', async ({ page, network, answers }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await fillAndSend(page, network, 'home', answers);
  await expectText(page, receivedNotice);
});

test('The database is deleted while a page looks for it: the next page can keep answers again', async ({
  page,
  network,
  answers,
}) => {
  await page.addInitScript(() => {
    indexedDB.databases = async () => [{ name: 'leads', version: 1 }];
  });
  await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
  await openWizard(page, network.url, answers);
});

test('While the disk is slow, the wizard does not promise to send; it keeps the lead once it can', async ({
  page,
  other,
  network,
  answers,
  expectRowCount,
  expectStoredOnce,
}) => {
  await openWizard(page, network.url, answers);
  await other.goto(`${network.url}${emptyPath}`);
  await other.evaluate(lockRecords);
  await editAnswer(page, 'wizard');
  network.fault = requestLost;
  await submit(page);
  await expectFailureWithoutPromise(page);
  await expectRowCount(0);
  await other.close();
  await expectQueued(page, 1);
  await expectStoredOnce(page, { stored: editedAnswers('wizard', answers) });
});

/** Fills in a form, and presses Submit after the connection to the device's storage has broken. */
async function sendAfterBreak(tab: Tab, network: FaultyNetwork, name: FormName, answers: Answers): Promise<void> {
  network.pageScript = asScript(makeConnectionsBreakable, null);
  await tab.goto(`${network.url}${forms[name].path}`);
  await fillForm(tab, name, answers);
  await expectOnDevice(tab, answers.fullName);
  await breakConnections(tab);
  await submit(tab);
}

for (const name of formNames) {
  const { path, labels } = forms[name];
  const [first, second] = questionsAskedBy(name).map(({ field }) => field);

  engineTest.describe(`The connection to the device’s storage breaks, in ${name}:`, everyEngine, () => {
    engineTest('what is typed afterwards is kept', async ({ tab, network, answers }) => {
      network.pageScript = asScript(makeConnectionsBreakable, null);
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels[first!], answers[first!]);
      await expectOnDevice(tab, answers[first!]);
      await breakConnections(tab);
      if (name === 'wizard') await click(tab, wizardTexts.buttons.next);
      await fill(tab, labels[second!], answers[second!]);
      // A new connection takes a moment, and a page that is left in that moment cannot open it.
      await expectOnDevice(tab, answers[second!]);
      await tab.goto(`${network.url}/blog`);
      await tab.goto(`${network.url}${path}`);
      await expectForm(tab, { [first!]: answers[first!], [second!]: answers[second!] });
    });

    engineTest('what was sent does not come back', async ({ tab, network, answers, expectStored }) => {
      await sendAfterBreak(tab, network, name, answers);
      await expectThanks(tab, answers);
      await tab.goto(`${network.url}/`);
      await tab.goto(`${network.url}/get-started`);
      // The draft would be there by now.
      await poll(() => draftsOf(tab)).toEqual([]);
      expect(await readForm(tab)).toMatchObject({ fullName: '' });
      await expectStored(answersAskedBy(name, answers));
    });

    engineTest('a lead that cannot be sent is kept', async ({ tab, network, answers, expectStored }) => {
      network.fault = requestLost;
      await sendAfterBreak(tab, network, name, answers);
      await expectPromiseToSend(tab);
      network.release();
      await tab.goto(`${network.url}/blog`);
      await expectStored(answersAskedBy(name, answers));
    });
  });
}
