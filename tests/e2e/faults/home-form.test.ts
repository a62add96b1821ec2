/** The home page's form: it sends its answers itself, and shares its draft with the wizard. */
import { fields, texts } from '../../../src/lib/lead/index.ts';
import { receivedNotice, contact, questionTexts } from '../../form-texts.ts';
import { goBack } from '../support/engine-test.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import { homeAnswersOf, lastField, fieldToResumeAt, questionOf, stepLabel } from '../support/wizard.ts';
import { click, engineTest, everyEngine, expect, expectHidden, expectText, test, fill, buttons } from './fixtures.ts';

engineTest('One press sends it, once, also with a reload', everyEngine, async ({ tab, lead, network }) => {
  await tab.goto(`${network.url}/`);
  await lead.sendHomeForm(tab);
  await expectText(tab, receivedNotice);
  await tab.reload();
  await expectHidden(tab, receivedNotice);
  expect(await lead.storedAnswers('customRequest')).toEqual([lead.answers.customRequest]);
});

engineTest('Where the connection is lost, home keeps it and says so', everyEngine, async ({ tab, lead, network }) => {
  network.fault = requestLost;
  await tab.goto(`${network.url}/`);
  await lead.sendHomeForm(tab);
  await lead.expectOutcome(tab, 'saved', 0);
  await tab.goto(`${network.url}/?later`);
  await expectText(tab, texts.queued);
  await lead.expectStoredOnce(tab, undefined, lead.answers.customRequest, 'customRequest');
});

test('With no connection at all, home sends it as soon as there is one', async ({ page, lead, network }) => {
  await page.goto(`${network.url}/`);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await lead.sendHomeForm(page);
  await lead.expectOutcome(page, 'saved', 0);
  await fill(page, contact.labels.customRequest, lead.answers.customRequest.slice(1));
  await expectHidden(page, texts.saved);
  await lead.sendHomeForm(page);
  await lead.expectOutcome(page, 'saved', 0);
  await page.context().setOffline(false);
  await expectText(page, receivedNotice);
  await expect(page.getByLabel(contact.labels.customRequest)).toBeHidden();
  expect(await lead.storedAnswers('customRequest')).toEqual([lead.answers.customRequest]);
});

test('Where nothing can be stored, home sends it', async ({ page, lead, network }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(`${network.url}/`);
  await lead.sendHomeForm(page);
  await expectText(page, receivedNotice);
});

test('An edit takes the press back, also after Back and on the next page', async ({ page, lead, network }) => {
  network.fault = requestLost;
  await page.goto(`${network.url}/`);
  await lead.sendHomeForm(page);
  await lead.expectOutcome(page, 'saved', 0);
  // A page that listens for `unload` is not cached: Back loads it again, and the browser restores its form.
  const leaveAndReturn = async (listened: string) => {
    await page.evaluate((event) => addEventListener(event, () => undefined), listened);
    await page.goto(`${network.url}/blog`);
    await goBack(page);
  };
  for (const listened of ['pagehide', 'unload']) {
    await leaveAndReturn(listened);
    await lead.expectOutcome(page, 'saved', 0);
  }
  const { maxLength } = questionOf('customRequest');
  await leaveAndReturn('unload');
  await lead.expectOutcome(page, 'saved', 0);
  await expect(page.getByLabel(contact.labels.customRequest)).toHaveValue(lead.answers.customRequest);
  await fill(page, contact.labels.customRequest, 'x'.repeat(maxLength + 1));
  await expectText(page, texts.edited);
  await click(page, contact.action);
  await expectText(page, texts.tooLong(maxLength, maxLength + 1));
  await fill(page, contact.labels.customRequest, 'Other words');
  await expect.poll(() => lead.draftAnswers(page, 'customRequest')).toEqual(['Other words']);
  network.fault = noFault;
  await page.reload();
  await page.getByRole('status').getByText(texts.unsent).click();
  await expectText(page, stepLabel(fieldToResumeAt(homeAnswersOf(lead.answers.email))));
  await expectText(page, texts.edited);
  expect(await lead.storedAnswers()).toEqual([]);
});

test('A request whose service is offered no longer is sent as it is', async ({ page, lead, network }) => {
  network.fault = requestLost;
  await lead.storeDraft(page, { customRequest: '', service: 'Gone' }, lastField, true);
  await page.goto(`${network.url}/get-started`);
  await lead.expectOutcome(page, 'saved', 0);
  network.fault = noFault;
  expect(await lead.draftAnswers(page, 'service')).toEqual(['Gone']);
  await lead.expectStoredOnce(page, undefined, null, 'customRequest');
});

test('What is deleted in the wizard does not come back at home, and is not sent', async ({ page, lead, network }) => {
  await lead.continueFromHome(page);
  const opened = fieldToResumeAt({ ...homeAnswersOf(lead.answers.email), service: '' });
  for (const field of fields.slice(fields.indexOf(opened), fields.indexOf('customRequest'))) {
    await fill(page, questionTexts[field], lead.answers[field]);
    await click(page, buttons.next);
  }
  await fill(page, questionTexts.customRequest, '');
  await page.goto(`${network.url}/`);
  await expect(page.getByLabel(contact.labels.companyName)).toHaveValue(lead.answers.companyName);
  await lead.expectStoredOnce(page, () => click(page, contact.action), null, 'customRequest');
});
