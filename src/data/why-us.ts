/** The home page's reasons, each a rule that a client can hold the agency to, and how far an agent may go. */

export const headline = 'Automation you can check';
export const lead = 'We watch one job with your team and build what a machine should do.';

export const reasons = [
  { title: '85% of queries answered instantly', text: 'Our target for speed.' },
  { title: 'Delivered in weeks', text: 'You see it run on past cases first.' },
  { title: 'Your tools stay', text: 'HubSpot, Gmail, Shopify, Xero and more, in your accounts.' },
];

export const seam = {
  question: 'How far would you let an agent go?',
  hint: 'Choose the last step it may do alone.',
  /** In the order of the work. What an agent may do lies above the seam; the last step it is refused. */
  steps: [
    { title: 'Nothing yet', verdict: 'Then start by watching.', text: 'We note each step and its minutes.' },
    { title: 'Look it up', verdict: 'It reads and touches nothing.', text: 'Safe on the first day.' },
    { title: 'Score it', verdict: 'It scores, with its reasons.', text: 'So you can argue with it.' },
    { title: 'Draft the reply', verdict: 'It writes, a person sends.', text: 'Every step is written down.' },
    {
      title: 'Send the reply',
      verdict: 'It sends, within your limits:',
      text: 'topics, amounts, words. Until both checks are passed, a person approves each one.',
    },
    { title: 'Promise a price', verdict: 'We say no.', text: 'It may show your price list. Only people promise.' },
  ],
  /** The choice that is made at first, from 0. */
  first: 3,
  stamp: 'Refused',
};
