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
      `${facts['payment']} If check 1 fails, a ${facts['from']} job costs you ${facts['third']}; if check 2 fails, ${facts['twoThirds']} plus maintenance.`,
      `${facts['covers']} Your contract also names the monthly price at twice your volume.`,
      facts['priceBasis'],
    ],
    more: { label: 'Choose a service', href: '#solutions' },
  },
  { id: 'clients', question: 'Who have you done this for?', answer: clients },
  {
    id: 'past-cases',
    question: 'Which of our past cases will you test on?',
    answer:
      'Where a job has past cases, you choose them, the worst ones included, without personal details where possible. We use some to correct the rules and do not see the rest until you judge the answers. Nine in ten must be right, and you see every miss.',
  },
  {
    id: 'not-sure',
    question: 'What happens when the agent is not sure, or fails?',
    answer: [
      'When it is not sure, it stops and gives a named person the case and everything it found. It also stops at limits you set, such as topics and amounts.',
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
    answer: `You keep the rules, test cases, data and accounts and, after check 2, the code. ${facts['ended']}`,
  },
  {
    id: 'turned-down',
    question: 'Which projects would you turn down?',
    answer:
      'Jobs too rare to pay off, jobs with rules nobody can state, and jobs where a wrong answer could hurt someone.',
  },
];
