/** Pages that the browser translates: it replaces text nodes that React manages. */
import { fields } from '../../src/lib/lead/index.ts';
import { requiredMessages } from '../form-texts.ts';
import { expect, holdRequests, islandScripts, test } from './support/test.ts';
import { translatePage } from './support/translate.ts';
import {
  fieldAfter,
  answers,
  fieldInput,
  fillStepsFrom,
  fillStep,
  firstField,
  goToNextStep,
  stepLabel,
  stepNumber,
  advanceButton,
  waitForWizard,
  thanksText,
} from './support/wizard.ts';
import { mainMenu, skipTypingButton } from './support/page-parts.ts';

test('The wizard goes on, counts on, and stores the service by its own name', async ({ page, email, leads }) => {
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

test('What was typed before the wizard’s script was there stays', async ({ page, allowProblem }) => {
  // React reports that it renders the form again.
  allowProblem(/Minified React error #418/);
  const arrive = await holdRequests(page, /\/LeadWizard\.\S+\.js/);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldInput(page, firstField).fill(answers[firstField]);
  await page.evaluate(translatePage);
  arrive();
  await waitForWizard(page);
  await expect(fieldInput(page, firstField)).toHaveValue(answers[firstField]);
});

test('The headline is there at once', async ({ page, allowProblem }) => {
  allowProblem(/Minified React error #418/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.evaluate(translatePage);
  await page.locator('astro-island[component-export="TypingHero"]:not([ssr])').waitFor();
  await expect(skipTypingButton(page)).toBeHidden({ timeout: 3000 });
});

test('The menu stays open, and keeps the focus, when React comes after the press', async ({ page, allowProblem }) => {
  // React renders the headline again, but not the header.
  allowProblem(/Minified React error #418/);
  await page.setViewportSize({ width: 360, height: 740 });
  const arrive = await holdRequests(page, islandScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('header button');
  await button.waitFor();
  await page.evaluate(translatePage);
  await button.focus();
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.locator('astro-island[ssr]:has(header, h1)')).toHaveCount(0);
  await expect(mainMenu(page)).toBeVisible();
  await expect(button).toBeFocused();
});
