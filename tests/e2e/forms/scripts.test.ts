/** Scripts that fail or come late: the forms post without them, or go on from where they were. */
import { thankYouTexts } from '../../../src/data/after-submit.ts';
import { fields } from '../../../src/lib/lead/index.ts';
import { contact, questionTexts, wizardTexts } from '../../form-texts.ts';
import { click, expectPath, expectText, fill } from '../support/engine-test.ts';
import { type FaultyNetwork, type FileFault, noFault, respondWith } from '../support/faulty-network.ts';
import { fieldInput, firstField, lastField, stepNumber } from '../support/wizard.ts';
import { engineTest, everyEngine, expect, poll, test } from './fixtures.ts';
import { expectOnDevice, leaveOnDevice } from './records.ts';
import {
  answersAskedBy,
  expectForm,
  expectThanks,
  fillAndSend,
  fillForm,
  focusedField,
  forms,
  submit,
} from './steps.ts';

const siteScripts = /^\/(_astro\/.*|send-queued|sw)\.js$/;

/** Breaks the files of these paths, until `network.release`. */
function breakFiles(network: FaultyNetwork, fault: FileFault, paths = siteScripts): void {
  network.fileFault = (path) => (paths.test(path) ? fault : undefined);
}

const missingScripts: Record<string, FileFault> = { 'do not exist': 404, 'are lost on the way': 'reset' };
for (const [what, fault] of Object.entries(missingScripts)) {
  engineTest(
    `The scripts ${what}: the wizard’s form posts all answers`,
    everyEngine,
    async ({ tab, network, answers, expectStored }) => {
      breakFiles(network, fault);
      await tab.goto(`${network.url}/get-started`);
      for (const field of fields) await fill(tab, questionTexts[field], answers[field]);
      await submit(tab);
      await expectPath(tab, '/thank-you');
      await expectStored(answers);
    },
  );
}

test('The scripts hang: after ten seconds the wizard shows all questions and posts, also once the scripts come', async ({
  page,
  network,
  answers,
  expectStored,
}) => {
  await page.clock.install();
  breakFiles(network, 'held');
  await page.goto(`${network.url}/get-started`, { waitUntil: 'commit' });
  await fieldInput(page, firstField).fill(answers[firstField]);
  await page.clock.runFor(10_000);
  await expect(fieldInput(page, lastField)).toBeVisible();
  network.release();
  await page.waitForLoadState('networkidle');
  for (const field of fields.slice(1)) await fill(page, questionTexts[field], answers[field]);
  await submit(page);
  await expectPath(page, '/thank-you');
  await expectStored(answers);
});

const failures: Record<string, FileFault> = { 'do not exist': 404, 'never come': 'held' };
for (const [what, fault] of Object.entries(failures)) {
  test(`From the middle of the wizard on, files ${what}: the lead is sent, once`, async ({
    page,
    network,
    answers,
    expectStoredOnce,
  }) => {
    const lastHalf = fields.slice(Math.ceil(fields.length / 2));
    const firstHalfAnswers = { ...answers };
    for (const field of lastHalf) firstHalfAnswers[field] = '';
    await leaveOnDevice(page, network.url, firstHalfAnswers, { step: stepNumber(lastHalf[0]!) });
    await page.goto(`${network.url}/get-started`);
    await expect(fieldInput(page, lastHalf[0]!)).toBeVisible();
    network.fileFault = () => fault;
    for (const field of lastHalf) {
      await fill(page, questionTexts[field], answers[field]);
      if (field !== lastField) await click(page, wizardTexts.buttons.next);
    }
    await submit(page);
    await expectThanks(page, answers);
    await expectStoredOnce(page);
  });
}

/** In ms of the page's clock. Home's form does not wait longer for its scripts after a press. */
const SCRIPT_TIMEOUT = 3000;

test('The scripts of home’s form never come: it asks for what is missing, and then posts', async ({
  page,
  network,
  answers,
  expectStored,
}) => {
  // Holds only the form's own scripts. Holding all of them would leave no connection for its post.
  breakFiles(network, 'held', /\/(_astro\/Contact|send-queued).*\.js$/);
  await page.clock.install();
  await page.goto(`${network.url}/`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await click(page, contact.action);
  await page.clock.runFor(SCRIPT_TIMEOUT);
  await poll(() => focusedField(page)).toBe('fullName');
  await fillForm(page, 'home', answers);
  await submit(page);
  await page.clock.runFor(SCRIPT_TIMEOUT);
  await expectPath(page, '/thank-you');
  await expectStored(answersAskedBy('home', answers));
});

test('Home’s scripts do not exist, and the database is down for a moment: its form posts, and the lead is stored', async ({
  page,
  network,
  answers,
  expectStored,
}) => {
  breakFiles(network, 404);
  network.fault = respondWith(503);
  network.functionFault = noFault;
  await fillAndSend(page, network, 'home', answers);
  await expectText(page, thankYouTexts.text);
  await expectStored(answersAskedBy('home', answers));
});

engineTest.describe('The host is busy, and answers with 503:', everyEngine, () => {
  /** Each script fails at its first request only. */
  function failFirstRequests(network: FaultyNetwork): void {
    const failedPaths = new Set<string>();
    network.fileFault = (path) => {
      if (!siteScripts.test(path) || failedPaths.has(path)) return undefined;
      failedPaths.add(path);
      return 503;
    };
  }

  engineTest('each of home’s scripts fails once: its form sends', async ({ tab, network, answers, expectStored }) => {
    failFirstRequests(network);
    await fillAndSend(tab, network, 'home', answers);
    await expectStored(answersAskedBy('home', answers));
  });

  engineTest(
    'home’s scripts fail: its form posts, and the next visit keeps answers again',
    async ({ tab, network, answers, expectStored }) => {
      const companyName = 'Another one';
      breakFiles(network, 503);
      await fillAndSend(tab, network, 'home', answers);
      await expectText(tab, thankYouTexts.text);
      await expectStored(answersAskedBy('home', answers));
      network.release();
      await tab.goto(`${network.url}/`);
      await fill(tab, forms.home.labels.companyName, companyName);
      await expectOnDevice(tab, companyName);
      await tab.goto(`${network.url}/`);
      await expectForm(tab, { companyName });
    },
  );

  engineTest(
    'the scripts of a page fail: the next page sends the queued lead',
    async ({ tab, network, earlierAnswers, expectStored }) => {
      await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true });
      breakFiles(network, 503);
      await tab.goto(`${network.url}/privacy-policy`);
      network.release();
      await tab.goto(`${network.url}/cookie-policy`);
      await expectStored(earlierAnswers);
    },
  );

  engineTest('home’s scripts fail: the next visit shows the draft', async ({ tab, network, earlierAnswers }) => {
    await leaveOnDevice(tab, network.url, earlierAnswers);
    breakFiles(network, 503);
    await tab.goto(`${network.url}/`);
    network.release();
    await tab.goto(`${network.url}/`);
    await expectForm(tab, { fullName: earlierAnswers.fullName });
  });
});
