/** What to ask a vendor, this agency included, and its answers. */
import { facts } from './facts.ts';

export const headline = 'Ask any vendor, us included';

/** `id`: the end of its address, /#cost. `more`: where to read on. */
export const questions = [
  {
    id: 'cost',
    question: 'What does it cost, now and at twice our volume?',
    answer: `A plain job costs ${facts['from']} to build. Each service page has its range. ${facts['payment']} ${facts['priceBasis']} It names the monthly price at twice your volume, too.`,
    more: { label: 'Choose a service', href: '#solutions' },
  },
  {
    id: 'past-cases',
    question: 'Which of our past cases will you test on?',
    answer:
      'You choose them, the ugliest included, with personal details removed. We correct the rules on some. You judge the rest, which we have not seen. Nine in ten must come out right, and you see every miss.',
  },
  {
    id: 'not-sure',
    question: 'What happens when the agent is not sure?',
    answer:
      'It stops, and a named person gets the case with all that is known. You set the limits: topics, amounts, words.',
  },
  {
    id: 'our-data',
    question: 'Where is our data, and does it train a model?',
    answer:
      'In your own accounts where the job allows it, otherwise with providers and in countries that the contract names. You hold the passwords, and can revoke our access. It trains no model that anyone else uses.',
    more: { label: 'How we protect data', href: '/data-security' },
  },
  {
    id: 'what-we-keep',
    question: 'If we leave, what do we keep?',
    answer:
      'The rules, the test cases, the data, every account in your name, and the code that we wrote for you, once it is paid for.',
  },
  {
    id: 'turned-down',
    question: 'Which project would you turn down?',
    answer:
      'A job too rare to repay the work. Rules that nobody will write down. An answer that could hurt someone, with no person to look at it first.',
  },
];
