/** The five questions in their order (specification, section 2). The journey is data; `wizard.ts` walks it. */
import type { Field } from '../../lib/leads/lead.ts';

export interface Step {
  field: Field;
  /** The field's id; its message and hint derive theirs from it. */
  id: string;
  /** The step's name in the run sheet and in announcements. */
  short: string;
  /** The question is the field's label. */
  question: string;
  control: 'input' | 'select' | 'textarea';
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
    placeholder: 'Full name',
    autoComplete: 'name',
  },
  {
    field: 'companyName',
    id: 'company-name',
    short: 'Company',
    question: 'Which company do you represent?',
    control: 'input',
    placeholder: 'Company name',
    autoComplete: 'organization',
  },
  {
    field: 'email',
    id: 'email',
    short: 'Email',
    question: "What's your email address?",
    control: 'input',
    placeholder: 'Business email',
    autoComplete: 'email',
  },
  {
    field: 'service',
    id: 'service',
    short: 'Service',
    question: 'Which service are you interested in?',
    control: 'select',
  },
  {
    field: 'customRequest',
    id: 'custom-request',
    short: 'Details',
    question: 'Any specific requirements?',
    control: 'textarea',
    hint: 'Optional',
  },
];
