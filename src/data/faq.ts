/** What buyers ask before the first call. A question without an answer is left out. */
import { standardTexts, joinSentences, promises } from './promises.ts';

export const faqTitle = 'Answers to hard questions';
export const moreToRead = { text: 'More to read:', link: { label: 'our articles', href: '/blog' } };

export const frequentQuestions = [
  {
    question: 'What does it cost?',
    answer: joinSentences(promises.prices, 'The first call is free.', standardTexts.scope, promises.payment),
  },
  {
    question: promises.response ? 'What if the agent is not sure, or fails?' : 'What if the agent is not sure?',
    answer: joinSentences(
      'It is built to hand a case that it is not sure of to a person you name. It can still be wrong, so your people test it and approve its first live cases.',
      promises.response,
    ),
  },
  {
    question: 'Who sees our data?',
    answer:
      'Your agreement names who handles your project’s data. What you send us here is encrypted in our database, and we do not sell, rent or trade it.',
    link: { label: 'How we protect data', href: '/data-security' },
  },
  {
    question: 'What do we keep if we leave?',
    answer: joinSentences(promises.ownership, promises.maintenance) || standardTexts.agreement,
  },
  { question: 'Who have you done this for?', answer: promises.clients },
].filter(({ answer }) => answer);
