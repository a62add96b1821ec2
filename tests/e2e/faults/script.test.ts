/** Scripts that do not come, or come late: the form is a plain one that posts, or goes on from where it was. */
import { question } from '../../wizard-words.ts';
import { pathOf } from '../support/engine-test.ts';
import type { FileFault } from '../support/faulty-network.ts';
import { fieldOf } from '../support/wizard.ts';
import {
  click,
  engineTest,
  everywhere,
  expect,
  type Lead,
  rewrite,
  shows,
  type Tab,
  test,
  write,
} from './lead-test.ts';

const scripts = /^\/(_astro\/.*|deliver|sw)\.js$/;
const isScript =
  (fault: FileFault) =>
  (path: string): FileFault | undefined =>
    scripts.test(path) ? fault : undefined;

const thankYou = (tab: Tab) => expect.poll(() => pathOf(tab).catch(() => '')).toBe('/thank-you');

async function fillPlainForm(tab: Tab, { answers }: Lead): Promise<void> {
  for (const [field, asked] of Object.entries(question))
    await write(tab, asked, answers[field as keyof typeof answers]);
}

for (const [name, fault] of [
  ['A deploy has taken the scripts away', 'gone'],
  ['The connection is cut after the HTML', 'lost'],
] as const) {
  engineTest(`${name}: the plain form sends`, everywhere, async ({ tab, lead, network }) => {
    network.fileFault = isScript(fault);
    await tab.goto(`${network.url}/get-started`);
    await write(tab, question.fullName, lead.answers.fullName);
    await shows(tab, question.customRequest);
    // What was typed before is in it still.
    const { fullName: _typed, ...others } = question;
    for (const [field, asked] of Object.entries(others))
      await write(tab, asked, lead.answers[field as keyof typeof others]);
    await click(tab, 'Submit');
    await thankYou(tab);
    expect(await lead.arrived()).toEqual([lead.answers.customRequest]);
  });
}

test('The scripts hang: a plain form after ten seconds, which a late script leaves alone', async ({
  page,
  lead,
  network,
}) => {
  await page.clock.install();
  network.fileFault = isScript('held');
  await page.goto(`${network.url}/get-started`, { waitUntil: 'commit' });
  await fieldOf(page, 1).fill('Ada');
  await page.clock.runFor(10_000);
  await expect(fieldOf(page, 5)).toBeVisible();
  await expect(fieldOf(page, 1)).toHaveValue('Ada');
  network.release();
  await page.waitForLoadState('networkidle');
  await fillPlainForm(page, lead);
  await page.getByRole('button', { name: 'Submit' }).dblclick();
  await page.waitForURL(`${network.url}/thank-you`);
  await page.goBack();
  await expect(fieldOf(page, 5)).toHaveValue(lead.answers.customRequest);
  await page.goForward();
  expect(await lead.arrived()).toEqual([lead.answers.customRequest]);
});

test('The scripts come late: Next goes on at once, and a press that must wait is acted on', async ({
  page,
  lead,
  network,
}) => {
  network.fileFault = isScript('held');
  await page.goto(`${network.url}/get-started`, { waitUntil: 'commit' });
  for (const [step, text] of [
    [1, lead.answers.fullName],
    [2, lead.answers.companyName],
    [3, lead.answers.email],
  ] as const) {
    await fieldOf(page, step).fill(text);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(fieldOf(page, 3)).toBeVisible();
  network.release();
  await expect(fieldOf(page, 4)).toBeVisible();
  for (const step of [3, 2, 1] as const) {
    await page.goBack();
    await expect(fieldOf(page, step)).toBeVisible();
  }
});

for (const fault of ['gone', 'held'] as const) {
  test(`Files are ${fault} from the middle of the form on: it is sent`, async ({ page, lead, network }) => {
    await lead.keep(page, { service: '', customRequest: '' }, 4);
    await page.goto(`${network.url}/get-started`);
    await shows(page, 'Step 4 of 5');
    network.fileFault = () => fault;
    await write(page, question.service, lead.answers.service);
    await click(page, 'Next');
    await rewrite(page, lead.answers.customRequest);
    await lead.submit(page, 'thanks', 1);
    await lead.recovers(page);
  });

  test(`The home page's script is ${fault}: its form posts what it has`, async ({ page, lead, network }) => {
    network.fileFault = (path) => (path === '/deliver.js' ? fault : undefined);
    const { answers } = lead;
    await page.clock.install();
    await page.goto(`${network.url}/`);
    await write(page, 'Name', answers.fullName);
    await click(page, 'Continue');
    await page.clock.runFor(3000);
    await expect(page.getByLabel('Email')).toBeFocused();
    for (const [label, text] of [
      ['Email', answers.email],
      ['Company', answers.companyName],
      ['Message', answers.customRequest],
    ] as const)
      await write(page, label, text);
    await click(page, 'Continue');
    await page.clock.runFor(3000);
    await thankYou(page);
    expect(await lead.arrived()).toEqual([answers.customRequest]);
  });
}

test('A policy on the way forbids the connection', async ({ page, lead, network, allowProblem }) => {
  allowProblem(/violates the (following|document's) Content Security Policy/);
  await page.route('**/get-started', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const strict = policy.replace(/connect-src [^;]*/, "connect-src 'none'");
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': strict } });
  });
  await lead.open(page);
  await lead.submit(page, 'kept', 0);
  expect(network.attempts).toBe(0);
  await lead.recovers(page);
});
