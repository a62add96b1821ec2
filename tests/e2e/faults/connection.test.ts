/** A connection that is missing, breaks at any point, or goes quiet. */
import { answerLost, type CutAt, type Fault, requestLost } from '../support/faulty-network.ts';
import { fieldOf, submit } from '../support/wizard.ts';
import { anyThanks, expect, type Page, type Sight, test } from './lead-test.ts';

test('Refused: the server is off', async ({ page, lead, network }) => {
  await lead.open(page);
  await network.stop();
  await lead.submit(page, 'alert and promise', 0);
  await network.start();
  await lead.recovers(page);
});

test('Refused, and Submit pressed again', async ({ page, lead, network }) => {
  await lead.open(page);
  await network.stop();
  for (let press = 0; press < 3; press += 1) {
    await lead.submit(page, 'alert and promise', 0);
  }
  await network.start();
  await lead.recovers(page, () => lead.submit(page, 'thanks', 1));
});

test('Offline before Submit: the lead goes out by itself when the connection is back', async ({
  page,
  context,
  lead,
  network,
}) => {
  await lead.open(page);
  await context.setOffline(true);
  await lead.submit(page, 'alert and promise', 0);
  await lead.recovers(page, async () => {
    await context.setOffline(false);
    await expect(anyThanks(page)).toBeVisible();
  });
  expect(network.attempts).toBe(1);
});

test('Offline, the tab closed, and another wizard with other answers open when the connection is back', async ({
  page,
  context,
  lead,
  network,
  allowProblem,
}) => {
  // The other wizard installs the worker at its first key, in vain.
  allowProblem(/^error: An unknown error occurred when fetching the script/);
  const other = await context.newPage();
  await other.goto(`${network.url}/get-started`);
  await lead.open(page);
  await context.setOffline(true);
  await lead.submit(page, 'alert and promise', 0);
  await page.close();
  await fieldOf(other, 1).pressSequentially('Grace');
  await context.setOffline(false);
  await expect(other.getByText('Your earlier request has been sent.')).toBeVisible();
  await lead.recovers(other);
});

test('Offline while the answer is on its way', async ({ page, context, lead, network }) => {
  await lead.open(page);
  await lead.submitAndHold(page);
  await context.setOffline(true);
  await network.stop();
  await lead.ends(page, 'alert and promise', 1);
  await network.start();
  await lead.recovers(page, async () => {
    await context.setOffline(false);
    await expect(anyThanks(page)).toBeVisible();
  });
});

const cutRequest = (at: CutAt): Fault => ({ kind: 'cut request', at });
const cutAnswer = (at: CutAt): Fault => ({ kind: 'cut answer', at });

const broken: [string, Fault, Sight, number][] = [
  ['The request is cut before the first byte', requestLost, 'alert and promise', 0],
  ['The request is cut in its head', cutRequest((head) => Math.floor(head / 2)), 'alert and promise', 0],
  [
    'The request is cut in the lead itself',
    cutRequest((head, whole) => Math.floor((head + whole) / 2)),
    'alert and promise',
    0,
  ],
  ['The request is cut before the last byte', cutRequest((_, whole) => whole - 1), 'alert and promise', 0],
  ['Stored, and the answer is lost', answerLost, 'alert and promise', 1],
  ['Stored, and the answer is cut in its status line', cutAnswer(() => 'HTTP/1.1 2'.length), 'alert and promise', 1],
  ['Stored, and the answer is cut after its 201', cutAnswer((head) => head - 20), 'thanks', 1],
  [
    'Stored, and the connection breaks after the head of the 201',
    { kind: 'answer', stored: true, answer: { status: 201, headers: { 'content-length': '10' } } },
    'thanks',
    1,
  ],
];
for (const [name, fault, saw, rows] of broken) {
  test(name, async ({ page, lead, network }) => {
    await lead.open(page);
    network.fault = fault;
    await lead.submit(page, saw, rows);
    // It is taken out while the thanks are shown.
    if (saw === 'thanks') await lead.settles(page);
    await lead.recovers(page);
    // What was thanked for is not sent again.
    expect(network.attempts).toBe(saw === 'thanks' ? 1 : 2);
  });
}

/** The clock of the browser's own limit cannot be wound: a timer of the page takes its place. */
async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
      return controller.signal;
    };
  });
}

test('The answer comes after the limit of 15 seconds', async ({ page, lead, network }) => {
  await installClock(page);
  await lead.open(page);
  await lead.submitAndHold(page);
  await page.clock.runFor(15_500);
  await lead.ends(page, 'alert and promise', 1);
  await lead.recovers(page);
  expect(network.attempts).toBe(2);
});

test('No answer ever', async ({ page, lead, network }) => {
  await installClock(page);
  await lead.open(page);
  network.fault = { kind: 'hold request' };
  await submit(page).click();
  await expect.poll(() => network.held).toBe(1);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.clock.runFor(10_500);
  await lead.ends(page, 'alert and promise', 0);
  await lead.recovers(page);
});

test('The next visit fails as well, and the one after it does not', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = requestLost;
  await lead.submit(page, 'alert and promise', 0);
  await page.goto(`${network.url}/blog`);
  await expect.poll(() => network.attempts).toBe(2);
  expect(await lead.waiting(page)).toBe(1);
  await lead.recovers(page);
  await page.goto(`${network.url}/`);
  expect(network.attempts).toBe(3);
});
