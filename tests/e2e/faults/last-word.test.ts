/** What a person typed last counts: while a lead is sent, in every tab, and when it is discarded. */
import { requestLost } from '../support/faulty-network.ts';
import { fieldOf, storedTexts, submit } from '../support/wizard.ts';
import { anyThanks, expect, type Page, test } from './lead-test.ts';

const promise = (page: Page) => page.getByText(/safe on this device and will be sent/);
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('Typed on at the last question while it is sent', async ({ page, lead, network }) => {
  await lead.open(page);
  lead.isLastWord = ({ custom_request }) => custom_request === 'Three offices.';
  await lead.submitAndHold(page);
  await fieldOf(page, 5).fill('Three offices.');
  network.release();
  await lead.ends(page, 'changes to send', 0);
  await expect.poll(() => storedTexts(page)).toContain('Three offices.');
  await lead.recovers(page, () => submit(page).click());
  await expect(anyThanks(page)).toBeVisible();
});

test('Back to an earlier question while it is sent, and an answer corrected there', async ({ page, lead, network }) => {
  await lead.open(page);
  await lead.submitAndHold(page);
  await page.goBack();
  await page.goBack();
  lead.answers.email = `corrected-${lead.answers.email}`;
  await fieldOf(page, 3).fill(lead.answers.email);
  network.release();
  await lead.ends(page, 'changes to send', 0);
  await lead.recovers(page, async () => {
    await press(page, 'Next');
    await press(page, 'Next');
    await submit(page).click();
  });
  await expect(anyThanks(page)).toBeVisible();
});

test('Changed while it is sent, and changed back', async ({ page, lead, network }) => {
  await lead.open(page);
  await lead.submitAndHold(page);
  await fieldOf(page, 5).fill('Three offices.');
  await fieldOf(page, 5).fill(lead.answers.customRequest);
  network.release();
  await lead.ends(page, 'thanks', 1);
  await lead.recovers(page);
  expect(await storedTexts(page)).not.toContain('offices');
});

test('Corrected while a request is on its way that then fails', async ({ page, lead, leads, email }) => {
  await lead.open(page);
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/rest/v1/leads*', (route) => failing.then(() => route.abort()), { times: 1 });
  await Promise.all([page.waitForRequest('**/rest/v1/leads*'), submit(page).click()]);
  await fieldOf(page, 5).fill('Three offices.');
  fail();
  // What is safe on this device is not what is on the screen: no promise.
  await lead.ends(page, 'alert', 0);
  await lead.recovers(page, () => submit(page).click());
  expect(await leads(email)).toMatchObject([{ custom_request: 'Three offices.' }]);
});

test('Corrected while it is sent, and the page reloaded', async ({ page, lead, network }) => {
  await lead.open(page);
  lead.isLastWord = ({ custom_request }) => custom_request === 'Three offices.';
  await lead.submitAndHold(page);
  await fieldOf(page, 5).fill('Three offices.');
  await expect.poll(() => storedTexts(page)).toContain('Three offices.');
  network.release();
  await page.reload();
  await expect(fieldOf(page, 5)).toHaveValue('Three offices.');
  await lead.recovers(page, () => submit(page).click());
});

for (const order of ['before', 'after']) {
  test(`Another tab’s half-typed answers, typed ${order} those that are submitted`, async ({ page, context, lead }) => {
    const other = await context.newPage();
    const typeInOther = async () => {
      await other.goto(`${new URL(page.url()).origin}/get-started`);
      // It goes on with the other tab's answers.
      await expect(fieldOf(other, 5)).toHaveValue(lead.answers.customRequest);
      // Until the script has taken over, all five questions show.
      await expect(fieldOf(other, 1)).toBeHidden();
      while (!(await fieldOf(other, 1).isVisible())) await press(other, 'Previous');
      await fieldOf(other, 1).fill('Grace Hopper');
      await expect.poll(() => storedTexts(other)).toContain('Grace Hopper');
    };
    if (order === 'before') {
      await lead.open(page);
      await typeInOther();
      await page.bringToFront();
      await fieldOf(page, 5).press('End');
      await fieldOf(page, 5).pressSequentially(' ');
    } else {
      await lead.open(page);
      await typeInOther();
      await page.bringToFront();
    }
    await lead.submit(page, 'thanks', 1);
    await lead.recovers(page);
    await other.reload();
    await expect(fieldOf(other, 1)).toHaveValue('Grace Hopper');
  });
}

test('A new tab goes on with half-typed answers and submits others', async ({ page, context, lead, network }) => {
  const half = await context.newPage();
  await half.goto(`${network.url}/get-started`);
  await fieldOf(half, 1).fill('Grace Hopper');
  await expect.poll(() => storedTexts(half)).toContain('Grace Hopper');
  await lead.open(page);
  await lead.submit(page, 'thanks', 1);
  await lead.recovers(page);
  await half.reload();
  await expect(fieldOf(half, 1)).toHaveValue('Grace Hopper');
});

test('Another tab delivers what this one promised, and home says so after the thanks', async ({
  page,
  context,
  lead,
  network,
}) => {
  await lead.open(page);
  network.fault = requestLost;
  await lead.submit(page, 'alert and promise', 0);
  const other = await context.newPage();
  await lead.recovers(other);
  await expect(anyThanks(page)).toBeVisible();
  await page.waitForURL(`${network.url}/`);
  await expect(page.getByText('Your request is in.')).toBeVisible();
});

for (const last of ['edited and failed', 'edited and stored', 'stored']) {
  test(`A lead that one tab promised, ${last} in another`, async ({ page, context, lead, network }) => {
    await lead.open(page);
    network.fault = requestLost;
    await lead.submit(page, 'alert and promise', 0);
    const other = await context.newPage();
    await other.goto(`${network.url}/get-started`);
    await expect(fieldOf(other, 5)).toHaveValue(lead.answers.customRequest);
    await expect(fieldOf(other, 1)).toBeHidden();
    if (last !== 'stored') await fieldOf(other, 5).fill('Three offices.');
    if (last === 'edited and failed') await lead.submit(other, 'alert and promise', 0);
    else {
      network.release();
      await submit(other).click();
    }
    await expect(promise(page)).toBeHidden();
    lead.isLastWord = ({ custom_request }) =>
      custom_request === (last === 'stored' ? lead.answers.customRequest : 'Three offices.');
    await lead.recovers(page);
  });
}

test('Start over in one tab, while another promises the same lead', async ({ page, context, lead }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await lead.open(tab);
  await context.setOffline(true);
  for (const tab of [page, other]) {
    await lead.submit(tab, 'alert and promise', 0);
  }
  await page.bringToFront();
  await press(page, 'Start over');
  await expect(page.getByText(/Discard .* request that is waiting to be sent\?/)).toBeVisible();
  await press(page, 'Discard');
  await expect(promise(other)).toBeHidden();
  expect(await lead.waiting(other)).toBe(0);
  await context.setOffline(false);
  await lead.recovers(other, () => submit(other).click());
});
