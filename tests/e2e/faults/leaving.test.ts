/** The visitor is gone before there is an answer, or right after a key: a closed tab, a killed process, a killed browser. */
import { setTimeout as pause } from 'node:timers/promises';
import { question } from '../../wizard-words.ts';
import { deviceRecords } from '../support/device.ts';
import { focus } from '../support/engine-test.ts';
import { emptyPath, requestLost } from '../support/faulty-network.ts';
import { fieldOf, submit } from '../support/wizard.ts';
import { click, engineTest, everywhere, expect, type Page, type Tab, test, valueOf } from './lead-test.ts';
import { prepareBrowser } from './mortal-browser.ts';

/** How often each way to lose a key is tried; LAST_KEYS=34 makes a hundred in all. */
const tries = Number(process.env['LAST_KEYS'] ?? 2);

for (const ms of [0, 50, 200]) {
  test(`The tab is closed ${ms} ms after Submit, and the connection breaks`, async ({
    page,
    context,
    lead,
    network,
  }) => {
    await lead.open(page);
    network.fault = requestLost;
    // Pressed by the page itself: a press by hand is over only a while later.
    await submit(page).evaluate((button: HTMLButtonElement) => button.click());
    if (ms) await pause(ms);
    await page.close();
    const later = await context.newPage();
    await later.goto(`${network.url}${emptyPath}`);
    await expect.poll(() => lead.submitted(later)).toBe(1);
    await lead.recovers(later);
  });
}

engineTest('The tab is closed in the moment of Submit', everywhere, async ({ visit, tab, lead, network }) => {
  await lead.open(tab);
  const later = await visit.newPage();
  await click(tab, 'Submit');
  await tab.close();
  await lead.recovers(later, async () => {
    await later.goto(`${network.url}/get-started`);
    // Delivered on its way out, or waiting and sent now; WebKit may drop a write that is under way, but not the answers.
    await expect
      .poll(async () => {
        await later.evaluate(pressSubmit, null).catch(() => undefined);
        return lead.arrived();
      })
      .toHaveLength(1);
  });
});

const pressSubmit = (): void =>
  [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Submit')?.click();

/** What is kept of the first answer. */
const names = async (tab: Tab) => (await tab.evaluate(deviceRecords, [])).map(({ answers }) => answers?.fullName);

engineTest(
  'A tab is closed after a key at home, and the next visit has it',
  everywhere,
  async ({ visit, tab, network }) => {
    const later = await visit.newPage();
    await later.goto(`${network.url}${emptyPath}`);
    await tab.goto(`${network.url}/`);
    await focus(tab, 'Name');
    // The first keys are there before the script.
    await tab.keyboard.type('Ad');
    await expect.poll(() => names(later)).toEqual(['Ad']);
    await tab.keyboard.type('a');
    await tab.close();
    for (const [path, label] of [
      ['/', 'Name'],
      ['/get-started', question.fullName],
    ] as const) {
      await later.goto(`${network.url}${path}`);
      // Quicker than the script.
      await focus(later, label);
      await expect.poll(() => valueOf(later, label)).toBe('Ada');
    }
  },
);

const ends: Record<string, (page: Page) => Promise<unknown>> = {
  'the tab is closed': (page) => page.close(),
  'its process is killed': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    void devtools.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await page.close();
  },
  'the visitor goes elsewhere': async (page) => {
    await page.goto('about:blank');
    await page.close();
  },
};
for (const [end, leave] of Object.entries(ends)) {
  test(`The last key, and ${end}`, async ({ context, network }) => {
    test.setTimeout(60_000 + tries * 5000);
    const onlooker = await context.newPage();
    await onlooker.goto(`${network.url}${emptyPath}`);
    const lost: string[] = [];
    for (let place = 10; place < 10 + tries; place += 1) {
      const page = await context.newPage();
      await page.goto(`${network.url}/get-started`);
      await expect(page.locator('html')).toHaveAttribute('data-step', 'ready');
      await fieldOf(page, 1).clear();
      await fieldOf(page, 1).pressSequentially(String(place));
      await leave(page);
      if (!(await names(onlooker)).includes(String(place))) lost.push(String(place));
    }
    expect(lost).toEqual([]);
  });
}

test('The browser is killed right after a key, and right after Submit', async ({ lead, network }) => {
  test.setTimeout(60_000 + tries * 20_000);
  const browser = await prepareBrowser();
  const lost: string[] = [];
  try {
    let page = await (await browser.start()).newPage();
    for (let place = 10; place < 10 + tries; place += 1) {
      await page.goto(`${network.url}/get-started`);
      await expect(page.locator('html')).toHaveAttribute('data-step', 'ready');
      await fieldOf(page, 1).clear();
      await fieldOf(page, 1).pressSequentially(String(place));
      // No person is quicker.
      await pause(50);
      await browser.kill();
      page = await (await browser.start()).newPage();
      await page.goto(`${network.url}${emptyPath}`);
      if (!(await names(page)).includes(String(place))) lost.push(String(place));
    }
    expect(lost).toEqual([]);

    await lead.open(page);
    // However late the kill comes, nothing is stored before it.
    network.fault = requestLost;
    await submit(page).evaluate((button: HTMLButtonElement) => button.click());
    await browser.kill();
    const again = await (await browser.start()).newPage();
    await again.goto(`${network.url}${emptyPath}`);
    expect(await lead.submitted(again)).toBe(1);
    await lead.recovers(again);
  } finally {
    await browser.dispose();
  }
});
