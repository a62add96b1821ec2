/** A person's data was erased while their browser still waits to send it. */
import { answerLost, noFault } from '../support/faulty-network.ts';
import { expect, test } from './lead-test.ts';

test('Erased while the browser waits: it delivers, nothing comes back, and nothing is left on the device', async ({
  page,
  lead,
  network,
  email,
}) => {
  await lead.open(page);
  network.fault = answerLost;
  await lead.submit(page, 'alert and promise', 1);
  await fetch(`${process.env['LEADS_URL']}/?email=${encodeURIComponent(email)}`, { method: 'DELETE' });
  expect(await lead.rows()).toBe(0);

  network.fault = noFault;
  const delivered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.goto(`${network.url}/privacy-policy`);
  expect((await delivered).status()).toBe(201);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await lead.isDiscarded(page);
});
