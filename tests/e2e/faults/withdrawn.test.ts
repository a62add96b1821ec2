/** Only the visitor's last words count, on every page: no page sends words that were changed or discarded. */
import { texts } from '../../../src/lib/lead/index.ts';
import { requestLost } from '../support/faulty-network.ts';
import { lastField, secondField } from '../support/wizard.ts';
import {
  another,
  changed,
  click,
  discard,
  engineTest,
  everywhere,
  expect,
  hides,
  rewrite,
  expectText,
  test,
} from './fixtures.ts';

engineTest.describe('Submit hangs, and', everywhere, () => {
  engineTest('at the next visit the words are changed', async ({ tab, other, lead, network }) => {
    await lead.hang(tab);
    await tab.close();
    await other.goto(`${network.url}/get-started`);
    await expectText(other, 'Submitting...');
    await rewrite(other, changed);
    await hides(other, 'Submitting...');
    await lead.recovers(other, () => click(other, 'Submit'), changed);
  });

  engineTest('the words are changed before the line recovers', async ({ tab, lead, network }) => {
    await lead.hang(tab, 'hold request');
    await rewrite(tab, changed);
    await expect.poll(() => network.held).toBe(0);
    await expectText(tab, texts.edited);
    await lead.recovers(tab, () => click(tab, 'Submit'), changed);
  });

  engineTest('another page sends it when the words are changed', async ({ tab, other, lead, network }) => {
    await lead.fail(tab);
    network.fault = { kind: 'hold request' };
    await other.goto(`${network.url}/privacy-policy`);
    await expect.poll(() => network.held).toBe(1);
    await rewrite(tab, changed);
    await expect.poll(() => network.held).toBe(0);
    await lead.recovers(tab, () => click(tab, 'Submit'), changed);
  });

  engineTest('another tab discards everything', async ({ tab, other, lead, network }) => {
    await lead.open(other, {}, secondField);
    await lead.hang(tab);
    await discard(other);
    await hides(tab, 'Submitting...');
    network.release();
    await other.goto(`${network.url}/privacy-policy`);
    await expect.poll(() => lead.kept(other)).toEqual([]);
    expect(network.attempts).toBe(1);
    await lead.recovers(tab, () => click(tab, 'Submit'));
  });
});

engineTest('Changed words are not sent by another page', everywhere, async ({ tab, other, lead, network }) => {
  await lead.fail(tab);
  await rewrite(tab, changed);
  await expectText(tab, texts.edited);
  // A later lead on the same device is still sent.
  await lead.keep(other, { [lastField]: another }, lastField, true);
  await other.goto(`${network.url}/privacy-policy`);
  await expect.poll(lead.arrived).toEqual([another]);
  await lead.submit(tab, 'thanks', 2);
  expect(await lead.arrived()).toEqual([another, changed]);
});

const ends: Record<string, typeof discard> = {
  discarded: discard,
  edited: (other) => rewrite(other, changed),
  erased: (other) => other.evaluate(() => void indexedDB.deleteDatabase('leads'), null),
};
for (const [name, end] of Object.entries(ends)) {
  test(`What one tab promised to send is ${name} in another`, async ({ page, other, lead, network }) => {
    await lead.fail(page);
    network.fault = requestLost;
    await other.goto(`${network.url}/get-started`);
    await lead.ends(other, 'kept', 0);
    await end(other);
    await hides(page, texts.saved);
    network.release();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
    expect(await lead.arrived()).toEqual([]);
  });
}
