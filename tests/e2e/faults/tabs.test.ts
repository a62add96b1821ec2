/** The same lead sent again by hand, by the browser or by two tabs: one row, and each page shows the result. */
import { texts } from '../../../src/lib/lead/index.ts';
import { receivedNotice } from '../../form-texts.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import { lastField, submitButton, thanksHeading } from '../support/wizard.ts';
import { secondAnswer, click, engineTest, everyEngine, expect, type Page, test, buttons } from './fixtures.ts';

test('A double click: one request', async ({ page, lead, network }) => {
  await lead.openWizard(page);
  network.fault = { kind: 'hold response' };
  await submitButton(page).dblclick();
  await expect.poll(lead.storedAnswers).toHaveLength(1);
  await lead.expectStoredOnce(page, () => expect(thanksHeading(page)).toBeVisible());
  expect(network.attempts).toBe(1);
});

engineTest('The same answers in two tabs, submitted at once', everyEngine, async ({ tab, other, lead, network }) => {
  await lead.openWizard(other);
  await lead.submitWithoutResponse(tab, 'hold request');
  await click(other, buttons.submit);
  // A page that was just opened may also send the lead that the other tab submitted.
  await expect.poll(() => network.held).toBeGreaterThan(1);
  await lead.expectStoredOnce(tab, () => lead.expectOutcome(tab, 'thanks', 1));
  await lead.expectOutcome(other, 'thanks', 1);
});

engineTest('A reload while the lead is sent', everyEngine, async ({ tab, lead }) => {
  await lead.submitWithoutResponse(tab, 'hold response');
  await tab.reload();
  await lead.expectStoredOnce(tab, () => lead.expectOutcome(tab, 'thanks', 1));
});

test('Two tabs come back online, each with its own lead', async ({ page, other, context, lead }) => {
  await lead.openWizard(page);
  await lead.openWizard(other, { [lastField]: secondAnswer });
  await context.setOffline(true);
  for (const tab of [page, other]) await lead.submit(tab, 'saved', 0);
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(thanksHeading(tab)).toBeVisible();
  expect((await lead.storedAnswers()).toSorted()).toEqual([lead.lastAnswer, secondAnswer].toSorted());
});

test('A duplicated tab takes nothing back from the first one', async ({ page, context, lead, network }) => {
  await lead.openWizard(page);
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open(location.href))]);
  await expect(submitButton(copy)).toBeVisible();
  network.fault = requestLost;
  await lead.submit(page, 'saved', 0);
  await copy.getByRole('button', { name: 'Previous' }).click();
  await page.close();
  network.fault = noFault;
  await lead.expectStoredOnce(copy);
});

test.describe('A tab says that another one has delivered:', () => {
  const said = (page: Page) => page.getByText(receivedNotice);

  test('home, when it is looked at', async ({ page, other, lead, network }) => {
    await other.goto(`${network.url}/`);
    await lead.openWizard(page);
    await lead.submit(page, 'thanks', 1);
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(said(other)).toBeVisible();
    await page.goto(`${network.url}/`, { waitUntil: 'networkidle' });
    await expect(said(page)).toBeHidden();
  });

  test('the wizard with the same lead, by its thanks', async ({ page, other, lead, network }) => {
    await lead.failToSend(page);
    await lead.expectStoredOnce(other);
    await expect(thanksHeading(page)).toBeVisible();
    await page.waitForURL(`${network.url}/`);
    await expect(said(page)).toBeVisible();
  });
});

for (const [width, height] of Object.entries({ 320: 568, 844: 390 })) {
  test(`On ${width} x ${height} what became of the press is in view, and Submit keeps its height`, async ({
    page,
    lead,
    network,
  }) => {
    await page.setViewportSize({ width: Number(width), height });
    await lead.failToSend(page);
    await expect(page.getByText(texts.failed)).toBeInViewport({ ratio: 1 });
    const idle = await submitButton(page).boundingBox();
    network.fault = { kind: 'hold request' };
    await submitButton(page).click();
    const sending = page.getByRole('button', { name: texts.sending });
    await expect(sending).toBeDisabled();
    expect((await sending.boundingBox())?.height).toBe(idle?.height);
    network.release();
    await lead.expectOutcome(page, 'thanks', 1);
    await expect(thanksHeading(page)).toBeInViewport({ ratio: 1 });
  });
}
