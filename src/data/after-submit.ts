/** What happens after a form is submitted. */
import { standardTexts, promises, reply, replyTime } from './promises.ts';
import { site } from './site.ts';

/** The page that visitors without JavaScript see after they submit the form, and the home page's notice. */
export const thankYouTexts = {
  close: 'Close',
  text: `We have your request. ${replyTime || reply}`,
} as const;
/** Its advice fits every reason: an answer that is not valid, a database that is down for a moment, a restored tab. */
export const notSentTexts = {
  text: 'Press your browser’s Back button, check your answers, and submit them again, now or in a few minutes. Or email',
} as const;

export const afterSubmitTitle = 'What happens after Submit';

export const afterSubmitSteps = [
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
  { when: 'Then', title: 'We talk', text: standardTexts.call },
  { when: 'After the call', title: 'You decide', text: standardTexts.scope },
];
