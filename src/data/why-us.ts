/** The home page's reasons, each with a figure or a rule that a client can hold the agency to, and how far an agent may go. */

export const reasons = [
  {
    title: '85% of queries answered instantly',
    text: 'Our target: in under 2 seconds, from your own documents.',
  },
  { title: 'Delivered in weeks', text: 'In week 3 you usually see it run on your past cases.' },
  { title: 'Your tools stay', text: 'HubSpot, Gmail, Shopify, Xero and more. Accounts and data stay yours.' },
];

export const seam = {
  question: 'How far would you let an agent go?',
  hint: 'Choose the last step that it may do alone.',
  /** In the order of the work. What an agent may do lies above the seam; the last step it is refused. */
  steps: [
    {
      title: 'Nothing yet',
      verdict: 'Then start by watching.',
      text: 'We note each step of the work and its minutes. Nothing is built until you have signed for it.',
    },
    { title: 'Look it up', verdict: 'It reads and touches nothing.', text: 'Safe on the first day.' },
    { title: 'Score it', verdict: 'It scores, with its reasons.', text: 'So you can argue with it.' },
    {
      title: 'Draft the reply',
      verdict: 'It writes, a person sends.',
      text: 'You say what waits for a yes, and every step is written down.',
    },
    {
      title: 'Send the reply',
      verdict: 'It sends, within your limits:',
      text: 'topics, amounts, words. First, 18 of 20 past cases must come out right.',
    },
    {
      title: 'Promise a price',
      verdict: 'We say no.',
      text: 'A price is a promise, and promises are made by people.',
    },
  ],
  /** The choice that is made at first, from 0. */
  first: 3,
  stamp: 'Refused',
};
