/** Questions to ask any vendor, with this agency's answers. */
import { facts } from './facts.ts';
import { thirds } from './process.ts';
import { clients } from './samples.ts';

export const headline = 'Answers to hard questions';

/** `id`: the end of its URL, /#cost. `answer`: one paragraph or several. `more`: a link for further reading. */
export const questions = [
  {
    id: 'cost',
    question: 'What does it cost, now and at twice our volume?',
    answer: [
      `A job costs ${facts['from']} to $40,000 to build, and the monthly price follows your volume: support, for example, costs $500 for 1,200 messages and $800 for 2,400. ${facts['discovery']}`,
      `${thirds} Each service page states the minimum result for check 2.`,
      facts['covers'],
    ],
    more: { label: 'Prices by service', href: '#solutions' },
  },
  { id: 'clients', question: 'Who have you done this for?', answer: clients },
  {
    id: 'not-sure',
    question: 'What happens when the agent is not sure, or fails?',
    answer: [
      'When the agent is not sure, it stops and hands the case, with everything it found, to a person you name.',
      facts['failure'],
    ],
  },
  {
    id: 'our-data',
    question: 'Where is our data, and does it train a model?',
    answer:
      'Your data never trains an AI model that anyone else uses. It stays in your own accounts, or with providers and in countries you agreed to. You can revoke our access at any time.',
    more: { label: 'How we protect data', href: '/data-security' },
  },
  {
    id: 'what-we-keep',
    question: 'If we leave, what do we keep?',
    answer: `You keep your data, accounts, rules and test cases, and after check 2 also the code. ${facts['ended']}`,
  },
  {
    id: 'turned-down',
    question: 'Which projects would you turn down?',
    answer:
      'We turn down jobs that come up too rarely, have no clear rules, or could hurt someone before a person looks.',
  },
];
