/** The home page's form: it sends its answers itself, and shares its draft with the wizard. */
import { fields, texts } from '../../../src/lib/lead/index.ts';
import { contact, questionTexts, receivedNotice, wizardTexts } from '../../form-texts.ts';
import { click, expectText, fill, goBack } from '../support/engine-test.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import type { Page } from '../support/test.ts';
import { fieldToResumeAt, questionOf, stepLabel } from '../support/wizard.ts';
import { engineTest, everyEngine, expect, poll, test } from './fixtures.ts';
import { leaveOnDevice, savedAnswers } from './records.ts';
import {
  answersAskedBy,
  continueFromHome,
  expectForm,
  expectHidden,
  expectPromiseToSend,
  fillAndSend,
  fillForm,
  readForm,
  submit,
} from './steps.ts';

engineTest(
  'One press sends the answers once, and a reload sends nothing',
  everyEngine,
  async ({ tab, network, answers, expectStored }) => {
    await fillAndSend(tab, network, 'home', answers);
    await expectText(tab, receivedNotice);
    await tab.reload();
    await expectHidden(tab, receivedNotice);
    await expectStored(answersAskedBy('home', answers));
  },
);

test('Offline, the form keeps the lead, and sends it with its last edit as soon as there is a connection', async ({
  page,
  network,
  answers,
  expectRowCount,
  expectStored,
}) => {
  await page.goto(`${network.url}/`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await fillForm(page, 'home', answers);
  await submit(page);
  await expectPromiseToSend(page);
  await expectRowCount(0);
  const customRequest = 'Other words';
  await fill(page, contact.labels.customRequest, customRequest);
  await expectHidden(page, texts.saved);
  await submit(page);
  await expectPromiseToSend(page);
  await expectRowCount(0);
  await page.context().setOffline(false);
  await expectText(page, receivedNotice);
  await expect(page.getByLabel(contact.labels.customRequest)).toBeHidden();
  await expectStored({ ...answersAskedBy('home', answers), customRequest });
});

/** Leaves the home page and comes back. A page that listens for `unload` is loaded anew; others come from the cache. */
async function leaveAndReturn(page: Page, url: string, listenedEvent: 'pagehide' | 'unload'): Promise<void> {
  await page.evaluate((event) => addEventListener(event, () => undefined), listenedEvent);
  await page.goto(`${url}/blog`);
  await goBack(page);
}

test('A failed lead and its answers are still there after Back, from the page cache or loaded anew', async ({
  page,
  network,
  answers,
  expectRowCount,
}) => {
  network.fault = requestLost;
  await fillAndSend(page, network, 'home', answers);
  await expectPromiseToSend(page);
  for (const listenedEvent of ['pagehide', 'unload'] as const) {
    await leaveAndReturn(page, network.url, listenedEvent);
    await expectPromiseToSend(page);
    await expectForm(page, { customRequest: answers.customRequest });
    await expectRowCount(0);
  }
});

test('A failed lead is edited after Back: home checks the new text, and no page sends the lead', async ({
  page,
  network,
  answers,
  expectRowCount,
}) => {
  network.fault = requestLost;
  await fillAndSend(page, network, 'home', answers);
  await expectPromiseToSend(page);
  await leaveAndReturn(page, network.url, 'unload');
  await expectPromiseToSend(page);

  const { maxLength } = questionOf('customRequest');
  await fill(page, contact.labels.customRequest, 'x'.repeat(maxLength + 1));
  await expectText(page, texts.edited);
  await submit(page);
  await expectText(page, texts.tooLong(maxLength, maxLength + 1));
  await fill(page, contact.labels.customRequest, 'Other words');
  await poll(() => savedAnswers(page, 'customRequest')).toEqual(['Other words']);

  network.fault = noFault;
  await page.reload();
  await page.getByRole('status').getByText(texts.unsent).click();
  await expectText(page, stepLabel(fieldToResumeAt(answersAskedBy('home', answers))));
  await expectText(page, texts.edited);
  await expectRowCount(0);
});

test('A queued lead whose service is no longer offered is sent as it is', async ({
  page,
  network,
  answers,
  expectStoredOnce,
}) => {
  const queued = { ...answers, customRequest: '', service: 'Gone' };
  network.fault = requestLost;
  await leaveOnDevice(page, network.url, queued, { isQueued: true });
  await page.goto(`${network.url}/get-started`);
  await expectPromiseToSend(page);
  expect(await savedAnswers(page, 'service')).toEqual(['Gone']);
  await expectStoredOnce(page, { stored: queued });
});

test('What is deleted in the wizard does not come back at home, and is not sent', async ({
  page,
  network,
  answers,
  storedRows,
}) => {
  await continueFromHome(page, network.url, answers);
  const firstStep = fieldToResumeAt({ ...answersAskedBy('home', answers), service: '' });
  for (const field of fields.slice(fields.indexOf(firstStep), fields.indexOf('customRequest'))) {
    await fill(page, questionTexts[field], answers[field]);
    await click(page, wizardTexts.buttons.next);
  }
  await fill(page, questionTexts.customRequest, '');
  await page.goto(`${network.url}/`);
  await expect(page.getByLabel(contact.labels.companyName)).toHaveValue(answers.companyName);
  await submit(page);
  await poll(() => storedRows(answers)).toMatchObject([{ custom_request: null }]);
});

engineTest(
  'An earlier lead is queued: home says so, and fills in none of its answers',
  everyEngine,
  async ({ tab, network, earlierAnswers }) => {
    network.fault = requestLost;
    await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true });
    await tab.goto(`${network.url}/`);
    await expectText(tab, texts.queued);
    expect(await readForm(tab)).toMatchObject({ fullName: '' });
  },
);
