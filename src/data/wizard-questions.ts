/**
 * The questions of the get-started form, in order. The steps, both forms, their rules, the draft, the stored row, and what
 * the owner reads all follow from this list. To ask one more question, add an entry: its answers go into the column `more`
 * of the table. The five with a column stay: the thanks greet by `fullName`, and links choose a `service`.
 */

/** The columns of the table `leads` that hold an answer of their own. All other answers share the column `more`. */
export type AnswerColumn = 'full_name' | 'company_name' | 'email' | 'service_interest' | 'custom_request';

export interface WizardQuestion {
  /** The name of the form's field, and of the answer wherever it is kept. Never reuse one for another question. */
  field: string;
  /** `select` offers `options`, or the services. */
  type: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  column?: AnswerColumn;
  /** Its name in announcements, in the summary, and in what the owner reads. */
  short: string;
  question: string;
  /** Its label in the home page's form, which leaves out questions without one. */
  home?: string;
  placeholder?: string;
  /** A sentence beside the field. */
  hint?: string;
  options?: readonly string[];
  /** The message for an empty answer. A question without it is optional. */
  missing?: string;
  /** The message for an answer that is no email address. */
  invalid?: string;
  /** The most characters of an answer. The further answers of a lead have 64 kB together: see `moreLimit`. */
  limit: number;
  /** A token of https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill-field. */
  autoComplete?: string;
  autoCapitalize?: 'words';
  /** What the privacy policy calls the answer: "You give us …". */
  privacy: string;
}

export const wizardQuestions = [
  {
    field: 'fullName',
    type: 'text',
    column: 'full_name',
    short: 'Name',
    question: "What's your name?",
    home: 'Name',
    placeholder: 'Full name',
    hint: 'The first call is free.',
    missing: 'Please enter your full name',
    limit: 200,
    autoComplete: 'name',
    autoCapitalize: 'words',
    privacy: 'your name',
  },
  {
    field: 'companyName',
    type: 'text',
    column: 'company_name',
    short: 'Company',
    question: 'Which company do you represent?',
    home: 'Company',
    placeholder: 'Company name',
    missing: 'Please enter your company name',
    limit: 200,
    autoComplete: 'organization',
    autoCapitalize: 'words',
    privacy: 'your company’s name',
  },
  {
    field: 'email',
    type: 'email',
    column: 'email',
    short: 'Email',
    question: "What's your email address?",
    home: 'Email',
    placeholder: 'Business email',
    missing: 'Please enter your email address',
    invalid: 'Please enter a valid email address',
    limit: 320,
    autoComplete: 'email',
    privacy: 'your email address',
  },
  {
    field: 'service',
    type: 'select',
    column: 'service_interest',
    short: 'Service',
    question: 'Which service are you interested in?',
    home: 'Help with',
    placeholder: 'Select a service',
    hint: 'Not sure? Pick the closest.',
    missing: 'Please select a service',
    limit: 100,
    privacy: 'the service that interests you',
  },
  {
    field: 'customRequest',
    type: 'textarea',
    column: 'custom_request',
    short: 'Details',
    question: 'Any specific requirements?',
    home: 'Message',
    hint: 'Optional. Add a phone number if you would like a call.',
    limit: 5000,
    privacy: 'a message, with a phone number if you want a call',
  },
] as const satisfies readonly WizardQuestion[];
