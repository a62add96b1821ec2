/** Gives the wizard's answers as a person does, whatever it asks. */
import { type Locator, type Page, expect } from '@playwright/test';
import { wizard } from '../../../src/data/wizard.ts';
import * as lead from '../../../src/lib/lead/index.ts';
import { answersTo, answerTo } from '../../example-lead.ts';
import { aService } from '../../site/front-matter.ts';

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
export function answersAtHome(email: string): lead.Answers {
  const asked = questions.filter(({ homeLabel }) => homeLabel).map(({ field }) => [field, answersOf(email)[field]]);
  return { ...lead.emptyAnswers, ...Object.fromEntries(asked) };
}

export const [firstField, secondField] = fields as [Field, Field];
export const lastField = fields.at(-1)!;
export const questionOf = (field: Field): lead.Question => questions.find((one) => one.field === field)!;
/** The number of a field's step, from 1. */
export const stepOf = (field: Field): number => fields.indexOf(field) + 1;
export const stepLabel = (field: Field): string => wizard.step(stepOf(field), fields.length);
export const before = (field: Field): Field => fields[stepOf(field) - 2]!;
export const after = (field: Field): Field => fields[stepOf(field)]!;

/** The question at which the wizard opens with these answers, if they were left at its end. */
export function opensAt(given: Partial<lead.Answers>): Field {
  const open = lead.firstInvalidIndex({ ...lead.emptyAnswers, ...given });
  return fields[open] ?? lastField;
}

export const fieldOf = (page: Page, field: Field) => page.getByLabel(questionOf(field).question);
export const errorOf = (page: Page, field: Field) => page.locator(`#${field}-error`);

async function give(target: Locator, field: Field, answer: string): Promise<void> {
  if (questionOf(field).type === 'select') await target.selectOption(answer);
  else await target.fill(answer);
}

export const fillStep = (page: Page, field: Field, email: string) =>
  give(fieldOf(page, field), field, answersOf(email)[field]);

/** Gives another answer than `fillStep`. */
export const reword = (page: Page, field: Field) => give(fieldOf(page, field), field, answerTo(questionOf(field), 1));

/** Answers all questions of the home page's form. */
export async function fillHome(page: Page, email: string): Promise<void> {
  for (const { field } of questions.filter(({ homeLabel }) => homeLabel))
    await give(page.locator(`#contact [name="${field}"]`), field, answersOf(email)[field]);
}

/** Presses Next and waits for the question after this one. */
export async function nextStep(page: Page, field: Field): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(stepLabel(after(field)))).toBeVisible();
  await expect(fieldOf(page, after(field))).toBeVisible();
}

/** Answers all questions from this one on, but does not press Submit. */
export async function fillFrom(page: Page, start: Field, email: string): Promise<void> {
  for (const field of fields.slice(fields.indexOf(start))) {
    await fillStep(page, field, email);
    if (field !== lastField) await nextStep(page, field);
  }
}

export const fillWizard = (page: Page, email: string) => fillFrom(page, firstField, email);

/** Next, or at the last question Submit. */
export const nextOrSubmit = (page: Page) => page.locator('main [type=submit]');
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
export const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });
export const thanks = (page: Page) => page.getByRole('heading', { name: 'Thanks, Ada!' });
