/** Gives the wizard's five answers as a person does. */
import { type Page, expect } from '@playwright/test';
import { steps, type Answers } from '../../../src/lib/lead/index.ts';
import { aService } from '../../site/front-matter.ts';

export type StepNumber = 1 | 2 | 3 | 4 | 5;

export const answers = {
  fullName: 'Ada King, Countess of Lovelace',
  companyName: 'Analytical Engines Ltd.',
  service: aService().option,
  customRequest: 'Two offices.\nOne calendar.',
};

export const answersOf = (email: string): Answers => ({ ...answers, email });

export const fieldOf = (page: Page, step: StepNumber) => page.getByLabel(steps[step - 1]!.question);

export async function fillStep(page: Page, step: StepNumber, email: string): Promise<void> {
  const answer = answersOf(email)[steps[step - 1]!.field];
  if (step === 4) await fieldOf(page, step).selectOption(answer);
  else await fieldOf(page, step).fill(answer);
}

/** Presses Next and waits for the question after it. */
export async function nextStep(page: Page, step: StepNumber): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(`Step ${step + 1} of 5`)).toBeVisible();
  await expect(fieldOf(page, (step + 1) as StepNumber)).toBeVisible();
}

/** Answers all five questions, but does not press Submit. */
export async function fillWizard(page: Page, email: string): Promise<void> {
  for (const step of [1, 2, 3, 4, 5] as const) {
    await fillStep(page, step, email);
    if (step < 5) await nextStep(page, step);
  }
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thanks, Ada!' });
