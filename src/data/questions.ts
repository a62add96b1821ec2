/** What buyers ask before the first call. A question without an answer is left out. */
import { neutral, paragraph, promises } from './promises.ts';

export const headline = 'Answers to hard questions';
export const more = { text: 'More to read:', link: { label: 'our articles', href: '/blog' } };

export const questions = [
  {
    question: 'What does it cost?',
    answer: paragraph(promises.prices, 'The first call is free.', neutral.scope, promises.payment),
  },
  {
    question: 'What happens when the agent fails?',
    answer: paragraph(
      'It is built to hand a case that it is not sure of to a person you name. It can still be wrong, so your people test it first and then approve.',
      promises.response,
    ),
  },
  {
    question: 'Who sees our data?',
    answer:
      'People whose role needs it, and the providers in our Privacy Policy. Our databases are encrypted, and we never sell, rent or trade your data.',
    link: { label: 'How we protect data', href: '/data-security' },
  },
  {
    question: 'What do we keep if we leave?',
    answer: paragraph(promises.ownership, promises.maintenance) || neutral.agreement,
  },
  { question: 'Who have you done this for?', answer: promises.clients },
].filter(({ answer }) => answer);
