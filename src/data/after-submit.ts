/** The words of the contact form, and what happens after a form is submitted. */
import { mail, site } from './site.ts';
import { reply, wizard } from './wizard.ts';

export const contact = {
  title: 'Which task would you hand off first?',
  form: wizard.slip,
  labels: {
    fullName: 'Name',
    email: 'Email',
    companyName: 'Company',
    service: 'Help with',
    customRequest: 'Message (optional)',
  },
  required: '(required)',
  choose: 'Select a service',
  action: 'Send',
  /** Without a calendar's URL in the settings, visitors ask for a call by email. */
  meeting: `Book a free 30-minute call${site.calendar ? '' : ' by email'}:`,
  link: site.calendar ? { label: 'Pick a time', href: site.calendar } : mail,
} as const;

/** Printed below buttons that lead to the form. */
export const theForm = 'Answer five short questions, and we email you two call times.';

/** The page that visitors without JavaScript see after they submit the form, and the home page's notice. */
export const thankYou = {
  title: 'Thank you',
  close: 'Close',
  text: `We have your request. Expect an email, usually ${reply}.`,
} as const;
export const notSent = {
  title: 'Not sent',
  text: 'We could not send your answers. Use your browser’s Back button to return to them. Check that none is missing and that the email address is complete, and try again. Or email',
} as const;

export const afterSubmitTitle = 'What happens after Submit';

export const afterSubmit = [
  {
    when: 'At once',
    title: 'Your answers are stored',
    text: 'They go straight to our database. Without a connection, most devices keep them and send them later.',
  },
  {
    when: `Usually ${reply}`,
    title: 'A specialist reads them',
    text: `${site.entity.person || 'The specialist'} emails you, under their own name, with a first idea and two times for a call.`,
  },
  {
    when: '30 minutes, free',
    title: 'The call',
    text: 'We listen, and then tell you what we would automate, what we would leave alone and what drives the price.',
  },
  {
    when: 'When you are ready',
    title: 'You decide',
    text: 'You owe us nothing until you sign a contract. If you say no, we stop writing to you. If you ask, we also delete your answers.',
  },
];
