/** The wizard's questions in their order, each with its words and its rules; the table's checks hold the same limits. */
import { clean, type Answers, type Field } from './answers.ts';

export interface Step {
  field: Field;
  /** The step's name on the slip and in announcements. */
  short: string;
  /** The question is the field's label. */
  question: string;
  /** The message for no answer; without one the question is optional. */
  missing?: string;
  /** The longest answer in characters, as in the table's `char_length` check. */
  limit: number;
  /** What an answer must look like, and the message for one that does not. */
  shape?: { pattern: RegExp; message: string };
  /** Of a select, what its first, empty option says. */
  placeholder?: string;
  autoComplete?: string;
}

/** Text, @, text, dot, text, without spaces (controls count as spaces in some of the database's locales). */
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

/** The message for the answer to a step, or null when it is good. */
export function validate({ field, missing, limit, shape }: Step, answers: Answers): string | null {
  const text = clean(field, answers[field]);
  if (!text) return missing ?? null;
  const length = [...text].length;
  if (length > limit) return `Please use at most ${limit} characters (now ${length})`;
  if (shape && !shape.pattern.test(text)) return shape.message;
  return null;
}

/** The place of the first step that is not answered well, or the number of steps. */
export function firstUnanswered(answers: Answers): number {
  const open = steps.findIndex((step) => validate(step, answers) !== null);
  return open < 0 ? steps.length : open;
}
