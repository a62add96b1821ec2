/** Pages that the browser translates: it replaces text nodes that React manages. */
import { fields, questions } from '../../src/lib/lead/index.ts';
import { requiredMessages } from '../form-texts.ts';
import { addAndReadRecords } from './support/device.ts';
import { emptyPath } from './support/faulty-network.ts';
import { expect, holdRequests, islandScripts, test } from './support/test.ts';
import { translatePage } from './support/translate.ts';
import {
  fieldAfter,
  firstField,
  answers,
  answersOf,
  fieldInput,
  fillStepsFrom,
  fillStep,
  goToNextStep,
  stepLabel,
  stepNumber,
  advanceButton,
  waitForWizard,
  thanksText,
} from './support/wizard.ts';
import { mainMenu, skipTypingButton } from './support/page-parts.ts';

/** React's report that it renders a part of the page again. */
const reactRendersAgain = /Minified React error #418/;

test('A translated wizard goes on, shows its errors, and sends the service by its original name', async ({
  page,
  email,
  leads,
}) => {
  await page.goto('/get-started');
  await waitForWizard(page);
  await page.evaluate(translatePage);
  for (const field of fields.slice(0, stepNumber('email') - 1)) {
    await fillStep(page, field, email);
    await advanceButton(page).click();
  }
  await expect(page.getByText(stepLabel('email'))).toBeVisible();
  await advanceButton(page).click();
  await expect(page.getByText(requiredMessages.email)).toBeVisible();
  await fieldInput(page, 'email').fill(email);
  await expect(page.getByText(requiredMessages.email)).toBeHidden();
  await goToNextStep(page, 'email');
  await fillStepsFrom(page, fieldAfter('email'), email);
  await advanceButton(page).click();
  await expect(page.getByRole('heading', { name: `«${thanksText}»` })).toBeVisible();
  expect(await leads(email)).toMatchObject([{ service_interest: answers.service }]);
});

test('The summary of a translated wizard shows the visitor’s own words', async ({ page, email }) => {
  await page.goto('/get-started');
  await waitForWizard(page);
  await fillStep(page, firstField, email);
  await page.evaluate(translatePage);
  const summary = page.locator('form > [aria-hidden=true]').last();
  await expect(summary.locator('bdi').first()).toHaveText(answers[firstField]);
  await fillStepsFrom(page, firstField, email);
  await advanceButton(page).click();
  await expect(page.getByRole('heading', { name: `«${thanksText}»` })).toBeVisible();
  await expect(page.locator('main bdi').first()).toHaveText(answers[firstField]);
});

const homeQuestions = questions.filter(({ homeLabel }) => homeLabel);

for (const moment of ['before', 'after'] as const) {
  test(`Home, translated ${moment} its scripts run, sends the service by its original name`, async ({
    page,
    email,
    leads,
    allowProblem,
  }) => {
    allowProblem(reactRendersAgain);
    const form = page.locator('#contact');
    await page.goto('/', { waitUntil: moment === 'before' ? 'commit' : 'networkidle' });
    await page.locator('footer').waitFor();
    await page.evaluate(translatePage);
    for (const { field } of homeQuestions) {
      const answer = answersOf(email)[field];
      const input = form.locator(`[name="${field}"]`);
      if (field === 'service') await input.selectOption({ label: `«${answer}»` });
      else await input.fill(answer);
    }
    await form.locator('[type=submit]').click();
    await expect(form).toContainText(email);
    expect(await leads(email)).toMatchObject([{ service_interest: answers.service }]);
  });
}

test('A translated home shows the service of the draft', async ({ page, network, email, allowProblem }) => {
  allowProblem(reactRendersAgain);
  const draft = { id: 'draft', savedAt: Date.now(), answers: answersOf(email), step: 1 };
  await page.goto(`${network.url}${emptyPath}`);
  await page.evaluate(addAndReadRecords, [draft]);
  await page.goto(`${network.url}/`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await page.evaluate(translatePage);
  await expect(page.locator('#contact [name="service"]')).toHaveValue(answers.service);
});

test('A translated headline is not typed anew', async ({ page, allowProblem }) => {
  allowProblem(reactRendersAgain);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.evaluate(translatePage);
  await page.locator('astro-island[component-export="TypingHero"]:not([ssr])').waitFor();
  await expect(skipTypingButton(page)).toBeHidden({ timeout: 3000 });
});

test('A translated menu stays open, and keeps the focus, when React comes after the press', async ({
  page,
  allowProblem,
}) => {
  // React renders the headline again, but not the header.
  allowProblem(reactRendersAgain);
  await page.setViewportSize({ width: 360, height: 740 });
  const releaseScripts = await holdRequests(page, islandScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('header button');
  await button.waitFor();
  await page.evaluate(translatePage);
  await button.focus();
  await page.keyboard.press('Enter');
  releaseScripts();
  await expect(page.locator('astro-island[ssr]:has(header, h1)')).toHaveCount(0);
  await expect(mainMenu(page)).toBeVisible();
  await expect(button).toBeFocused();
});
