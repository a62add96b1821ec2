/** What to ask a vendor, this agency included, and its answers. */
import { site } from './site.ts';

interface Question {
  /** The end of its address: /#cost. */
  id: string;
  question: string;
  answer: string;
  /** Where to read on. */
  more?: { label: string; href: string };
}

const discovery = site.discoveryPrice ? `costs ${site.discoveryPrice}` : 'has a fixed price, agreed before it starts';

export const headline = 'Ask any vendor, us included';

/** The first one is shown open. */
export const questions: readonly Question[] = [
  {
    id: 'cost',
    question: 'What does it cost, now and at twice our volume?',
    answer: `We give a range in the first call, which is free. Discovery ${discovery}. Each line of its list carries three prices: to build, to run, and to run at twice your volume.`,
    more: { label: 'Each service page names what drives its price', href: '#solutions' },
  },
  {
    id: 'past-cases',
    question: 'Which of our past cases will you test on?',
    answer:
      'Fifty of yours, personal details removed: 30 to correct the rules, 20 to judge them. You choose them, the ten ugliest included, and you see every miss.',
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
      'In your own accounts where the job allows it, otherwise with providers that the contract names, the AI model’s among them. It trains no model that is used for anyone else.',
    more: { label: 'How we protect data', href: '/data-security' },
  },
  {
    id: 'what-we-keep',
    question: 'If we leave, what do we keep?',
    answer:
      'The rules, the test cases, the data, and every account in your name. What runs in ours, we export for you. The contract assigns you the code that we write for you, once it is paid for.',
  },
  {
    id: 'turned-down',
    question: 'Which project would you turn down?',
    answer:
      'A job that comes up twice a month. Rules that nobody is ready to write down. An answer that could hurt someone, with no person to look at it first.',
  },
];
