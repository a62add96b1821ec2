/** The same lead more than once, by hand or by the browser: one row. */
import { noFault, requestLost } from '../support/faulty-network.ts';
import { fieldOf, submit } from '../support/wizard.ts';
import { anyThanks, expect, test } from './lead-test.ts';

test('A double click on Submit, and Enter in between', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'hold answer' };
  await submit(page).dblclick();
  await fieldOf(page, 5).press('Control+Enter');
  await expect.poll(lead.rows).toBe(1);
  network.release();
  await lead.ends(page, 'thanks', 1);
  expect(network.attempts).toBe(1);
  await lead.recovers(page);
});

test('Enter is held down on Submit', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'hold answer' };
  await submit(page).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.down('Enter');
  await expect.poll(lead.rows).toBe(1);
  network.release();
  await lead.ends(page, 'thanks', 1);
  await page.keyboard.up('Enter');
  expect(network.attempts).toBe(1);
  await lead.recovers(page);
});

test('Submit in two tabs at once', async ({ page, context, lead, network }) => {
  const other = await context.newPage();
  await lead.open(page);
  await lead.open(other);
  network.fault = { kind: 'hold request' };
  await submit(page).click();
  await submit(other).click();
  await expect.poll(() => network.held).toBe(2);
  network.release();
  await lead.ends(page, 'thanks', 1);
  await lead.ends(other, 'thanks', 1);
  await lead.recovers(page);
});

test('The same draft in two tabs, submitted one after the other', async ({ page, context, lead }) => {
  const other = await context.newPage();
  await lead.open(page);
  await lead.open(other);
  await lead.submit(page, 'thanks', 1);
  await lead.submit(other, 'thanks', 1);
  await lead.recovers(page);
});

test('Two tabs come back online with one lead', async ({ page, context, lead, network }) => {
  const other = await context.newPage();
  await lead.open(page);
  await lead.open(other);
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await lead.submit(tab, 'alert and promise', 0);
  }
  // Both hear of the connection.
  await lead.recovers(page, async () => {
    network.fault = { kind: 'hold answer' };
    await context.setOffline(false);
    await expect.poll(lead.rows).toBe(1);
    network.release();
  });
});

test('Back after the thanks', async ({ page, lead, network }) => {
  await lead.open(page);
  await lead.submit(page, 'thanks', 1);
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await lead.settles(page);
  await page.getByRole('link', { name: 'Go to the homepage now' }).click();
  await page.waitForURL(`${network.url}/`);
  await page.goBack();
  await expect(anyThanks(page)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  for (const text of [lead.answers.fullName, lead.answers.companyName, lead.answers.email])
    await expect(page.getByText(text, { exact: true })).toBeHidden();
  await lead.recovers(page);
  expect(network.attempts).toBe(1);
});

test('A reload while the lead is sent', async ({ page, lead }) => {
  await lead.open(page);
  await lead.submitAndHold(page);
  await page.reload();
  // What waits is sent again by the new page, and was stored before.
  await lead.recovers(page, () => lead.ends(page, 'thanks', 1));
});

test('The visitor goes elsewhere during the three seconds of the thanks', async ({ page, lead, network }) => {
  await page.clock.install();
  await lead.open(page);
  await lead.submit(page, 'thanks', 1);
  await lead.settles(page);
  await page.clock.runFor(1000);
  await page.goto(`${network.url}/blog`);
  await page.clock.runFor(10_000);
  expect(page.url()).toBe(`${network.url}/blog`);
  await lead.recovers(page);
  expect(network.attempts).toBe(1);
});

for (const between of ['nothing', 'a reload']) {
  test(`Answers that are edited after a failure take the place of those before, with ${between} in between`, async ({
    page,
    lead,
    leads,
    email,
    network,
  }) => {
    await lead.open(page);
    network.fault = requestLost;
    await lead.submit(page, 'alert and promise', 0);
    await fieldOf(page, 5).fill('Something else');
    if (between === 'a reload') {
      network.fault = noFault;
      await page.reload();
      await expect(fieldOf(page, 5)).toHaveValue('Something else');
      // What the page sends by itself is on its way by now.
      await page.waitForLoadState('networkidle');
      network.fault = requestLost;
    }
    await lead.submit(page, 'alert and promise', 0);
    await lead.recovers(page);
    expect(await leads(email)).toMatchObject([{ custom_request: 'Something else' }]);
  });
}
