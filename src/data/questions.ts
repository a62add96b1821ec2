/** Questions to ask any vendor, with this agency's answers. */
import { facts } from './facts.ts';
import { clients } from './samples.ts';

export const headline = 'Answers to hard questions';

/** `id`: the end of its URL, /#cost. `answer`: one paragraph or several. `more`: a link for further reading. */
export const questions = [
  {
    id: 'cost',
    question: 'What does it cost, now and at twice our volume?',
    answer: [
      `Builds start at ${facts['from']}. ${facts['discovery']}`,
      facts['payment'],
      `${facts['covers']} Your contract names the monthly price at twice your volume.`,
    ],
    more: { label: 'Choose a service', href: '#solutions' },
  },
  { id: 'clients', question: 'Who have you done this for?', answer: clients },
  {
    id: 'past-cases',
    question: 'Which of our past cases will you test on?',
    answer:
      'Where a job has past cases, you choose them, the worst ones included. We use some to correct the rules, and see the rest only when you judge the answers. Nine in ten must be right, and you see every miss.',
  },
  {
    id: 'not-sure',
    question: 'What happens when the agent is not sure, or fails?',
    answer: [
      'When it is not sure, it stops and gives a named person the case and everything it found. It also stops at your limits, such as topics and amounts.',
      facts['failure'],
    ],
  },
  {
    id: 'our-data',
    question: 'Where is our data, and does it train a model?',
    answer:
      'Where the job allows it, your data stays in your own accounts. Otherwise it stays with the providers and in the countries your contract names. You can revoke our access at any time. We never let your data train an AI model that anyone else uses.',
    more: { label: 'How we protect data', href: '/data-security' },
  },
  {
    id: 'what-we-keep',
    question: 'If we leave, what do we keep?',
    answer: `You keep the rules, the test cases, your data and your accounts. After check 2, you also keep the code. ${facts['ended']}`,
  },
  {
    id: 'turned-down',
    question: 'Which projects would you turn down?',
    answer: 'Jobs too rare to pay off, jobs without clear rules, and jobs where a mistake could hurt someone.',
  },
];
