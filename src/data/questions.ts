/** Questions to ask any vendor, with this agency's answers. */
import { facts } from './facts.ts';
import { offer } from './pages.ts';
import { clients } from './samples.ts';

export const headline = 'Answers to hard questions';

/** `id`: the end of its URL, /#cost. `answer`: one paragraph or several. `more`: a link for further reading. */
export const questions = [
  {
    id: 'cost',
    question: 'What does it cost, now and at twice our volume?',
    answer: [
      `${offer} Support, for example, costs $400 a month for 600 messages and $500 for 1,200. ${facts['discovery']}`,
      facts['payment'],
      facts['covers'],
    ],
    more: { label: 'Choose a service', href: '#solutions' },
  },
  { id: 'clients', question: 'Who have you done this for?', answer: clients },
  {
    id: 'past-cases',
    question: 'Which of our past cases will you test on?',
    answer:
      'If the job has past cases, we test on those that you choose, the worst ones included. We use some to correct the rules, and see the rest only when you judge the answers. Nine in ten must be right, and you see every miss.',
  },
  {
    id: 'not-sure',
    question: 'What happens when the agent is not sure, or fails?',
    answer: [
      'When the agent is not sure, it stops and hands the case, with everything it found, to a person you name. It also stops at your limits, such as topics and amounts.',
      facts['failure'],
    ],
  },
  {
    id: 'our-data',
    question: 'Where is our data, and does it train a model?',
    answer:
      'Your data never trains an AI model that anyone else uses, and it stays in your own accounts wherever the job allows. Otherwise, it stays with the providers and in the countries that your contract names. You can revoke our access at any time.',
    more: { label: 'How we protect data', href: '/data-security' },
  },
  {
    id: 'what-we-keep',
    question: 'If we leave, what do we keep?',
    answer: `You keep the rules, the test cases, your data and your accounts, and after check 2 also the code. ${facts['ended']}`,
  },
  {
    id: 'turned-down',
    question: 'Which projects would you turn down?',
    answer: 'We turn down jobs too rare to pay off, without clear rules, or where a mistake could hurt someone.',
  },
];
