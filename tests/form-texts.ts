/** The wizard's questions and error messages by field, from the site's own texts, so that rewording breaks no test. */
import { thankYouTexts } from '../src/data/after-submit.ts';
import { contactTexts } from '../src/data/contact.ts';
import { questions, type Field, type Question } from '../src/lib/lead/index.ts';
export { reply } from '../src/data/promises.ts';
export { privacyNotice, wizardTexts } from '../src/data/wizard.ts';

/** The home page's notice that a lead was received. */
export const receivedNotice = thankYouTexts.text;

const textsByField = (text: (asked: Question) => string | undefined) =>
  Object.fromEntries(questions.map((asked) => [asked.field, text(asked) ?? ''])) as Record<Field, string>;

/** The home page's form. `labels` has the fields that it asks. */
export const contact = {
  ...contactTexts,
  labels: Object.fromEntries(
    questions.flatMap(({ field, homeLabel }) => (homeLabel ? [[field, homeLabel]] : [])),
  ) as Record<Field, string>,
};

export const questionTexts = textsByField((asked) => asked.question);
/** The error message for a missing answer. */
export const requiredMessages = textsByField((asked) => asked.requiredMessage);
/** The error message for an answer of the wrong shape. */
export const invalidMessages = textsByField(({ invalidMessage }) => invalidMessage);
