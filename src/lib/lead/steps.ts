/** The rules of the wizard's questions, whose texts are in data/steps.ts. */
import { invalidEmail, questions } from '../../data/steps.ts';
import { clean, type Answers, type Field } from './answers.ts';

export interface Step {
  field: Field;
  short: string;
  question: string;
  missing?: string;
  placeholder?: string;
  autoComplete?: string;
  limit: number;
  /** The pattern that an answer must match, and the message when it does not. */
  shape?: { pattern: RegExp; message: string };
}

/** Text, @, text, dot, text, without spaces and controls. Stricter than the table's check, which takes all of these. */
const emailShape = /^[^\s@\p{Cc}\u180e]+@[^\s@.\p{Cc}\u180e]+(\.[^\s@.\p{Cc}\u180e]+)+$/u;

/** The most characters of each answer; the table's `char_length` checks have the same numbers. */
const limits: Record<Field, number> = {
  fullName: 200,
  companyName: 200,
  email: 320,
  service: 100,
  customRequest: 5000,
};

export const steps: readonly Step[] = questions.map((words) => ({
  ...words,
  limit: limits[words.field],
  ...(words.field === 'email' && { shape: { pattern: emailShape, message: invalidEmail } }),
}));

/** Returns the message for a step's answer that breaks the rules, or null for a valid one. */
export function validate({ field, missing, limit, shape }: Step, answers: Answers): string | null {
  const text = clean(field, answers[field]);
  if (!text) return missing ?? null;
  const length = [...text].length;
  if (length > limit) return `Please use at most ${limit} characters (now ${length})`;
  if (shape && !shape.pattern.test(text)) return shape.message;
  return null;
}

/** The index of the first step whose answer is missing or not valid, or the number of steps when there is none. */
export function firstUnanswered(answers: Answers): number {
  const open = steps.findIndex((step) => validate(step, answers) !== null);
  return open < 0 ? steps.length : open;
}
