/** What a person typed last counts, for every page: words that were changed or discarded are sent by nobody. */
import { texts } from '../../../src/lib/lead/index.ts';
import { question } from '../../wizard-words.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import { answers, fieldOf, thanks } from '../support/wizard.ts';
import {
  click,
  discard,
  engineTest,
  everywhere,
  expect,
  hides,
  rewrite,
  shows,
  type Tab,
  test,
  write,
} from './lead-test.ts';

engineTest.describe('Submit hangs', everywhere, () => {
  engineTest(
    'the tab is closed, and at the next visit the words are changed',
    async ({ visit, tab, lead, network }) => {
      await lead.open(tab);
      const later = await visit.newPage();
      network.fault = { kind: 'swallow request' };
      await click(tab, 'Submit');
      await expect.poll(() => network.held).toBe(1);
      await tab.close();
      await later.goto(`${network.url}/get-started`);
      await shows(later, 'Submitting...');
      await rewrite(later, 'Three offices.');
      await hides(later, 'Submitting...');
      await lead.recovers(later, () => click(later, 'Submit'), 'Three offices.');
    },
  );

  engineTest('another tab discards everything', async ({ visit, tab, lead, network }) => {
    const other = await visit.newPage();
    await other.goto(`${network.url}/get-started`);
    await lead.open(tab);
    network.fault = { kind: 'swallow request' };
    await click(tab, 'Submit');
    await expect.poll(() => lead.submitted(other)).toBe(1);
    await discard(other);
    await hides(tab, 'Submitting...');
    network.release();
    await other.reload();
    await lead.recovers(tab, () => click(tab, 'Submit'));
    expect(network.attempts).toBe(2);
  });
});

test('Submit hangs, and the words are changed, and changed again', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'swallow request' };
  for (const text of ['Three offices.', 'Four offices.']) {
    await click(page, 'Submit');
    await shows(page, 'Submitting...');
    await rewrite(page, text);
    await hides(page, 'Submitting...');
  }
  await lead.recovers(page, () => click(page, 'Submit'), 'Four offices.');
  await expect(thanks(page)).toBeVisible();
});

engineTest('Changed words are not sent by another page', everywhere, async ({ visit, tab, lead, network }) => {
  await lead.open(tab);
  network.fault = requestLost;
  await lead.submit(tab, 'kept', 0);
  await rewrite(tab, 'Three offices.');
  await hides(tab, texts.kept);
  network.fault = noFault;
  // What comes after it on the same device does go out.
  const other = await visit.newPage();
  await lead.keep(other, { customRequest: 'Another.' }, 5, 'last');
  await other.goto(`${network.url}/privacy-policy`);
  await expect.poll(lead.arrived).toEqual(['Another.']);
  await lead.submit(tab, 'thanks', 2);
  expect(await lead.arrived()).toEqual(['Another.', 'Three offices.']);
});

test('Words that are changed while another page sends are not sent by it', async ({ page, context, lead, network }) => {
  await lead.open(page);
  network.fault = requestLost;
  await lead.submit(page, 'kept', 0);
  const other = await context.newPage();
  await lead.keep(other, { customRequest: 'Another.' }, 5, 'first');
  network.fault = { kind: 'hold request' };
  await other.goto(`${network.url}/privacy-policy`);
  await expect.poll(() => network.held).toBe(1);
  await rewrite(page, 'Three offices.');
  await hides(page, texts.kept);
  network.release();
  await expect.poll(lead.arrived).toEqual(['Another.']);
  await lead.submit(page, 'thanks', 2);
  expect(await lead.arrived()).toEqual(['Another.', 'Three offices.']);
});

test('Words that are changed back are submitted still', async ({ page, context, lead, network }) => {
  await lead.open(page);
  network.fault = requestLost;
  await lead.submit(page, 'kept', 0);
  await rewrite(page, 'Three offices.');
  await hides(page, texts.kept);
  await rewrite(page, answers.request);
  await shows(page, texts.kept);
  const other = await context.newPage();
  await lead.recovers(other);
  await expect(thanks(page)).toBeVisible();
});

const ends: [string, (other: Tab) => Promise<unknown>][] = [
  ['discarded', discard],
  ['edited', (other) => rewrite(other, 'Three offices.')],
  ['erased with all of the site’s data', (other) => other.evaluate(() => void indexedDB.deleteDatabase('leads'), null)],
];
for (const [name, end] of ends) {
  test(`A lead that one tab promised to send is ${name} in another`, async ({ page, context, lead, network }) => {
    await lead.open(page);
    network.fault = requestLost;
    await lead.submit(page, 'kept', 0);
    const other = await context.newPage();
    await other.goto(`${network.url}/get-started`);
    await lead.ends(other, 'kept', 0);
    await end(other);
    await hides(page, texts.kept);
    network.release();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
    expect(await lead.arrived()).toEqual([]);
    expect(await lead.submitted(page)).toBe(name === 'edited' ? 1 : 0);
  });
}

test.describe('A message from the home page', () => {
  test.beforeEach(async ({ page, lead, network }) => {
    await page.goto(`${network.url}/`);
    const { fullName, companyName, email, customRequest } = lead.answers;
    for (const [label, text] of Object.entries({
      Name: fullName,
      Email: email,
      Company: companyName,
      Message: customRequest,
    }))
      await write(page, label, text);
    await click(page, 'Continue');
    await write(page, question.service, lead.answers.service);
    await click(page, 'Next');
    await expect(fieldOf(page, 5)).toHaveValue(customRequest);
  });

  test('that is deleted in the wizard is not sent', async ({ page, lead }) => {
    await rewrite(page, '');
    await lead.submit(page, 'thanks', 1);
    expect(await lead.arrived()).toEqual([null]);
  });

  test('that is deleted in the wizard does not come back at home', async ({ page, lead, network }) => {
    await rewrite(page, '');
    await page.goto(`${network.url}/`);
    await expect(page.getByLabel('Company')).toHaveValue(lead.answers.companyName);
    await expect(page.getByLabel('Message')).toHaveValue('');
    await click(page, 'Continue');
    await lead.submit(page, 'thanks', 1);
    expect(await lead.arrived()).toEqual([null]);
  });

  test('that is deleted while Submit hangs is not sent at the next visit', async ({ page, lead, network }) => {
    network.fault = { kind: 'swallow request' };
    await click(page, 'Submit');
    await shows(page, 'Submitting...');
    await rewrite(page, '');
    network.release();
    await page.goto(`${network.url}/`, { waitUntil: 'networkidle' });
    expect(await lead.arrived()).toEqual([]);
    await page.goto(`${network.url}/get-started`);
    await lead.submit(page, 'thanks', 1);
    expect(await lead.arrived()).toEqual([null]);
  });
});
