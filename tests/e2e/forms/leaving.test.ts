/** The visitor closes the tab, goes elsewhere or loses the browser, right after a key or Submit: nothing is lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { contact, wizardTexts } from '../../form-texts.ts';
import { focus } from '../support/engine-test.ts';
import { emptyPath, type Fault, type FaultyNetwork, requestLost } from '../support/faulty-network.ts';
import type { Page } from '../support/test.ts';
import { fieldInput, firstField, waitForWizard } from '../support/wizard.ts';
import { engineTest, everyEngine, expect, poll, test } from './fixtures.ts';
import { expectQueued, savedAnswers } from './records.ts';
import { answersAskedBy, expectForm, fillForm, type FormName, formNames, forms, openWizard, submit } from './steps.ts';

interface Moment {
  form: FormName;
  when: string;
  fault: Fault;
  hasCome: (network: FaultyNetwork) => boolean;
}

const atOnce = { when: 'at once', fault: requestLost, hasCome: () => true };
const moments: Moment[] = [
  { form: 'home', ...atOnce },
  { form: 'wizard', ...atOnce },
  {
    form: 'wizard',
    when: 'while the request is under way',
    fault: { kind: 'hold request' },
    hasCome: ({ held }) => held > 0,
  },
  { form: 'wizard', when: 'once the request is lost', fault: requestLost, hasCome: ({ attempts }) => attempts > 0 },
];

/** Presses a button in the page itself, because Playwright's click returns only a while later. */
const pressInPage = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => button.click());

for (const { form, when, fault, hasCome } of moments) {
  test(`After Submit in ${form}, the tab is closed ${when}: the next page sends the lead`, async ({
    page,
    other,
    network,
    answers,
    expectStoredOnce,
  }) => {
    if (form === 'wizard') {
      await openWizard(page, network.url, answers);
    } else {
      await page.goto(`${network.url}/`);
      await fillForm(page, 'home', answers);
    }
    await poll(() => savedAnswers(page, 'customRequest')).toEqual([answers.customRequest]);
    network.fault = fault;
    await pressInPage(page, contact.action);
    await poll(async () => hasCome(network)).toBe(true);
    await page.close();
    await other.goto(`${network.url}${emptyPath}`);
    await expectQueued(other, 1);
    await expectStoredOnce(other, { stored: answersAskedBy(form, answers) });
  });
}

engineTest(
  'The tab is closed in the moment of Submit: the lead is sent, at the latest by one more press',
  everyEngine,
  async ({ tab, other, network, answers, storedRows, expectStoredOnce }) => {
    await openWizard(tab, network.url, answers);
    await submit(tab);
    await tab.close();
    const pressIfShown = (name: string): void => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ innerText }) => innerText === name)?.click();
    };
    const pressAndReadRows = async () => {
      await other.evaluate(pressIfShown, wizardTexts.buttons.submit).catch(() => undefined);
      return storedRows(answers);
    };
    // WebKit may lose the last write, but not the answers. In that case one more press sends them.
    const openAndPress = async (): Promise<void> => {
      await other.goto(`${network.url}/get-started`);
      await poll(pressAndReadRows).toHaveLength(1);
    };
    await expectStoredOnce(other, { resend: openAndPress });
  },
);

/** In ms. No person closes a tab faster after a key. */
const FASTEST_CLOSING = 50;

engineTest(
  'The tab is closed after a key at home: the next tab shows it',
  everyEngine,
  async ({ visit, tab, network }, { project }) => {
    await tab.goto(`${network.url}/`);
    await focus(tab, contact.labels.fullName);
    // These keys may come before the script.
    await tab.keyboard.type('Ad');
    await poll(() => savedAnswers(tab, 'fullName')).toEqual(['Ad']);
    const other = await visit.newPage();
    await tab.keyboard.type('a');
    // WebKit completes a write only after its storage process answers. Waiting for that would leave nothing to test.
    if (project.name === 'webkit') await pause(FASTEST_CLOSING);
    await tab.close();
    await other.goto(`${network.url}/`);
    await focus(other, contact.labels.fullName);
    await expectForm(other, { fullName: 'Ada' });
  },
);

/** How often each tab is closed after a key. 100 times take about a minute. */
const closings = Number(process.env['LAST_KEYS'] ?? 10);

for (const name of formNames) {
  test(`The tab with ${name} is closed right after a key, ${closings} times: no key is lost`, async ({
    context,
    other,
    network,
  }) => {
    test.setTimeout(20_000 + closings * 3000);
    const { path, labels } = forms[name];
    const readNames = () => savedAnswers(other, 'fullName');
    await other.goto(`${network.url}${emptyPath}`);
    // This creates the database, as an earlier visit does: nobody closes a tab while their first key creates it.
    expect(await readNames()).toEqual([]);
    let typed = '';
    for (let count = 1; count <= closings; count += 1) {
      const page = await context.newPage();
      const isFirst = typed === '';
      await page.goto(`${network.url}${path}`, { waitUntil: isFirst ? 'networkidle' : 'load' });
      const field = page.getByLabel(labels.fullName);
      // Once the last key is shown, the script is there, and the draft is read.
      await expect(field).toHaveValue(typed);
      await field.focus();
      await page.keyboard.press('End');
      const key = String(count % 10);
      await page.keyboard.press(key);
      typed += key;
      await page.close();
      // A page that opens within the same few milliseconds may read the device before the key is written.
      await expect.poll(readNames, { message: `key number ${count}` }).toEqual([typed]);
    }
  });
}

async function typeName(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/get-started`);
  await waitForWizard(page);
  await fieldInput(page, firstField).clear();
  await fieldInput(page, firstField).pressSequentially(name);
}

test('The visitor goes elsewhere right after a key: it is kept', async ({ other, context, network }) => {
  await other.goto(`${network.url}${emptyPath}`);
  for (const name of ['10', '11']) {
    const page = await context.newPage();
    await typeName(page, network.url, name);
    await page.goto('about:blank');
    expect(await savedAnswers(other, firstField)).toContain(name);
  }
});

test('The browser is killed after a key, and after Submit: both are kept', async ({
  playwright,
  network,
  answers,
  expectStoredOnce,
}, info) => {
  test.setTimeout(100_000);
  const startBrowser = async (): Promise<Page> => {
    const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'));
    return context.newPage();
  };
  const killAndRestart = async (page: Page): Promise<Page> => {
    const context = page.context();
    const devtools = await context.newCDPSession(page);
    // A browser that is gone does not answer.
    void devtools.send('Browser.crash').catch(() => undefined);
    await context.waitForEvent('close');
    return startBrowser();
  };
  let page = await startBrowser();
  for (const name of ['10', '11']) {
    await typeName(page, network.url, name);
    await poll(() => savedAnswers(page, firstField)).toContain(name);
    page = await killAndRestart(page);
    await page.goto(`${network.url}${emptyPath}`);
    expect(await savedAnswers(page, firstField)).toContain(name);
  }
  await openWizard(page, network.url, answers);
  // Loses the request, so that the server has stored nothing when the browser is killed.
  network.fault = requestLost;
  await pressInPage(page, wizardTexts.buttons.submit);
  await expectQueued(page, 1);
  page = await killAndRestart(page);
  await page.goto(`${network.url}${emptyPath}`);
  await expectQueued(page, 1);
  await expectStoredOnce(page);
  await page.context().close();
});
