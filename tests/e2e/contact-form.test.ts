import { expect, test } from './support/test.ts';
import { answers, fieldOf, submit, thanks } from './support/wizard.ts';

test('The contact form hands its answers to the wizard, at the first question still open', async ({
  page,
  leads,
  email,
}) => {
  await page.goto('/');
  const form = page.locator('#contact form');
  await form.getByLabel(/name/i).first().fill(answers.name);
  await form.getByLabel(/e-?mail/i).fill(email);
  await form.getByLabel(/company/i).fill(answers.company);
  await form.getByLabel(/message/i).fill(answers.request);
  await form.getByRole('button').click();
  await page.waitForURL('/get-started');
  await expect(page.getByText('Step 4 of 5')).toBeVisible();
  expect(page.url()).not.toContain('Ada');
  await fieldOf(page, 4).selectOption(answers.service);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(fieldOf(page, 5)).toHaveValue(answers.request);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leads(email)).toMatchObject([
    { full_name: answers.name, company_name: answers.company, custom_request: answers.request },
  ]);
});

test('An empty contact form leads to the first question', async ({ page }) => {
  await page.goto('/');
  await page.locator('#contact form').getByRole('button').click();
  await page.waitForURL('/get-started');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await expect(fieldOf(page, 1)).toHaveValue('');
});
