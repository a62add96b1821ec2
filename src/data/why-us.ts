/** The home page's reasons to choose the agency, and the question how far an agent may go. */
import { noClients } from './samples.ts';

export const headline = 'Automation you can check';
export const lead = `You judge our work twice before you pay in full.${noClients}`;

export const reasons = [
  { title: '85% of queries answered instantly', text: 'In support, our target is under 2 seconds.' },
  { title: 'Delivered in weeks', text: 'Our plans take three to eleven weeks, or longer if you have few cases.' },
  { title: 'You keep your tools', text: 'We connect the tools you already use, like HubSpot and Gmail.' },
];

export const seam = {
  question: 'How far would you let an agent go?',
  hint: 'Choose the last step it may take alone.',
  /** In the order of the work. The agent may do the steps above the seam (a line visitors move), but never the last. */
  steps: [
    { title: 'Nothing yet', verdict: 'We only watch, and time each step.' },
    { title: 'Look it up', verdict: 'It reads but changes nothing.' },
    { title: 'Score it', verdict: 'It scores, and you can overrule it.' },
    { title: 'Draft the reply', verdict: 'It writes, and a person sends.' },
    { title: 'Send the reply', verdict: 'Once you release it, it sends within your limits.' },
    { title: 'Promise a price', verdict: 'We say no: only a person may promise a price.' },
  ],
  /** The index of the step that is chosen at first. */
  first: 3,
  stamp: 'Refused',
};
