/** Pages that the browser translates: it replaces text nodes that React manages. */
import { fields } from '../../src/lib/lead/index.ts';
import { missing } from '../wizard-words.ts';
import { expect, holdRequests, islandScripts, type Page, test } from './support/test.ts';
import { translate } from './support/translate.ts';
import {
  after,
  answers,
  fieldOf,
  fillFrom,
  fillStep,
  firstField,
  nextStep,
  stepLabel,
  stepOf,
  submit,
} from './support/wizard.ts';

const isTaken = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-step', 'ready');

test('The wizard goes on, counts on, and stores the service by its own name', async ({ page, email, leads }) => {
  await page.goto('/get-started');
  await isTaken(page);
  await page.evaluate(translate);
  for (const field of fields.slice(0, stepOf('email') - 1)) {
    await fillStep(page, field, email);
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText(stepLabel('email'))).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(missing.email)).toBeVisible();
  await fieldOf(page, 'email').fill(email);
  await expect(page.getByText(missing.email)).toBeHidden();
  await nextStep(page, 'email');
  await fillFrom(page, after('email'), email);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: /Thanks/ })).toBeVisible();
  expect(await leads(email)).toMatchObject([{ service_interest: answers.service }]);
});

test('What was typed before the wizard’s script was there stays', async ({ page, allowProblem }) => {
  // React reports that it renders the form again.
  allowProblem(/Minified React error #418/);
  const arrive = await holdRequests(page, /\/LeadWizard\.\S+\.js/);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await fieldOf(page, firstField).fill(answers[firstField]);
  await page.evaluate(translate);
  arrive();
  await isTaken(page);
  await expect(fieldOf(page, firstField)).toHaveValue(answers[firstField]);
});

test('The headline is there at once', async ({ page, allowProblem }) => {
  allowProblem(/Minified React error #418/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  await page.evaluate(translate);
  await page.locator('astro-island[component-export="TypingHero"]:not([ssr])').waitFor();
  await expect(page.getByRole('button', { name: 'Skip typing' })).toBeHidden({ timeout: 3000 });
});

test('The menu stays open, and keeps the focus, when React comes after the press', async ({ page, allowProblem }) => {
  // React renders the headline again, but not the header.
  allowProblem(/Minified React error #418/);
  await page.setViewportSize({ width: 360, height: 740 });
  const arrive = await holdRequests(page, islandScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const button = page.locator('header button');
  await button.waitFor();
  await page.evaluate(translate);
  await button.focus();
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.locator('astro-island[ssr]:has(header, h1)')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(button).toBeFocused();
});
