/** The home page's contact section. The labels of its fields are in form-questions.ts. */
import { mailLink, site } from './site.ts';
import { wizardTexts } from './wizard.ts';

export const contactTexts = {
  title: 'Which task would you hand off first?',
  form: wizardTexts.summary,
  required: '(required)',
  optional: '(optional)',
  action: wizardTexts.buttons.submit,
  /** Without a calendar's URL in the settings, visitors ask for a call by email. */
  meeting: `Book a free call${site.calendar ? '' : ' by email'}:`,
  link: site.calendar ? { label: 'Pick a time', href: site.calendar } : mailLink,
} as const;
