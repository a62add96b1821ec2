/** A lead: the answers, and the database row made from them. */
import { emptyAnswers, questions, toRow, type Answers, type Question } from '../src/lib/lead/index.ts';
import { services } from './site/front-matter.ts';

/** An answer that fits a question that no test knows. Each `variant` is another one. */
export function answerTo({ type, options, maxLength }: Question, variant = 0): string {
  if (type === 'select') {
    const offered = options ?? services().map(({ option }) => option);
    return offered[variant % offered.length]!;
  }
  if (type === 'tel') return `+1 555 010${variant}`;
  if (type === 'email') return `ada${variant}@engines.example`;
  return ['Two offices.', 'Three offices.', 'Four offices.'][variant]!.slice(0, maxLength);
}

/** Answers of this kind, by field. */
export const answersTo = (asked: readonly Question[]): Partial<Answers> =>
  Object.fromEntries(asked.map((question) => [question.field, answerTo(question)]));

export const answers: Answers = {
  ...emptyAnswers,
  ...answersTo(questions.filter(({ requiredMessage }) => requiredMessage)),
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  email: 'ada@engines.example',
  service: 'CRM Integrations',
  customRequest: 'Two lines\nof <b>text</b>',
};

/** The step at Submit. */
export const lastStep = questions.length;

export const row = toRow(answers, '2025-01-15T09:02:00.000Z');
