/** The home page's form: it hands its answers to the wizard, which sends them. */
import { arrived } from '../../../src/data/after-submit.ts';
import { texts } from '../../../src/lib/lead/index.ts';
import { contact, question } from '../../wizard-words.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import { click, engineTest, everywhere, expect, hides, rewrite, shows, test, write } from './lead-test.ts';

engineTest('One press sends it, once, also with a reload', everywhere, async ({ tab, lead, network }) => {
  await tab.goto(`${network.url}/`);
  await lead.handOver(tab);
  await lead.ends(tab, 'thanks', 1);
  await tab.reload();
  await shows(tab, question.fullName);
  expect(await lead.arrived()).toEqual([lead.answers.customRequest]);
});

test('Where the connection is lost, it waits and is sent', async ({ page, lead, network }) => {
  network.fault = requestLost;
  await page.goto(`${network.url}/`);
  await lead.handOver(page);
  await lead.ends(page, 'kept', 0);
  await lead.recovers(page);
});

test('Without a connection, home keeps it, says so, and sends it once there is one', async ({
  page,
  lead,
  network,
}) => {
  await page.goto(`${network.url}/`);
  await page.getByLabel(contact.labels.fullName).focus();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await lead.handOver(page);
  await shows(page, texts.kept);
  await write(page, contact.labels.customRequest, lead.answers.customRequest.slice(1));
  await hides(page, texts.kept);
  await lead.handOver(page);
  await shows(page, texts.kept);
  await page.context().setOffline(false);
  await shows(page, arrived);
  await expect(page.getByLabel(contact.labels.customRequest)).toHaveValue('');
  expect(await lead.arrived()).toEqual([lead.answers.customRequest]);
});

test('A link to another service changes nothing in it', async ({ page, lead, network }) => {
  network.fault = requestLost;
  await lead.keep(page, { customRequest: '' }, 5, true);
  await page.goto(`${network.url}/get-started?service=website-design&request=Other`);
  await lead.ends(page, 'kept', 0);
  network.fault = noFault;
  expect(await lead.kept(page, 'service')).toEqual([lead.answers.service]);
  await lead.recovers(page, undefined, null);
});

test('Where the wizard did not open, an edit takes the press back', async ({ page, lead, network }) => {
  await page.goto(`${network.url}/`);
  network.fault = requestLost;
  await page.route('**/get-started', (route) => route.fulfill({ status: 204 }));
  await lead.handOver(page);
  await expect.poll(() => lead.submitted(page)).toBe(1);
  await page.unroute('**/get-started');
  await page.goto(`${network.url}/`);
  await write(page, contact.labels.customRequest, 'Other words');
  await expect.poll(() => lead.kept(page, 'customRequest')).toEqual(['Other words']);
  await page.goto(`${network.url}/get-started`, { waitUntil: 'networkidle' });
  await shows(page, 'Step 5 of 5');
  expect(await lead.arrived()).toEqual([]);
});

test('What is deleted in the wizard does not come back at home, and is not sent', async ({ page, lead, network }) => {
  await lead.begin(page);
  await write(page, question.service, lead.answers.service);
  await click(page, 'Next');
  await rewrite(page, '');
  await page.goto(`${network.url}/`);
  await expect(page.getByLabel(contact.labels.companyName)).toHaveValue(lead.answers.companyName);
  await lead.recovers(page, () => click(page, contact.action), null);
});
