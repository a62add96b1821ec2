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
  faultyHost,
  leads,
  email,
}) => {
  await page.goto(`${faultyHost.url}/get-started`);
  await fillWizard(page, email);
  await faultyHost.stop();
  await submit(page).click();
  await expect(failure(page)).toHaveText(sentence);
  await expect(page.getByText(/safe on this device/)).toBeVisible();
  await expect(fieldOf(page, 5)).not.toHaveValue('');
  await expect(submit(page)).toBeEnabled();
  expect(await leads(email)).toHaveLength(0);
  await faultyHost.start();
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leads(email)).toHaveLength(1);
});

test('An answer that is lost after the insert makes two attempts and one row', async ({
  page,
  faultyHost,
  leads,
  email,
}) => {
  await page.goto(`${faultyHost.url}/get-started`);
  await fillWizard(page, email);
  faultyHost.fault = 'cut after';
  await submit(page).click();
  await expect(failure(page)).toHaveText(sentence);
  const [first] = await leads(email);
  expect(first).toBeDefined();
  faultyHost.fault = 'none';
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(faultyHost.attempts).toBe(2);
  expect(await leads(email)).toEqual([first]);
});

test('A slow answer keeps the button disabled and says so, and no row is doubled', async ({
  page,
  faultyHost,
  leads,
  email,
}) => {
  await page.goto(`${faultyHost.url}/get-started`);
  await fillWizard(page, email);
  faultyHost.fault = 'hold';
  await submit(page).click();
  const button = page.getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  await expect.poll(() => leads(email)).toHaveLength(1);
  await expect(button).toBeDisabled();
  faultyHost.release();
  await expect(thanks(page)).toBeVisible();
  expect(faultyHost.attempts).toBe(1);
});

test('A double click and a mashed Enter send once', async ({ page, faultyHost, leads, email }) => {
  await page.goto(`${faultyHost.url}/get-started`);
  await fillWizard(page, email);
  faultyHost.fault = 'hold';
  await submit(page).dblclick();
  await fieldOf(page, 5).press('Control+Enter');
  await fieldOf(page, 5).press('Control+Enter');
  await expect.poll(() => leads(email)).toHaveLength(1);
  faultyHost.release();
  await expect(thanks(page)).toBeVisible();
  expect(faultyHost.attempts).toBe(1);
  expect(await leads(email)).toHaveLength(1);
});

test('A double click on Next does not skip a question', async ({ page, email }) => {
  await page.goto('/get-started');
  await fieldOf(page, 1).fill(email);
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  await expect(page.getByText('Please enter your company name')).toBeHidden();
});

test('A request without an answer is given up after 15 seconds', async ({ page, faultyHost, leads, email }) => {
  await page.goto(`${faultyHost.url}/get-started`);
  await fillWizard(page, email);
  faultyHost.fault = 'hold';
  const sentAt = Date.now();
  await submit(page).click();
  await expect(failure(page)).toHaveText(sentence, { timeout: 20_000 });
  expect(Date.now() - sentAt).toBeGreaterThan(14_000);
  faultyHost.release();
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leads(email)).toHaveLength(1);
});

test('A lead that could not be sent is delivered from any page on the next visit, once', async ({
  page,
  faultyHost,
  leads,
  email,
}) => {
  await page.goto(`${faultyHost.url}/get-started`);
  await fillWizard(page, email);
  faultyHost.fault = 'cut before';
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  faultyHost.fault = 'none';
  await page.goto(`${faultyHost.url}/privacy-policy`);
  await expect.poll(() => leads(email)).toHaveLength(1);
  await page.goto(`${faultyHost.url}/blog`);
  await page.goto(`${faultyHost.url}/get-started`);
  expect(await leads(email)).toHaveLength(1);
  expect(faultyHost.attempts).toBe(2);
});

test('A tab that is closed right after Submit still delivers', async ({ page, leads, email }) => {
  await page.goto('/get-started');
  await fillWizard(page, email);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/rest/v1/leads'),
  );
  await submit(page).click();
  await sent;
  await page.close();
  await expect.poll(() => leads(email)).toHaveLength(1);
});

test('Nothing of the person stands in the address or the console when sending fails', async ({
  page,
  faultyHost,
  email,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${faultyHost.url}/get-started`);
  await fillWizard(page, email);
  faultyHost.fault = 'cut before';
  await submit(page).click();
  await expect(failure(page)).toBeVisible();
  expect(said.join('\n')).toContain('The lead was not stored');
  for (const secret of [email, 'Ada', 'Analytical']) {
    expect(said.join('\n')).not.toContain(secret);
    expect(page.url()).not.toContain(secret);
  }
});
