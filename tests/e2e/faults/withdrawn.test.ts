/** Only the visitor's last words count, on every page: no page sends words that were changed or discarded. */
import { texts } from '../../../src/lib/lead/index.ts';
import { requestLost } from '../support/faulty-network.ts';
import { lastField, secondField } from '../support/wizard.ts';
import {
  thirdAnswer,
  secondAnswer,
  click,
  discardDraft,
  engineTest,
  everyEngine,
  expect,
  expectHidden,
  writeLastAnswer,
  expectText,
  test,
  buttons,
} from './fixtures.ts';

engineTest.describe('Submit hangs, and', everyEngine, () => {
  engineTest('at the next visit the words are changed', async ({ tab, other, lead, network }) => {
    await lead.submitWithoutResponse(tab);
    await tab.close();
    await other.goto(`${network.url}/get-started`);
    await expectText(other, texts.sending);
    await writeLastAnswer(other, secondAnswer);
    await expectHidden(other, texts.sending);
    await lead.expectStoredOnce(other, () => click(other, buttons.submit), secondAnswer);
  });

  engineTest('the words are changed before the line recovers', async ({ tab, lead, network }) => {
    await lead.submitWithoutResponse(tab, 'hold request');
    await writeLastAnswer(tab, secondAnswer);
    await expect.poll(() => network.held).toBe(0);
    await expectText(tab, texts.edited);
    await lead.expectStoredOnce(tab, () => click(tab, buttons.submit), secondAnswer);
  });

  engineTest('another page sends it when the words are changed', async ({ tab, other, lead, network }) => {
    await lead.failToSend(tab);
    network.fault = { kind: 'hold request' };
    await other.goto(`${network.url}/privacy-policy`);
    await expect.poll(() => network.held).toBe(1);
    await writeLastAnswer(tab, secondAnswer);
    await expect.poll(() => network.held).toBe(0);
    await lead.expectStoredOnce(tab, () => click(tab, buttons.submit), secondAnswer);
  });

  engineTest('another tab discards everything', async ({ tab, other, lead, network }) => {
    await lead.openWizard(other, {}, secondField);
    await lead.submitWithoutResponse(tab);
    await discardDraft(other);
    await expectHidden(tab, texts.sending);
    network.release();
    await other.goto(`${network.url}/privacy-policy`);
    await expect.poll(() => lead.draftAnswers(other)).toEqual([]);
    expect(network.attempts).toBe(1);
    await lead.expectStoredOnce(tab, () => click(tab, buttons.submit));
  });
});

engineTest('Changed words are not sent by another page', everyEngine, async ({ tab, other, lead, network }) => {
  await lead.failToSend(tab);
  await writeLastAnswer(tab, secondAnswer);
  await expectText(tab, texts.edited);
  // A later lead on the same device is still sent.
  await lead.storeDraft(other, { [lastField]: thirdAnswer }, lastField, true);
  await other.goto(`${network.url}/privacy-policy`);
  await expect.poll(lead.storedAnswers).toEqual([thirdAnswer]);
  await lead.submit(tab, 'thanks', 2);
  expect(await lead.storedAnswers()).toEqual([thirdAnswer, secondAnswer]);
});

const ends: Record<string, typeof discardDraft> = {
  discarded: discardDraft,
  edited: (other) => writeLastAnswer(other, secondAnswer),
  erased: (other) => other.evaluate(() => void indexedDB.deleteDatabase('leads'), null),
};
for (const [name, end] of Object.entries(ends)) {
  test(`What one tab promised to send is ${name} in another`, async ({ page, other, lead, network }) => {
    await lead.failToSend(page);
    network.fault = requestLost;
    await other.goto(`${network.url}/get-started`);
    await lead.expectOutcome(other, 'saved', 0);
    await end(other);
    await expectHidden(page, texts.saved);
    network.release();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
    expect(await lead.storedAnswers()).toEqual([]);
  });
}
