/** The visitor is gone before there is an answer: a closed tab, a killed browser. */
import { emptyPath, requestLost } from '../support/faulty-network.ts';
import { fieldOf, fillStep, storedTexts, submit } from '../support/wizard.ts';
import { expect, test } from './lead-test.ts';
import { prepareBrowser } from './mortal-browser.ts';
import { pressAndClose, prepareSilence } from './silent-storage.ts';

for (const pause of [0, 50, 200]) {
  test(`The tab is closed ${pause} ms after Submit`, async ({ page, context, lead, network }) => {
    await lead.open(page);
    // Pressed by the page itself: a press by hand is over only a while later.
    await submit(page).evaluate((button: HTMLButtonElement) => button.click());
    if (pause) await page.waitForTimeout(pause);
    await page.close();
    const later = await context.newPage();
    await later.goto(`${network.url}${emptyPath}`);
    // The request outlives its page, or the lead waits.
    await expect.poll(async () => (await lead.rows()) + (await lead.waiting(later))).toBeGreaterThan(0);
    await lead.recovers(later);
  });

  test(`The tab is closed ${pause} ms after Submit, and the connection breaks`, async ({
    page,
    context,
    lead,
    network,
  }) => {
    await lead.open(page);
    network.fault = requestLost;
    await submit(page).evaluate((button: HTMLButtonElement) => button.click());
    if (pause) await page.waitForTimeout(pause);
    await page.close();
    await lead.waits(await context.newPage());
  });
}

test('The tab is closed before storage says anything', async ({ page, context, lead }) => {
  await prepareSilence(page);
  await lead.open(page);
  await pressAndClose(page);
  await lead.waits(await context.newPage());
});

test('The browser is killed after each answer, and when the lead has left', async ({ lead, network, email }) => {
  test.slow();
  const browser = await prepareBrowser();
  try {
    for (const step of [1, 2, 3, 4, 5] as const) {
      const page = await (await browser.start()).newPage();
      await page.goto(`${network.url}/get-started`);
      if (step > 1) {
        // The place, and the answer that was typed last.
        await expect(fieldOf(page, (step - 1) as 1 | 2 | 3 | 4)).toHaveValue(/./);
        await page.getByRole('button', { name: 'Next' }).click();
      }
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
      await fillStep(page, step, email);
      const typed = await fieldOf(page, step).inputValue();
      await expect.poll(() => storedTexts(page)).toContain(JSON.stringify(typed).slice(1, -1));
      if (step === 5) {
        network.fault = { kind: 'hold request' };
        await submit(page).click();
        // Its first byte is out, so it was written down before.
        await expect.poll(() => network.held).toBe(1);
      }
      await browser.kill();
    }
    expect(await lead.rows()).toBe(0);
    network.fault = requestLost;
    network.release();
    const later = await (await browser.start()).newPage();
    await lead.recovers(later);
  } finally {
    await browser.dispose();
  }
});

test('The browser is killed in the moment of Submit', async ({ lead, network }) => {
  test.slow();
  const browser = await prepareBrowser();
  try {
    const page = await (await browser.start()).newPage();
    await lead.open(page);
    await expect.poll(() => storedTexts(page)).toContain(lead.answers.companyName);
    // However late the kill comes, nothing is stored before it.
    network.fault = requestLost;
    await submit(page).evaluate((button: HTMLButtonElement) => button.click());
    await browser.kill();
    // What was on its way is sent by itself; otherwise the answers are all there, and one press sends them.
    const again = await (await browser.start()).newPage();
    await lead.recovers(again, async () => {
      await again.goto(`${network.url}/get-started`);
      await expect(async () => {
        if (await submit(again).isVisible()) await submit(again).click({ timeout: 1000 });
        expect(await lead.rows()).toBe(1);
      }).toPass({ timeout: 20_000 });
    });
  } finally {
    await browser.dispose();
  }
});
