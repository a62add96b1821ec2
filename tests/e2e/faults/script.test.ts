/** Scripts that fail or come late: the form posts without them, or continues from where it was. */
import { fields } from '../../../src/lib/lead/index.ts';
import { contact, question } from '../../wizard-words.ts';
import { expectPath } from '../support/engine-test.ts';
import type { FaultyNetwork, FileFault } from '../support/faulty-network.ts';
import { fieldOf, fillStep, firstField, lastField } from '../support/wizard.ts';
import { click, engineTest, everywhere, expect, type Lead, type Tab, test, fill } from './fixtures.ts';

function breakScripts(network: FaultyNetwork, fault: FileFault, which = /^\/(_astro\/.*|deliver|sw)\.js$/): void {
  network.fileFault = (path) => (which.test(path) ? fault : undefined);
}

/** Fills in everything except the first answer, which was typed before. */
async function fillNoScriptForm(tab: Tab, { answers }: Lead): Promise<void> {
  for (const field of fields.slice(1)) await fill(tab, question[field], answers[field]);
}

for (const fault of ['gone', 'lost'] as const) {
  engineTest(`The scripts are ${fault}: the no-script form sends`, everywhere, async ({ tab, lead, network }) => {
    breakScripts(network, fault);
    await tab.goto(`${network.url}/get-started`);
    await fill(tab, question[firstField], lead.answers[firstField]);
    await fillNoScriptForm(tab, lead);
    await click(tab, 'Submit');
    await expectPath(tab, '/thank-you');
    expect(await lead.arrived()).toEqual([lead.said]);
  });
}

test('The scripts hang: the no-script form after ten seconds, for good', async ({ page, lead, network }) => {
  await page.clock.install();
  breakScripts(network, 'held');
  await page.goto(`${network.url}/get-started`, { waitUntil: 'commit' });
  await fillStep(page, firstField, lead.answers.email);
  await page.clock.runFor(10_000);
  await expect(fieldOf(page, lastField)).toBeVisible();
  network.release();
  await page.waitForLoadState('networkidle');
  await fillNoScriptForm(page, lead);
  await click(page, 'Submit');
  await expectPath(page, '/thank-you');
  expect(await lead.arrived()).toEqual([lead.said]);
});

for (const fault of ['gone', 'held'] as const) {
  test(`Files are ${fault} from the middle of the form on`, async ({ page, lead, network }) => {
    const rest = fields.slice(Math.ceil(fields.length / 2));
    await lead.open(page, Object.fromEntries(rest.map((field) => [field, ''])), rest[0]);
    network.fileFault = () => fault;
    for (const field of rest) {
      await fill(page, question[field], lead.answers[field]);
      if (field !== lastField) await click(page, 'Next');
    }
    await lead.submit(page, 'thanks', 1);
    await lead.recovers(page);
  });

  test(`The home page’s script is ${fault}: its form posts`, async ({ page, lead, network }) => {
    // Holds only the form's own scripts. Holding all of them would leave no connection for its post.
    breakScripts(network, fault, /\/(_astro\/Contact|deliver).*\.js$/);
    await page.clock.install();
    await page.goto(`${network.url}/`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await click(page, contact.action);
    await page.clock.runFor(3000);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName');
    await lead.handOver(page);
    await page.clock.runFor(3000);
    await expectPath(page, '/thank-you');
    expect(await lead.arrived('customRequest')).toEqual([lead.answers.customRequest]);
  });
}
