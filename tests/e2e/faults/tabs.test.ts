/** The same lead sent again by hand, by the browser or by two tabs: one row, and each page shows the result. */
import { texts } from '../../../src/lib/lead/index.ts';
import { arrived } from '../../wizard-words.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import { lastField, submit, thanks } from '../support/wizard.ts';
import { changed, click, engineTest, everywhere, expect, type Page, test } from './fixtures.ts';

test('A double click: one request', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'hold answer' };
  await submit(page).dblclick();
  await expect.poll(lead.arrived).toHaveLength(1);
  await lead.recovers(page, () => expect(thanks(page)).toBeVisible());
  expect(network.attempts).toBe(1);
});

engineTest('The same answers in two tabs, submitted at once', everywhere, async ({ tab, other, lead, network }) => {
  await lead.open(other);
  await lead.hang(tab, 'hold request');
  await click(other, 'Submit');
  // A page that was just opened may also send the lead that the other tab submitted.
  await expect.poll(() => network.held).toBeGreaterThan(1);
  await lead.recovers(tab, () => lead.ends(tab, 'thanks', 1));
  await lead.ends(other, 'thanks', 1);
});

engineTest('A reload while the lead is sent', everywhere, async ({ tab, lead }) => {
  await lead.hang(tab, 'hold answer');
  await tab.reload();
  await lead.recovers(tab, () => lead.ends(tab, 'thanks', 1));
});

test('Two tabs come back online, each with its own lead', async ({ page, other, context, lead }) => {
  await lead.open(page);
  await lead.open(other, { [lastField]: changed });
  await context.setOffline(true);
  for (const tab of [page, other]) await lead.submit(tab, 'kept', 0);
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(thanks(tab)).toBeVisible();
  expect((await lead.arrived()).toSorted()).toEqual([lead.said, changed].toSorted());
});

test('A duplicated tab takes nothing back from the first one', async ({ page, context, lead, network }) => {
  await lead.open(page);
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open(location.href))]);
  await expect(submit(copy)).toBeVisible();
  network.fault = requestLost;
  await lead.submit(page, 'kept', 0);
  await copy.getByRole('button', { name: 'Previous' }).click();
  await page.close();
  network.fault = noFault;
  await lead.recovers(copy);
});

test.describe('A tab says that another one has delivered:', () => {
  const said = (page: Page) => page.getByText(arrived);

  test('home, when it is looked at', async ({ page, other, lead, network }) => {
    await other.goto(`${network.url}/`);
    await lead.open(page);
    await lead.submit(page, 'thanks', 1);
    await other.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(said(other)).toBeVisible();
    await page.goto(`${network.url}/`, { waitUntil: 'networkidle' });
    await expect(said(page)).toBeHidden();
  });

  test('the wizard with the same lead, by its thanks', async ({ page, other, lead, network }) => {
    await lead.fail(page);
    await lead.recovers(other);
    await expect(thanks(page)).toBeVisible();
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
    await lead.fail(page);
    await expect(page.getByText(texts.failed)).toBeInViewport({ ratio: 1 });
    const idle = await submit(page).boundingBox();
    network.fault = { kind: 'hold request' };
    await submit(page).click();
    const sending = page.getByRole('button', { name: 'Submitting...' });
    await expect(sending).toBeDisabled();
    expect((await sending.boundingBox())?.height).toBe(idle?.height);
    network.release();
    await lead.ends(page, 'thanks', 1);
    await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  });
}
