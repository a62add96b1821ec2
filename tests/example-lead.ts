/** An example of a lead: the answers, and the database row made from them. */
import { emptyAnswers, questions, toRow, type Answers, type Question } from '../src/lib/lead/index.ts';
import { services } from './site/front-matter.ts';

const exampleTexts = ['Two offices.', 'Three offices.', 'Four offices.'];

/**
 * A valid answer to any question.
 *
 * @param variant 0, 1 or 2; each is another answer, as far as the question offers so many
 */
export function answerTo({ type, options, maxLength }: Question, variant = 0): string {
  switch (type) {
    case 'select': {
      const offered = options ?? services().map(({ option }) => option);
      return offered[variant % offered.length]!;
    }
    case 'tel':
      return `+1 555 010${variant}`;
    case 'email':
      return `ada${variant}@engines.example`;
    default:
      return exampleTexts[variant]!.slice(0, maxLength);
  }
}

/** A valid answer to each of these questions, by field. */
export const answersTo = (asked: readonly Question[]): Partial<Answers> =>
  Object.fromEntries(asked.map((question) => [question.field, answerTo(question)]));

const requiredQuestions = questions.filter(({ requiredMessage }) => requiredMessage);

export const answers: Answers = {
  ...emptyAnswers,
  ...answersTo(requiredQuestions),
  fullName: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  email: 'ada@engines.example',
  customRequest: 'Two lines\nof <b>text</b>',
};

/** The step with Submit. */
export const lastStep = questions.length;

export const row = toRow(answers, '2025-01-15T09:02:00.000Z');
