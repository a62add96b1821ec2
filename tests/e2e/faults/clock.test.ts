/** A visitor's clock that is wrong, or that is set while a lead waits. */
import { answerLost, requestLost } from '../support/faulty-network.ts';
import { expect, test } from './lead-test.ts';

const day = 86_400_000;

for (const years of [-10, 10]) {
  test(`The clock is ${Math.abs(years)} years ${years < 0 ? 'late' : 'early'}`, async ({
    page,
    lead,
    leads,
    email,
    network,
  }) => {
    const time = Date.now() + years * 365 * day;
    await page.clock.install({ time });
    await lead.open(page);
    network.fault = requestLost;
    await lead.submit(page, 'alert and promise', 0);
    await lead.recovers(page);
    const [row] = await leads(email);
    expect(Math.abs(Date.parse(row?.created_at ?? '') - time)).toBeLessThan(day);
  });
}

for (const [name, change] of [
  ['The clock is set back an hour between two presses', -day / 24],
  ['The clock is set back ten years between two presses', -3650 * day],
  ['The clock is set right, ten years on, between two presses', 3650 * day],
] as const) {
  test(name, async ({ page, lead, network }) => {
    await page.clock.install();
    await lead.open(page);
    network.fault = answerLost;
    await lead.submit(page, 'alert and promise', 1);
    await page.clock.setSystemTime(Date.now() + change);
    await lead.recovers(page, () => lead.submit(page, 'thanks', 1));
    expect(network.attempts).toBe(2);
  });
}

test('A lead has waited for 401 days', async ({ page, lead, network }) => {
  await page.clock.install({ time: Date.now() - 401 * day });
  await lead.open(page);
  network.fault = requestLost;
  await lead.submit(page, 'alert and promise', 0);
  network.release();
  await page.clock.setSystemTime(Date.now());
  await page.goto(`${network.url}/privacy-policy`);
  await lead.isDiscarded(page);
  expect(network.attempts).toBe(1);
});

test('A lead was kept by a clock that was 3,000 days late', async ({ page, lead, network }) => {
  await page.clock.install({ time: Date.now() - 3000 * day });
  await lead.open(page);
  network.fault = requestLost;
  await lead.submit(page, 'alert and promise', 0);
  await page.clock.setSystemTime(Date.now());
  await lead.recovers(page);
});
