/** The wizard's questions and error messages by field, from the site's own texts, so that rewording breaks no test. */
import { thankYou } from '../src/data/after-submit.ts';
import { steps, type Field, type Step } from '../src/lib/lead/index.ts';
export { contact } from '../src/data/after-submit.ts';
export { reply } from '../src/data/promises.ts';
export { privacyNotice, wizard } from '../src/data/wizard.ts';

/** The home page's notice that a request has arrived. */
export const arrived = thankYou.text;

const byField = (text: (step: Step) => string | undefined) =>
  Object.fromEntries(steps.map((step) => [step.field, text(step) ?? ''])) as Record<Field, string>;

export const question = byField((step) => step.question);
/** The error message for a missing answer. */
export const missing = byField((step) => step.missing);
/** The error message for an answer of the wrong shape. */
export const misshapen = byField(({ invalid }) => invalid);
