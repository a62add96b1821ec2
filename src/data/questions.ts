/** What to ask a vendor, this agency included, and its answers. */
import { facts } from './facts.ts';
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

export const questions: readonly Question[] = [
  {
    id: 'cost',
    question: 'What does it cost, now and at twice our volume?',
    answer: `Each service page shows a range and the three things that move you up or down in it. Discovery ${discovery}. The proposal has three prices for each job: to build, to run, and to run at twice your volume.`,
    more: { label: 'Choose a service', href: '#solutions' },
  },
  {
    id: 'past-cases',
    question: 'Which of our past cases will you test on?',
    answer: `You choose ${facts['pastCases']}, the ugliest ten included, with personal details removed. We correct the rules on 30 and judge them on the other ${facts['judged']}. Fewer than ${facts['right']} right ends the project. You see every miss.`,
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
      'In your own accounts where the job allows it, otherwise with providers that the contract names. It trains no model that anyone else uses.',
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
      'A job that comes up twice a month. Rules that nobody will write down. An answer that could hurt someone, with no person to look at it first.',
  },
];
