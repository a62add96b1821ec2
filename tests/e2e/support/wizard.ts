/** Gives the wizard's answers as a person does, whatever it asks. */
import { type Locator, type Page, expect } from '@playwright/test';
import { wizardTexts } from '../../../src/data/wizard.ts';
import * as lead from '../../../src/lib/lead/index.ts';
import { answersTo, answerTo } from '../../example-lead.ts';
import { aService } from '../../site/front-matter.ts';
import type { Tab } from './engine-test.ts';

const { fields, questions } = lead;
type Field = lead.Field;

export const answers = {
  ...lead.emptyAnswers,
  ...answersTo(questions),
  fullName: 'Ada King, Countess of Lovelace',
  companyName: 'Analytical Engines Ltd.',
  service: aService().option,
  customRequest: 'Two offices.\nOne calendar.',
};

export const answersOf = (email: string): lead.Answers => ({ ...answers, email });

/** The answers that the home page's form asks for. */
export function homeAnswersOf(email: string): lead.Answers {
  const allAnswers = answersOf(email);
  const asked = questions.filter(({ homeLabel }) => homeLabel).map(({ field }) => [field, allAnswers[field]]);
  return { ...lead.emptyAnswers, ...Object.fromEntries(asked) };
}

export const [firstField, secondField] = fields as [Field, Field];
export const lastField = fields.at(-1)!;
export const questionOf = (field: Field): lead.Question => questions.find((one) => one.field === field)!;
/** The number of a field's step, from 1. */
export const stepNumber = (field: Field): number => fields.indexOf(field) + 1;
export const stepLabel = (field: Field): string => wizardTexts.step(stepNumber(field), fields.length);
export const fieldBefore = (field: Field): Field => fields[stepNumber(field) - 2]!;
export const fieldAfter = (field: Field): Field => fields[stepNumber(field)]!;

/** The question at which the wizard opens with these answers, if they were left at its end. */
export function fieldToResumeAt(savedAnswers: Partial<lead.Answers>): Field {
  const index = lead.firstInvalidIndex({ ...lead.emptyAnswers, ...savedAnswers });
  return fields[index] ?? lastField;
}

export const fieldInput = (page: Page, field: Field) => page.getByLabel(questionOf(field).question);
export const errorRegion = (page: Page, field: Field) => page.locator(`#${field}-error`);

async function fillField(input: Locator, field: Field, answer: string): Promise<void> {
  if (questionOf(field).type === 'select') await input.selectOption(answer);
  else await input.fill(answer);
}

export const fillStep = (page: Page, field: Field, email: string) =>
  fillField(fieldInput(page, field), field, answersOf(email)[field]);

/** Gives another answer than `fillStep`. */
export async function changeAnswer(page: Page, field: Field): Promise<void> {
  const otherAnswer = answerTo(questionOf(field), 1);
  await fillField(fieldInput(page, field), field, otherAnswer);
}

/** Answers all questions of the home page's form. */
export async function fillHome(page: Page, email: string): Promise<void> {
  for (const { field } of questions.filter(({ homeLabel }) => homeLabel)) {
    await fillField(page.locator(`#contact [name="${field}"]`), field, answersOf(email)[field]);
  }
}

/** Presses Next and waits for the question after this one. */
export async function goToNextStep(page: Page, field: Field): Promise<void> {
  await advanceButton(page).click();
  await expect(page.getByText(stepLabel(fieldAfter(field)))).toBeVisible();
  await expect(fieldInput(page, fieldAfter(field))).toBeVisible();
}

/** Answers all questions from this one on, but does not press Submit. */
export async function fillStepsFrom(page: Page, start: Field, email: string): Promise<void> {
  for (const field of fields.slice(fields.indexOf(start))) {
    await fillStep(page, field, email);
    if (field !== lastField) await goToNextStep(page, field);
  }
}

export const fillWizard = (page: Page, email: string) => fillStepsFrom(page, firstField, email);

const buttonNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const previousButton = (page: Page) => buttonNamed(page, wizardTexts.buttons.previous);
export const nextButton = (page: Page) => buttonNamed(page, wizardTexts.buttons.next);
export const submitButton = (page: Page) => buttonNamed(page, wizardTexts.buttons.submit);
/** Submit, while a request is under way. */
export const sendingButton = (page: Page) => buttonNamed(page, lead.texts.sending);
/** Next, or at the last question Submit. */
export const advanceButton = (page: Page) => page.locator('main [type=submit]');

export const errorAlert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
export const thanksText = lead.texts.thanks(lead.firstName(answers.fullName));
export const thanksHeading = (page: Page) => page.getByRole('heading', { name: thanksText });

/** Waits until the wizard's script has taken the form over and read the device. */
export const waitForWizard = (tab: Pick<Tab, 'evaluate'>) =>
  expect.poll(() => tab.evaluate(() => document.documentElement.dataset['step'], null)).toBe('ready');
