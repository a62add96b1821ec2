/** What a person typed last counts, for every page: words that were changed or discarded are sent by nobody. */
import { texts } from '../../../src/lib/lead/index.ts';
import { contact, question } from '../../wizard-words.ts';
import { requestLost } from '../support/faulty-network.ts';
import { fieldOf } from '../support/wizard.ts';
import { click, discard, engineTest, everywhere, expect, hides, rewrite, shows, test, write } from './lead-test.ts';

engineTest.describe('Submit hangs, and', everywhere, () => {
  engineTest('at the next visit the words are changed', async ({ tab, other, lead, network }) => {
    await lead.hang(tab);
    await tab.close();
    await other.goto(`${network.url}/get-started`);
    await shows(other, 'Submitting...');
    await rewrite(other, 'Three offices.');
    await hides(other, 'Submitting...');
    await lead.recovers(other, () => click(other, 'Submit'), 'Three offices.');
  });

  engineTest('the words are changed before the line recovers', async ({ tab, lead, network }) => {
    await lead.hang(tab, 'hold request');
    await rewrite(tab, 'Three offices.');
    await expect.poll(() => network.held).toBe(0);
    await hides(tab, 'Submitting...');
    await hides(tab, texts.failed);
    await lead.recovers(tab, () => click(tab, 'Submit'), 'Three offices.');
  });

  engineTest('another page sends it when the words are changed', async ({ tab, other, lead, network }) => {
    await lead.fail(tab);
    network.fault = { kind: 'hold request' };
    await other.goto(`${network.url}/privacy-policy`);
    await expect.poll(() => network.held).toBe(1);
    await rewrite(tab, 'Three offices.');
    await expect.poll(() => network.held).toBe(0);
    await lead.recovers(tab, () => click(tab, 'Submit'), 'Three offices.');
  });

  engineTest('another tab discards everything', async ({ tab, other, lead, network }) => {
    await lead.open(other, {}, 2);
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
  await rewrite(tab, 'Three offices.');
  await hides(tab, texts.kept);
  // What comes after it on the same device does go out.
  await lead.keep(other, { customRequest: 'Another.' }, 5, true);
  await other.goto(`${network.url}/privacy-policy`);
  await expect.poll(lead.arrived).toEqual(['Another.']);
  await lead.submit(tab, 'thanks', 2);
  expect(await lead.arrived()).toEqual(['Another.', 'Three offices.']);
});

const ends: Record<string, typeof discard> = {
  discarded: discard,
  edited: (other) => rewrite(other, 'Three offices.'),
  erased: (other) => other.evaluate(() => void indexedDB.deleteDatabase('leads'), null),
};
for (const [name, end] of Object.entries(ends)) {
  test(`What one tab promised to send is ${name} in another`, async ({ page, other, lead, network }) => {
    await lead.fail(page);
    network.fault = requestLost;
    await other.goto(`${network.url}/get-started`);
    await lead.ends(other, 'kept', 0);
    await end(other);
    await hides(page, texts.kept);
    network.release();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
    expect(await lead.arrived()).toEqual([]);
  });
}

test.describe('A message from the home page that is deleted in the wizard', () => {
  test.beforeEach(async ({ page, lead }) => {
    await lead.begin(page);
    await write(page, question.service, lead.answers.service);
    await click(page, 'Next');
    await expect(fieldOf(page, 5)).toHaveValue(lead.answers.customRequest);
  });

  test('is not sent', async ({ page, lead }) => {
    await rewrite(page, '');
    await lead.recovers(page, () => lead.submit(page, 'thanks', 1), null);
  });

  test('does not come back at home', async ({ page, lead, network }) => {
    await rewrite(page, '');
    await page.goto(`${network.url}/`);
    await expect(page.getByLabel(contact.labels.companyName)).toHaveValue(lead.answers.companyName);
    await expect(page.getByLabel(contact.labels.customRequest)).toHaveValue('');
    await click(page, contact.action);
    await lead.recovers(page, () => lead.submit(page, 'thanks', 1), null);
  });

  test('while Submit hangs is not sent at the next visit', async ({ page, lead, network }) => {
    network.fault = { kind: 'swallow request' };
    await click(page, 'Submit');
    await shows(page, 'Submitting...');
    await rewrite(page, '');
    // Nobody leaves a page within the milliseconds of the last key.
    await expect.poll(() => lead.kept(page, 'customRequest')).toEqual(['']);
    network.release();
    await page.goto(`${network.url}/`, { waitUntil: 'networkidle' });
    await page.goto(`${network.url}/get-started`);
    await lead.recovers(page, () => lead.submit(page, 'thanks', 1), null);
  });
});
