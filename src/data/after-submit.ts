/** The words of the contact form, and what happens after a form is submitted. */
import { neutral, promises, reply, replyTime } from './promises.ts';
import { mail, site } from './site.ts';
import { wizard } from './wizard.ts';

export const contact = {
  title: 'Which task would you hand off first?',
  form: wizard.summary,
  required: '(required)',
  optional: '(optional)',
  action: wizard.buttons.submit,
  /** Without a calendar's URL in the settings, visitors ask for a call by email. */
  meeting: `Book a free call${site.calendar ? '' : ' by email'}:`,
  link: site.calendar ? { label: 'Pick a time', href: site.calendar } : mail,
} as const;

/** The page that visitors without JavaScript see after they submit the form, and the home page's notice. */
export const thankYou = {
  close: 'Close',
  text: `We have your request. ${replyTime || reply}`,
} as const;
/** Its advice fits every reason: an answer that is not valid, a database that is down for a moment, a restored tab. */
export const notSent = {
  text: 'Press your browser’s Back button, check your answers, and submit them again, now or in a few minutes. Or email',
} as const;

export const afterSubmitTitle = 'What happens after Submit';

export const afterSubmit = [
  {
    when: 'At once',
    title: 'Your answers are stored',
    text: 'They go to our database. If you are offline, most browsers keep them and try again.',
  },
  {
    when: promises.reply ? `Usually ${promises.reply}` : 'Shortly',
    title: 'A specialist contacts you',
    text: promises.team ?? `${site.entity.person || 'A person'} reads your answers and replies by email.`,
  },
  { when: 'Then', title: 'We talk', text: neutral.call },
  { when: 'After the call', title: 'You decide', text: neutral.scope },
];
