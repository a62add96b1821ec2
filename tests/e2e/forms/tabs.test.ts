/** The same lead sent again by hand, by the browser or by two tabs: one row, and each page shows the result. */
import { receivedNotice } from '../../form-texts.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import { previousButton, submitButton } from '../support/wizard.ts';
import { engineTest, everyEngine, expect, poll, rowOf, test } from './fixtures.ts';
import {
  editedAnswers,
  expectPromiseToSend,
  expectThanks,
  failToSend,
  openWizard,
  submit,
  submitWithoutResponse,
} from './steps.ts';

test('A double click on Submit sends one request', async ({
  page,
  network,
  answers,
  expectStored,
  expectStoredOnce,
}) => {
  await openWizard(page, network.url, answers);
  network.fault = { kind: 'hold response' };
  await submitButton(page).dblclick();
  await expectStored(answers);
  await expectStoredOnce(page, { resend: () => expectThanks(page, answers) });
  expect(network.attempts).toBe(1);
});

engineTest(
  'The same answers are submitted in two tabs at once: one row, and thanks in both',
  everyEngine,
  async ({ tab, other, network, answers, expectStoredOnce }) => {
    await openWizard(other, network.url, answers);
    await submitWithoutResponse(tab, network, answers, 'hold request');
    await submit(other);
    // A page that was just opened may also send the lead that the other tab submitted.
    await poll(async () => network.held).toBeGreaterThan(1);
    await expectStoredOnce(tab, { resend: () => expectThanks(tab, answers) });
    await expectThanks(other, answers);
  },
);

engineTest(
  'The wizard is reloaded while it sends: one row, and thanks',
  everyEngine,
  async ({ tab, network, answers, expectStoredOnce }) => {
    await submitWithoutResponse(tab, network, answers, 'hold response');
    await tab.reload();
    await expectStoredOnce(tab, { resend: () => expectThanks(tab, answers) });
  },
);

test('Two tabs come back online, each with its own lead: both are sent, with thanks in each', async ({
  page,
  other,
  context,
  network,
  answers,
  expectRowCount,
  storedRows,
}) => {
  const otherLead = editedAnswers('wizard', answers);
  await openWizard(page, network.url, answers);
  await openWizard(other, network.url, otherLead);
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await submit(tab);
    await expectPromiseToSend(tab);
    await expectRowCount(0);
  }
  await context.setOffline(false);
  for (const tab of [page, other]) await expectThanks(tab, answers);
  const rows = await storedRows(answers);
  expect(rows).toHaveLength(2);
  expect(rows).toEqual(
    expect.arrayContaining([answers, otherLead].map((lead) => expect.objectContaining(rowOf(lead)))),
  );
});

test('A duplicated tab does not withdraw the lead of the first one', async ({
  page,
  context,
  network,
  answers,
  expectStoredOnce,
}) => {
  await openWizard(page, network.url, answers);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => {
    open(location.href);
  });
  const duplicate = await opened;
  await expect(submitButton(duplicate)).toBeVisible();
  network.fault = requestLost;
  await submit(page);
  await expectPromiseToSend(page);
  await previousButton(duplicate).click();
  await page.close();
  network.fault = noFault;
  await expectStoredOnce(duplicate);
});

test('A lead is sent in another tab: home says so once it is looked at, and only there', async ({
  page,
  other,
  network,
  answers,
}) => {
  await other.goto(`${network.url}/`);
  await openWizard(page, network.url, answers);
  await submit(page);
  await expectThanks(page, answers);
  await other.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(other.getByText(receivedNotice)).toBeVisible();
  await page.goto(`${network.url}/`, { waitUntil: 'networkidle' });
  await expect(page.getByText(receivedNotice)).toBeHidden();
});

test('A queued lead is sent by another tab: the wizard that promised it gives thanks, and leads home', async ({
  page,
  other,
  network,
  answers,
  expectStoredOnce,
}) => {
  await failToSend(page, network, answers);
  await expectStoredOnce(other);
  await expectThanks(page, answers);
  await page.waitForURL(`${network.url}/`);
  await expect(page.getByText(receivedNotice)).toBeVisible();
});
