import { expect, test } from './support/test.ts';

const article = '/blog/hidden-cost-manual-data-entry-2025';

test('The calculator answers at once, is read out once, and takes its figures to the form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(article);
  const calculator = page.locator('#calculator');
  const results = calculator.locator('dd');
  const said: string[] = [];
  await page.exposeFunction('note', (text: string) => said.push(text));
  await calculator.locator('output').evaluate((output) => {
    new MutationObserver(() => (window as never as { note: (text: string) => void }).note(output.textContent)).observe(
      output,
      { childList: true },
    );
  });
  const hours = calculator.getByLabel('Hours of typing a week');
  await hours.fill('');
  await hours.pressSequentially('20', { delay: 50 });
  await expect(results).toHaveText(['$34,000', '$14,400', '7 hours a week']);
  await expect.poll(() => said).toEqual([expect.stringContaining('$34,000')]);
  await calculator.getByRole('link').click();
  await page.waitForURL(/\/get-started\?service=crm-integrations/);
});

test('Numbers that cannot be get a sentence, and never a wrong figure', async ({ page }) => {
  await page.goto(article);
  const calculator = page.locator('#calculator');
  const people = calculator.getByLabel('People who type');
  for (const hostile of ['0', '', '1e9', '-4', 'many']) {
    await people.fill(hostile);
    await expect(calculator.getByText('People who type: enter a number from 1 to 500.')).toBeVisible();
    await expect(people).toHaveAttribute('aria-invalid', 'true');
    await expect(calculator.locator('dd')).toHaveText(['–', '–', '–']);
  }
  await people.fill('1');
  await calculator.getByLabel('Salary').fill('50,000');
  await expect(calculator.locator('dd').first()).toHaveText('$17,000');
  await expect(people).not.toHaveAttribute('aria-invalid');
});
