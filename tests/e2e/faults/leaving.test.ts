/** The visitor leaves before the response, or right after a key press: closed tab, killed browser. */
import { setTimeout as pause } from 'node:timers/promises';
import { contact } from '../../form-texts.ts';
import { focus } from '../support/engine-test.ts';
import { emptyPath, requestLost } from '../support/faulty-network.ts';
import { fieldInput, firstField, submitButton, waitForWizard } from '../support/wizard.ts';
import { click, engineTest, everyEngine, expect, type Page, test, valueOf, buttons } from './fixtures.ts';

for (const [place, ms] of [...[0, 50, 200].map((wait) => ['the wizard', wait] as const), ['home', 0] as const]) {
  test(`The tab is closed ${ms} ms after Submit in ${place}, and the request is lost`, async ({
    page,
    other,
    lead,
    network,
  }) => {
    await page.goto(`${network.url}/`);
    if (place === 'the wizard') await lead.openWizard(page);
    else await lead.fillHomeForm(page);
    await expect.poll(() => lead.draftAnswers(page, 'customRequest')).toEqual([lead.answers.customRequest]);
    network.fault = requestLost;
    // The page itself clicks, because Playwright's click returns only a while later.
    await page.getByRole('button', { name: contact.action }).evaluate((button: HTMLButtonElement) => button.click());
    await pause(ms);
    await page.close();
    await other.goto(`${network.url}${emptyPath}`);
    await expect.poll(() => lead.countQueued(other)).toBe(1);
    await lead.expectStoredOnce(other, undefined, lead.answers.customRequest, 'customRequest');
  });
}

engineTest('The tab is closed in the moment of Submit', everyEngine, async ({ tab, other, lead, network }) => {
  await lead.openWizard(tab);
  await click(tab, buttons.submit);
  await tab.close();
  const pressIfShown = (name: string): void => {
    const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name);
    button?.click();
  };
  // WebKit may lose the last write, but not the answers. In that case one more press sends them.
  await lead.expectStoredOnce(other, async () => {
    await other.goto(`${network.url}/get-started`);
    const pressAndReadRows = async () => {
      await other.evaluate(pressIfShown, buttons.submit).catch(() => undefined);
      return lead.storedAnswers();
    };
    await expect.poll(pressAndReadRows).toHaveLength(1);
  });
});

engineTest('The tab is closed after a key at home', everyEngine, async ({ visit, tab, lead, network }, info) => {
  await tab.goto(`${network.url}/`);
  await focus(tab, contact.labels.fullName);
  // These keys may come before the script.
  await tab.keyboard.type('Ad');
  await expect.poll(() => lead.draftAnswers(tab)).toEqual(['Ad']);
  const other = await visit.newPage();
  await tab.keyboard.type('a');
  // WebKit completes a write only after its storage process answers. No person closes a tab faster than this.
  if (info.project.name === 'webkit') await pause(50);
  await tab.close();
  await other.goto(`${network.url}/`);
  await focus(other, contact.labels.fullName);
  await expect.poll(() => valueOf(other, contact.labels.fullName)).toBe('Ada');
});

async function typeName(page: Page, url: string, name: string): Promise<void> {
  await page.goto(`${url}/get-started`);
  await waitForWizard(page);
  await fieldInput(page, firstField).clear();
  await fieldInput(page, firstField).pressSequentially(name);
}

const ends: Record<string, (page: Page) => Promise<unknown>> = {
  'the tab is closed': (page) => page.close(),
  'the visitor goes elsewhere': (page) => page.goto('about:blank'),
};
for (const [end, leave] of Object.entries(ends)) {
  test(`The last key, and ${end}`, async ({ other, context, lead, network }) => {
    await other.goto(`${network.url}${emptyPath}`);
    for (const name of ['10', '11']) {
      const page = await context.newPage();
      await typeName(page, network.url, name);
      await leave(page);
      expect(await lead.draftAnswers(other, firstField)).toContain(name);
    }
  });
}

test('The browser is killed after a key, and right after Submit', async ({ playwright, lead, network }, info) => {
  test.setTimeout(100_000);
  const start = async () => (await playwright.chromium.launchPersistentContext(info.outputPath('profile'))).newPage();
  const kill = async (page: Page): Promise<Page> => {
    const devtools = await page.context().newCDPSession(page);
    void devtools.send('Browser.crash').catch(() => undefined);
    await page.context().waitForEvent('close');
    return start();
  };
  let page = await start();
  for (const name of ['10', '11']) {
    await typeName(page, network.url, name);
    await pause(50);
    page = await kill(page);
    await page.goto(`${network.url}${emptyPath}`);
    expect(await lead.draftAnswers(page, firstField)).toContain(name);
  }
  await lead.openWizard(page);
  // Loses the request, so that the server has stored nothing when the browser is killed.
  network.fault = requestLost;
  await submitButton(page).evaluate((button: HTMLButtonElement) => button.click());
  await pause(50);
  page = await kill(page);
  await page.goto(`${network.url}${emptyPath}`);
  expect(await lead.countQueued(page)).toBe(1);
  await lead.expectStoredOnce(page);
  await page.context().close();
});
