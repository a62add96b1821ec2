/** Scripts that fail or come late: the form posts without them, or continues from where it was. */
import { fields } from '../../../src/lib/lead/index.ts';
import { contact, questionTexts } from '../../form-texts.ts';
import { expectPath } from '../support/engine-test.ts';
import type { FaultyNetwork, FileFault } from '../support/faulty-network.ts';
import { fieldInput, fillStep, firstField, lastField } from '../support/wizard.ts';
import { click, engineTest, everyEngine, expect, type Lead, type Tab, test, fill, buttons } from './fixtures.ts';

function breakScripts(network: FaultyNetwork, fault: FileFault, which = /^\/(_astro\/.*|send-queued|sw)\.js$/): void {
  network.fileFault = (path) => (which.test(path) ? fault : undefined);
}

/** Fills in everything except the first answer, which was typed before. */
async function fillOtherAnswers(tab: Tab, { answers }: Lead): Promise<void> {
  for (const field of fields.slice(1)) await fill(tab, questionTexts[field], answers[field]);
}

const missing: Record<string, FileFault> = { 'do not exist': 404, 'are lost on the way': 'reset' };
for (const [what, fault] of Object.entries(missing)) {
  engineTest(`The scripts ${what}: the form posts without them`, everyEngine, async ({ tab, lead, network }) => {
    breakScripts(network, fault);
    await tab.goto(`${network.url}/get-started`);
    await fill(tab, questionTexts[firstField], lead.answers[firstField]);
    await fillOtherAnswers(tab, lead);
    await click(tab, buttons.submit);
    await expectPath(tab, '/thank-you');
    expect(await lead.storedAnswers()).toEqual([lead.lastAnswer]);
  });
}

test('The scripts hang: after ten seconds the form posts without them, for good', async ({ page, lead, network }) => {
  await page.clock.install();
  breakScripts(network, 'held');
  await page.goto(`${network.url}/get-started`, { waitUntil: 'commit' });
  await fillStep(page, firstField, lead.answers.email);
  await page.clock.runFor(10_000);
  await expect(fieldInput(page, lastField)).toBeVisible();
  network.release();
  await page.waitForLoadState('networkidle');
  await fillOtherAnswers(page, lead);
  await click(page, buttons.submit);
  await expectPath(page, '/thank-you');
  expect(await lead.storedAnswers()).toEqual([lead.lastAnswer]);
});

const broken: Record<string, FileFault> = { 'do not exist': 404, 'never come': 'held' };
for (const [what, fault] of Object.entries(broken)) {
  test(`Files ${what} from the middle of the form on`, async ({ page, lead, network }) => {
    const lastHalf = fields.slice(Math.ceil(fields.length / 2));
    await lead.openWizard(page, Object.fromEntries(lastHalf.map((field) => [field, ''])), lastHalf[0]);
    network.fileFault = () => fault;
    for (const field of lastHalf) {
      await fill(page, questionTexts[field], lead.answers[field]);
      if (field !== lastField) await click(page, buttons.next);
    }
    await lead.submit(page, 'thanks', 1);
    await lead.expectStoredOnce(page);
  });

  test(`The home page’s scripts ${what}: its form posts`, async ({ page, lead, network }) => {
    // Holds only the form's own scripts. Holding all of them would leave no connection for its post.
    breakScripts(network, fault, /\/(_astro\/Contact|send-queued).*\.js$/);
    await page.clock.install();
    await page.goto(`${network.url}/`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await click(page, contact.action);
    await page.clock.runFor(3000);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('fullName');
    await lead.sendHomeForm(page);
    await page.clock.runFor(3000);
    await expectPath(page, '/thank-you');
    expect(await lead.storedAnswers('customRequest')).toEqual([lead.answers.customRequest]);
  });
}
