/**
 * The wizard's five questions in their order, each with its rules: the door for what is asked and answered. The table's
 * checks hold the same limits.
 */
import { clean, type Answers, type Field } from './lead.ts';

export { clean, emptyAnswers, fields, firstWord, type Answers, type Field } from './lead.ts';
export { suggestDomain, withDomain } from './suggest-domain.ts';

export interface Step {
  field: Field;
  /** The field's id; its message and hint derive theirs from it. */
  id: string;
  /** The step's name in the run sheet and in announcements. */
  short: string;
  /** The question is the field's label. */
  question: string;
  control: 'input' | 'select' | 'textarea';
  /** The message for no answer; without one the question is optional. */
  missing?: string;
  /** The longest answer in characters, as in the table's `char_length` check. */
  limit: number;
  placeholder?: string;
  hint?: string;
  autoComplete?: string;
}

export const steps: readonly Step[] = [
  {
    field: 'fullName',
    id: 'full-name',
    short: 'Name',
    question: "What's your name?",
    control: 'input',
    missing: 'Please enter your full name',
    limit: 200,
    placeholder: 'Full name',
    autoComplete: 'name',
  },
  {
    field: 'companyName',
    id: 'company-name',
    short: 'Company',
    question: 'Which company do you represent?',
    control: 'input',
    missing: 'Please enter your company name',
    limit: 200,
    placeholder: 'Company name',
    autoComplete: 'organization',
  },
  {
    field: 'email',
    id: 'email',
    short: 'Email',
    question: "What's your email address?",
    control: 'input',
    missing: 'Please enter your email address',
    limit: 320,
    placeholder: 'Business email',
    autoComplete: 'email',
  },
  {
    field: 'service',
    id: 'service',
    short: 'Service',
    question: 'Which service are you interested in?',
    control: 'select',
    missing: 'Please select a service',
    limit: 100,
    hint: 'Not sure? The nearest one will do.',
  },
  {
    field: 'customRequest',
    id: 'custom-request',
    short: 'Details',
    question: 'Any specific requirements?',
    control: 'textarea',
    limit: 5000,
    hint: 'Optional. Leave a phone number if you would rather be called.',
  },
];

/** Text, @, text, dot, text, without spaces (controls count as spaces in some of the database's locales). */
const emailShape = /^[^\s@\p{Cc}\u180e]+@[^\s@\p{Cc}\u180e]+\.[^\s@\p{Cc}\u180e]+$/u;

/** The message for the answer to a step, or null when it is good. */
export function validate({ field, missing, limit }: Step, answers: Answers): string | null {
  const text = clean(field, answers[field]);
  if (!text) return missing ?? null;
  const length = [...text].length;
  if (length > limit) return `Please use at most ${limit} characters (now ${length})`;
  if (field === 'email' && !emailShape.test(text)) return 'Please enter a valid email address';
  return null;
}

/** The place of the first step that is not answered well, or the number of steps. */
export function firstOpen(answers: Answers): number {
  const open = steps.findIndex((step) => validate(step, answers) !== null);
  return open < 0 ? steps.length : open;
}
