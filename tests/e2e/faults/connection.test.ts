/** A connection that is missing, breaks at any point, or goes quiet. */
import { answerLost, requestLost, type CutAt } from '../support/faulty-network.ts';
import { submit } from '../support/wizard.ts';
import { anyThanks, expect, test } from './lead-test.ts';

test('Refused: the server is off', async ({ page, lead, network }) => {
  await lead.open(page);
  await network.stop();
  await submit(page).click();
  await lead.ends(page, 'alert and promise', 0);
  await network.start();
  await lead.recovers(page);
});

test('Refused, and Submit pressed again', async ({ page, lead, network }) => {
  await lead.open(page);
  await network.stop();
  for (let press = 0; press < 3; press += 1) {
    await submit(page).click();
    await lead.ends(page, 'alert and promise', 0);
  }
  await network.start();
  await lead.recovers(page, async () => {
    await submit(page).click();
    await lead.ends(page, 'thanks', 1);
  });
});

test('Offline before Submit: the lead goes out by itself when the connection is back', async ({
  page,
  context,
  lead,
  network,
}) => {
  await lead.open(page);
  await context.setOffline(true);
  await submit(page).click();
  await lead.ends(page, 'alert and promise', 0);
  await lead.recovers(page, async () => {
    await context.setOffline(false);
    await expect(anyThanks(page)).toBeVisible();
  });
  expect(network.attempts).toBe(1);
});

test('Offline while the answer is on its way', async ({ page, context, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'hold answer' };
  await submit(page).click();
  await expect.poll(lead.rows).toBe(1);
  await context.setOffline(true);
  await network.stop();
  await lead.ends(page, 'alert and promise', 1);
  await network.start();
  await lead.recovers(page, async () => {
    await context.setOffline(false);
    await expect(anyThanks(page)).toBeVisible();
  });
});

const requestCuts: [string, CutAt][] = [
  ['before the first byte', () => 0],
  ['in its head', (head) => Math.floor(head / 2)],
  ['in the lead itself', (head, whole) => Math.floor((head + whole) / 2)],
  ['before the last byte', (_, whole) => whole - 1],
];
for (const [place, at] of requestCuts) {
  test(`The request is cut ${place}`, async ({ page, lead, network }) => {
    await lead.open(page);
    network.fault = { kind: 'cut request', at };
    await submit(page).click();
    await lead.ends(page, 'alert and promise', 0);
    await lead.recovers(page);
    expect(network.attempts).toBe(2);
  });
}

test('Stored, and the answer is lost', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = answerLost;
  await submit(page).click();
  await lead.ends(page, 'alert and promise', 1);
  await lead.recovers(page);
  expect(network.attempts).toBe(2);
});

test('Stored, and the answer is cut in its status line', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'cut answer', at: () => 'HTTP/1.1 2'.length };
  await submit(page).click();
  await lead.ends(page, 'alert and promise', 1);
  await lead.recovers(page);
});

test('Stored, and the answer is cut after its 201', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'cut answer', at: (head) => head - 20 };
  await submit(page).click();
  await lead.ends(page, 'thanks', 1);
  await lead.recovers(page);
});

test('Stored, and the connection breaks after the head of the 201', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'answer', stored: true, answer: { status: 201, headers: { 'content-length': '10' } } };
  await submit(page).click();
  await lead.ends(page, 'thanks', 1);
  await lead.recovers(page);
});

// With the clock of the browser, which no test can wind: it takes the 15 seconds.
test('The answer comes after the limit of 15 seconds', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = { kind: 'hold answer' };
  const sentAt = Date.now();
  await submit(page).click();
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor({ timeout: 25_000 });
  expect(Date.now() - sentAt).toBeGreaterThan(14_000);
  await lead.ends(page, 'alert and promise', 1);
  network.release();
  await expect(anyThanks(page)).toBeHidden();
  await lead.recovers(page);
  expect(network.attempts).toBe(2);
});

test('No answer ever', async ({ page, lead, network }) => {
  await page.clock.install();
  // The clock of the browser's own limit cannot be wound.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    };
  });
  await lead.open(page);
  network.fault = { kind: 'hold request' };
  await submit(page).click();
  await expect.poll(() => network.held).toBe(1);
  await page.clock.runFor(14_000);
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.clock.runFor(1_500);
  await lead.ends(page, 'alert and promise', 0);
  await lead.recovers(page);
});

test('The next visit fails as well, and the one after it does not', async ({ page, lead, network }) => {
  await lead.open(page);
  network.fault = requestLost;
  await submit(page).click();
  await lead.ends(page, 'alert and promise', 0);
  await page.goto(`${network.url}/blog`);
  await expect.poll(() => network.attempts).toBe(2);
  expect(await lead.waiting(page)).toBe(1);
  await lead.recovers(page);
  await page.goto(`${network.url}/`);
  expect(network.attempts).toBe(3);
});
