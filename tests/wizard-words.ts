/** What the wizard asks and objects to, by field, in the site's own words: rewording them takes no test along. */
import { steps, type Field, type Step } from '../src/lib/lead/index.ts';
export { arrived, contact, privacyNotice } from '../src/data/after-submit.ts';
export { wizard } from '../src/data/wizard.ts';

const byField = (text: (step: Step) => string | undefined) =>
  Object.fromEntries(steps.map((step) => [step.field, text(step) ?? ''])) as Record<Field, string>;

export const question = byField((step) => step.question);
/** The message for no answer. */
export const missing = byField((step) => step.missing);
/** The message for an answer of the wrong shape. */
export const misshapen = byField(({ shape }) => shape?.message);
