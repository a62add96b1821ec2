import { requestLost } from './support/faulty-network.ts';
import { expect, test } from './support/test.ts';
import { failure, fieldOf, fillWizard, submit, thanks } from './support/wizard.ts';

const sentence = 'There was an error submitting your information. Please try again.';

test.beforeEach(({ allowProblem }) => {
  // The browser's own words for a connection that broke, and the wizard's for the lead: both without personal data.
  allowProblem(/^error: Failed to load resource: (net::|.* 409 \(Conflict\))/);
  allowProblem(/^error: The lead was not stored: status \d+, code \w+ /);
});

test('With the server down the alert shows, the answers stay, and the lead is stored once it is back', async ({
  page,
  network,
  leads,
  email,
}) => {
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  await network.stop();
  await submit(page).click();
  await expect(failure(page)).toHaveText(sentence);
  await expect(page.getByText(/safe on this device/)).toBeVisible();
  await expect(fieldOf(page, 5)).not.toHaveValue('');
  await expect(submit(page)).toBeEnabled();
  expect(await leads(email)).toHaveLength(0);
  await network.start();
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leads(email)).toHaveLength(1);
});

test('A slow answer keeps the button disabled and says so, and no row is doubled', async ({
  page,
  network,
  leads,
  email,
}) => {
  // The narrowest phone: the longer word must not make the row taller.
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  network.fault = { kind: 'hold answer' };
  const idle = await submit(page).boundingBox();
  await submit(page).click();
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  expect((await button.boundingBox())?.height).toBe(idle?.height);
  await expect.poll(() => leads(email)).toHaveLength(1);
  await expect(button).toBeDisabled();
  network.release();
  await expect(thanks(page)).toBeVisible();
  expect(network.attempts).toBe(1);
});

test('A double click on Next does not skip a question', async ({ page, email }) => {
  await page.goto('/get-started');
  await fieldOf(page, 1).fill(email);
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByText('Please enter your company name')).toBeHidden();
});

test('Nothing of the person is in the address or the console when sending fails', async ({ page, network, email }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  network.fault = requestLost;
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  expect(said.join('\n')).toContain('The lead was not stored');
  for (const secret of [email, 'Ada', 'Analytical']) {
    expect(said.join('\n')).not.toContain(secret);
    expect(page.url()).not.toContain(secret);
  }
});
