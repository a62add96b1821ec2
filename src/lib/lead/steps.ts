/** The rules of the wizard's questions, whose texts are in data/wizard-questions.ts. */
import { wizardQuestions } from '../../data/wizard-questions.ts';
import { clean, type Answers } from './answers.ts';
import { texts } from './texts.ts';

/** Texts that only some questions have. `invalid` is the message for a text that is no email address. */
type Optional = Partial<Record<'missing' | 'invalid' | 'placeholder' | 'autoComplete', string>>;
export type Step = (typeof wizardQuestions)[number] & Optional;

/** Text, @, text, dot, text, without spaces and controls. Stricter than the table's check, which takes all of these. */
const emailShape = /^[^\s@\p{Cc}\u180e]+@[^\s@.\p{Cc}\u180e]+(\.[^\s@.\p{Cc}\u180e]+)+$/u;

export const steps: readonly Step[] = wizardQuestions;

/** Returns the message for a step's answer that breaks the rules, or null for a valid one. */
export function validate({ field, missing, limit, invalid }: Step, answers: Answers): string | null {
  const text = clean(field, answers[field]);
  if (!text) return missing ?? null;
  const length = [...text].length;
  if (length > limit) return texts.tooLong(limit, length);
  if (invalid && !emailShape.test(text)) return invalid;
  return null;
}

/** The index of the first step whose answer is missing or not valid, or the number of steps when there is none. */
export function firstUnanswered(answers: Answers): number {
  const open = steps.findIndex((step) => validate(step, answers) !== null);
  return open < 0 ? steps.length : open;
}

/** The link that writes an email with these answers. */
export const mailWith = (answers: Answers, mailto: string): string =>
  `${mailto}?body=${encodeURIComponent(steps.map(({ field, short }) => `${short}: ${answers[field]}`).join('\r\n'))}`;
