/** The wizard's questions in order, with their texts and rules. The table's checks have the same limits. */
import { clean, type Answers, type Field } from './answers.ts';

export interface Step {
  field: Field;
  /** The step's name in announcements and on the slip, which lists the answers. */
  short: string;
  /** The text of the field's label. */
  question: string;
  /** The message when the answer is empty. A question without this message is optional. */
  missing?: string;
  /** The most characters that an answer may have; the table's `char_length` check has the same number. */
  limit: number;
  /** The pattern that an answer must match, and the message when it does not. */
  shape?: { pattern: RegExp; message: string };
  /** In a select, the text of its first, empty option. */
  placeholder?: string;
  autoComplete?: string;
}

/** Text, @, text, dot, text, without spaces and controls. Stricter than the table's check, which takes all of these. */
const emailShape = /^[^\s@\p{Cc}\u180e]+@[^\s@.\p{Cc}\u180e]+(\.[^\s@.\p{Cc}\u180e]+)+$/u;

export const steps: readonly Step[] = [
  {
    field: 'fullName',
    short: 'Name',
    question: "What's your name?",
    missing: 'Please enter your full name',
    limit: 200,
    placeholder: 'Full name',
    autoComplete: 'name',
  },
  {
    field: 'companyName',
    short: 'Company',
    question: 'Which company do you represent?',
    missing: 'Please enter your company name',
    limit: 200,
    placeholder: 'Company name',
    autoComplete: 'organization',
  },
  {
    field: 'email',
    short: 'Email',
    question: "What's your email address?",
    missing: 'Please enter your email address',
    limit: 320,
    shape: { pattern: emailShape, message: 'Please enter a valid email address' },
    placeholder: 'Business email',
    autoComplete: 'email',
  },
  {
    field: 'service',
    short: 'Service',
    question: 'Which service are you interested in?',
    missing: 'Please select a service',
    limit: 100,
    placeholder: 'Select a service',
  },
  {
    field: 'customRequest',
    short: 'Details',
    question: 'Any specific requirements?',
    limit: 5000,
  },
];

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
