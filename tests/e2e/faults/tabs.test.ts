/** The same lead more than once, by hand, by the browser or by two tabs: one row, and every page says what has become of it. */
import { texts } from '../../../src/lib/lead/index.ts';
import { noFault, requestLost } from '../support/faulty-network.ts';
import { fieldOf, submit, thanks } from '../support/wizard.ts';
import { click, engineTest, everywhere, expect, hides, type Page, rewrite, shows, test } from './lead-test.ts';

const arrived = 'Your request is in.';

const presses: Record<string, (page: Page) => Promise<unknown>> = {
  'A double click, and Control with Enter in between': async (page) => {
    await submit(page).dblclick();
    await fieldOf(page, 5).press('Control+Enter');
  },
  'Enter is held down on Submit': async (page) => {
    await submit(page).focus();
    for (let press = 0; press < 10; press += 1) await page.keyboard.down('Enter');
  },
};
for (const [name, press] of Object.entries(presses)) {
  test(`${name}: one request`, async ({ page, lead, network }) => {
    await lead.open(page);
    network.fault = { kind: 'hold answer' };
    await press(page);
    await expect.poll(lead.arrived).toHaveLength(1);
    await lead.recovers(page, () => expect(thanks(page)).toBeVisible());
    expect(network.attempts).toBe(1);
  });
}

engineTest('The same answers in two tabs, submitted at once', everywhere, async ({ visit, tab, lead, network }) => {
  const other = await visit.newPage();
  await lead.open(tab);
  await lead.open(other);
  network.fault = { kind: 'hold request' };
  await click(tab, 'Submit');
  await click(other, 'Submit');
  await expect.poll(() => network.held).toBe(2);
  await lead.recovers(tab, async () => {
    await lead.ends(tab, 'thanks', 1);
    await lead.ends(other, 'thanks', 1);
  });
});

engineTest('A reload while the lead is sent', everywhere, async ({ tab, lead, network }) => {
  await lead.open(tab);
  network.fault = { kind: 'hold answer' };
  await click(tab, 'Submit');
  await expect.poll(lead.arrived).toHaveLength(1);
  await tab.reload();
  await lead.recovers(tab, () => lead.ends(tab, 'thanks', 1));
});

test('Two tabs come back online, each with its own lead', async ({ page, context, lead }) => {
  const other = await context.newPage();
  await lead.open(page);
  await lead.open(other, { customRequest: 'Another.' });
  await context.setOffline(true);
  for (const tab of [page, other]) await lead.submit(tab, 'kept', 0);
  await context.setOffline(false);
  for (const tab of [page, other]) await expect(thanks(tab)).toBeVisible();
  expect((await lead.arrived()).toSorted()).toEqual(['Another.', lead.answers.customRequest]);
});

test('Half-typed answers in another tab stay there when others are submitted', async ({
  page,
  context,
  lead,
  network,
}) => {
  const half = await context.newPage();
  await half.goto(`${network.url}/get-started`);
  await fieldOf(half, 1).fill('Grace Hopper');
  await lead.open(page);
  await lead.submit(page, 'thanks', 1);
  await half.reload();
  await expect(fieldOf(half, 1)).toHaveValue('Grace Hopper');
});

test.describe('A tab says that another one has delivered:', () => {
  test('home, when it is looked at', async ({ page, context, lead, network }) => {
    const home = await context.newPage();
    await home.goto(`${network.url}/`);
    await lead.open(page);
    await lead.submit(page, 'thanks', 1);
    await home.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(home.getByText(arrived)).toBeVisible();
    await page.goto(`${network.url}/`, { waitUntil: 'networkidle' });
    await expect(page.getByText(arrived)).toBeHidden();
  });

  test('home, within seconds where it has waited itself', async ({ page, context, lead, network }) => {
    await lead.open(page);
    network.fault = requestLost;
    await lead.submit(page, 'kept', 0);
    const home = await context.newPage();
    await home.goto(`${network.url}/`);
    await expect.poll(() => network.attempts).toBe(2);
    network.fault = noFault;
    await click(page, 'Submit');
    await expect(home.getByText(arrived)).toBeVisible();
  });

  test('the wizard with the same lead, by its thanks', async ({ page, context, lead, network }) => {
    await lead.open(page);
    network.fault = requestLost;
    await lead.submit(page, 'kept', 0);
    await lead.recovers(await context.newPage(), undefined);
    await expect(thanks(page)).toBeVisible();
    await page.waitForURL(`${network.url}/`);
    await expect(page.getByText(arrived)).toBeVisible();
  });

  test('the wizard with another request', async ({ page, context, lead, network }) => {
    const other = await context.newPage();
    await lead.keep(other, {}, 5, 'first');
    network.fault = requestLost;
    await page.goto(`${network.url}/get-started`);
    await lead.ends(page, 'kept', 0);
    await rewrite(page, 'Three offices.');
    await hides(page, texts.kept);
    await lead.keep(other, { customRequest: 'Another.' }, 5, 'first');
    network.fault = noFault;
    await other.goto(`${network.url}/privacy-policy`);
    await expect.poll(lead.arrived).toEqual(['Another.']);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await shows(page, texts.delivered);
  });
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`On ${width} x ${height} what became of the press is in view`, async ({ page, lead, network }) => {
    await page.setViewportSize({ width, height });
    await lead.open(page);
    network.fault = requestLost;
    await lead.submit(page, 'kept', 0);
    await expect(page.getByText(texts.failed)).toBeInViewport({ ratio: 1 });
    network.fault = noFault;
    await lead.submit(page, 'thanks', 1);
    await expect(thanks(page)).toBeInViewport({ ratio: 1 });
  });
}
