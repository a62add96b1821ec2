/** Scripts that do not come, and a browser that lacks or forbids something. */
import { question } from '../../wizard-words.ts';
import { requestLost } from '../support/faulty-network.ts';
import { expect, test } from './lead-test.ts';

test('Without the script of the wizard all five questions show, and the mail takes the answers', async ({
  page,
  network,
  allowProblem,
}) => {
  allowProblem(/Failed to load resource|Failed to fetch dynamically imported module/);
  network.losesFile = (path) => path.includes('/LeadWizard');
  await page.goto(`${network.url}/get-started`);
  for (const asked of Object.values(question)) await expect(page.getByLabel(asked)).toBeVisible();
  await page.getByLabel(question.fullName).fill('Ada Lovelace');
  const mail = page.getByRole('link', { name: 'Email your answers' });
  await mail.dispatchEvent('click');
  await expect(mail).toHaveAttribute('href', /^mailto:.*Ada%20Lovelace/);
});

test('A browser that suppresses alert()', async ({ page, lead, network }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'alert', { value: undefined }));
  await lead.open(page);
  network.fault = requestLost;
  await lead.submit(page, 'alert and promise', 0);
  await lead.recovers(page);
});

test('A policy on the way forbids the connection', async ({ page, lead, network, allowProblem }) => {
  allowProblem(/violates the (following|document's) Content Security Policy/);
  await page.route('**/get-started?*', async (route) => {
    const response = await route.fetch();
    const policy = response.headers()['content-security-policy'] ?? '';
    const strict = policy.replace(/connect-src [^;]*/, "connect-src 'none'");
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': strict } });
  });
  await lead.open(page);
  await lead.submit(page, 'alert and promise', 0);
  expect(network.attempts).toBe(0);
  await lead.recovers(page);
});
