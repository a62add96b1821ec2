/**
 * The questions of both forms, in order: the get-started form, and the one on the home page. The steps, the rules, the
 * draft, the stored row, and what the owner reads all follow from this list. To ask one more question, add an entry: its
 * answers go into the column `further_answers` of the table. The five with a column stay: the thanks greet by `fullName`,
 * and links choose a `service`.
 */

/** The columns of the table `leads` that hold an answer of their own. All other answers share the column `further_answers`. */
export type AnswerColumn = 'full_name' | 'company_name' | 'email' | 'service_interest' | 'custom_request';

export interface FormQuestion {
  /** The name of the form's field, and of the answer wherever it is kept. Never reuse one for another question. */
  field: string;
  /** `select` offers `options`, or the services. */
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  column?: AnswerColumn;
  /** Its name in announcements, in the summary, and in what the owner reads. */
  shortLabel: string;
  question: string;
  /** Its label in the home page's form, which leaves out questions without one. */
  homeLabel?: string;
  placeholder?: string;
  /** A sentence beside the field in the get-started form, after “Optional.” if the question is. */
  hint?: string;
  options?: readonly string[];
  /** The message for an empty answer. A question without it is optional, and both forms say so. */
  requiredMessage?: string;
  /** The message for an answer that is no email address. */
  invalidMessage?: string;
  /** The most characters of an answer. The further answers of a lead have 64 kB together: see `FURTHER_ANSWERS_MAX_BYTES`. */
  maxLength: number;
  /** A token of https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field. */
  autoComplete?: string;
  autoCapitalize?: 'words';
  /** What the privacy policy calls the answer: "You give us …". */
  privacyPhrase: string;
}

export const formQuestions = [
  {
    field: 'fullName',
    type: 'text',
    column: 'full_name',
    shortLabel: 'Name',
    question: "What's your name?",
    homeLabel: 'Name',
    placeholder: 'Full name',
    hint: 'The first call is free.',
    requiredMessage: 'Please enter your full name',
    maxLength: 200,
    autoComplete: 'name',
    autoCapitalize: 'words',
    privacyPhrase: 'your name',
  },
  {
    field: 'companyName',
    type: 'text',
    column: 'company_name',
    shortLabel: 'Company',
    question: 'Which company do you represent?',
    homeLabel: 'Company',
    placeholder: 'Company name',
    requiredMessage: 'Please enter your company name',
    maxLength: 200,
    autoComplete: 'organization',
    autoCapitalize: 'words',
    privacyPhrase: 'your company’s name',
  },
  {
    field: 'email',
    type: 'email',
    column: 'email',
    shortLabel: 'Email',
    question: "What's your email address?",
    homeLabel: 'Email',
    placeholder: 'Business email',
    requiredMessage: 'Please enter your email address',
    invalidMessage: 'Please enter a valid email address',
    maxLength: 320,
    autoComplete: 'email',
    privacyPhrase: 'your email address',
  },
  {
    field: 'service',
    type: 'select',
    column: 'service_interest',
    shortLabel: 'Service',
    question: 'Which service are you interested in?',
    homeLabel: 'Help with',
    placeholder: 'Select a service',
    hint: 'Not sure? Pick the closest.',
    requiredMessage: 'Please select a service',
    maxLength: 100,
    privacyPhrase: 'the service that interests you',
  },
  {
    field: 'customRequest',
    type: 'textarea',
    column: 'custom_request',
    shortLabel: 'Details',
    question: 'Any specific requirements?',
    homeLabel: 'Message',
    hint: 'A sentence or two is enough.',
    maxLength: 5000,
    privacyPhrase: 'a message',
  },
] as const satisfies readonly FormQuestion[];
