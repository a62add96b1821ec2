/** What a person typed last counts, for every page: words that were changed or discarded are sent by nobody. */
import { texts } from '../../../src/lib/lead/index.ts';
import { question } from '../../wizard-words.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import { thanks } from '../support/wizard.ts';
import { click, engineTest, expect, hides, rewrite, shows, type Tab, test, write } from './lead-test.ts';

const inEveryEngine = { tag: '@every-engine' };

async function discard(tab: Tab): Promise<void> {
  await click(tab, 'Start over');
  await click(tab, 'Discard');
}

engineTest.describe('Submit hangs', inEveryEngine, () => {
  engineTest('the tab is closed, and at the next visit the words are changed', async ({ visit, tab, lead, network }) => {
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
  });

  engineTest('and another tab discards everything', async ({ visit, tab, lead, network }) => {
    const other = await visit.newPage();
    await other.goto(`${network.url}/get-started`);
    await lead.open(tab);
    network.fault = { kind: 'swallow request' };
    await click(tab, 'Submit');
    await shows(tab, 'Submitting...');
    await expect.poll(() => lead.submitted(other)).toBe(1);
    await discard(other);
    await hides(tab, 'Submitting...');
    network.release();
    await other.reload();
    expect(await lead.arrived()).toEqual([]);
    await lead.recovers(tab, () => click(tab, 'Submit'));
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

engineTest('Changed words are not sent by another page', inEveryEngine, async ({ visit, tab, lead, network }) => {
  await lead.open(tab);
  network.fault = requestLost;
  await lead.submit(tab, 'kept', 0);
  await rewrite(tab, 'Three offices.');
  await hides(tab, texts.kept);
  network.fault = noFault;
  // What comes after it on the same device does go out.
  const other = await visit.newPage();
  await lead.keep(other, { customRequest: 'Another.' }, true);
  await other.goto(`${network.url}/privacy-policy`);
  await expect.poll(lead.arrived).toEqual(['Another.']);
  await lead.submit(tab, 'thanks', 2);
  expect(await lead.arrived()).toEqual(['Another.', 'Three offices.']);
});
