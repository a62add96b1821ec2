import { calculator as calculatorData } from '../../src/data/calculator.ts';
import { site } from '../../src/data/site.ts';
import { htmlOf, routes } from './support/site-pages.ts';
import { expect, holdRequests, islandScripts, test } from './support/test.ts';
import { fieldInput } from './support/wizard.ts';

const article = routes.find((route) => route.startsWith('/blog/') && htmlOf(route).includes('id="Calculator"')) ?? '';
test.skip(!article, 'No article has the calculator.');

const [hours, people, salary] = calculatorData.fields;
/** The words before the currency's name. */
const [salaryLabel = ''] = salary.label.split('{');
/** The prerendered result for other hours than the example's, which visitors without a script see. */
const otherHours = calculatorData.table.hours.find((other) => other !== calculatorData.example.hours)!;
const row = new RegExp(String.raw`>\s*${otherHours}\s*</th>\s*<td[^>]*>\s*(.*?)\s*</td>\s*<td[^>]*>\s*(.*?)\s*</td>`);
const [, typingCost = '', netSavings = ''] = (article && row.exec(htmlOf(article))) || [];

test('The calculator answers at once, is announced once, and takes its figures to the form', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(article);
  const calculator = page.locator('#Calculator');
  const results = calculator.locator('dd');
  const announcements: string[] = [];
  await page.exposeFunction('announce', (text: string) => announcements.push(text));
  await calculator.locator('output').evaluate((output) => {
    new MutationObserver(() =>
      (window as never as { announce: (text: string) => void }).announce(output.textContent),
    ).observe(output, { childList: true });
  });
  const breakEven = await results.last().innerText();
  const hoursField = calculator.getByLabel(hours.label);
  await hoursField.fill('');
  await hoursField.pressSequentially(`${otherHours}`, { delay: 50 });
  await expect(results).toHaveText([typingCost, netSavings, breakEven]);
  await expect.poll(() => announcements).toEqual([expect.stringContaining(typingCost)]);
  await calculator.getByRole('link').click();
  await page.waitForURL('/get-started');
  await expect(fieldInput(page, 'service')).not.toHaveValue('');
  await expect(fieldInput(page, 'customRequest')).toHaveValue(new RegExp(RegExp.escape(typingCost)));
});

test('A number that is typed before the script comes is in the results, and in the link to the form', async ({
  page,
}) => {
  const release = await holdRequests(page, islandScripts);
  await page.goto(article, { waitUntil: 'commit' });
  const calculator = page.locator('#Calculator');
  await calculator.getByLabel(hours.label).fill(`${otherHours}`);
  release();
  await expect(calculator.locator('dd').first()).toHaveText(typingCost);
  await expect(calculator.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(RegExp.escape(encodeURIComponent(typingCost))),
  );
});

test('An impossible number gets an error message, and never a wrong figure', async ({ page }) => {
  await page.goto(article);
  const calculator = page.locator('#Calculator');
  const field = calculator.getByLabel(people.label);
  const usual = await calculator.locator('dd').first().innerText();
  for (const impossible of ['0', '', '1e9', '-4', 'many']) {
    await field.fill(impossible);
    const { label, min, max } = people;
    const problem = calculatorData.invalidMessage
      .replace('{label}', label)
      .replace('{min}', `${min}`)
      .replace('{max}', `${max}`);
    await expect(calculator.getByText(problem).first()).toBeVisible();
    await expect(field).toHaveAccessibleDescription(problem);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(calculator.locator('dd')).toHaveText(['–', '–', '–']);
    await expect(calculator.getByRole('link')).toHaveAttribute('href', calculatorData.link.href);
  }
  await field.fill(`${calculatorData.example.people}`);
  await calculator.getByLabel(salaryLabel).fill(calculatorData.example.salary.toLocaleString(site.locale));
  await expect(calculator.locator('dd').first()).toHaveText(usual);
  await expect(field).not.toHaveAttribute('aria-invalid');
});
