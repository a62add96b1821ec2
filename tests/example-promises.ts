/** What an owner might promise. A build of the tests has every one of them. They need not match the promises in site.ts. */
import type { Promises } from '../src/data/site.ts';

export const examplePromises: Promises = {
  prices: 'Projects cost $6,000 to $40,000 to build, then $150 to $8,000 a month.',
  payment: 'You pay half when the build starts, and half only if the live trial reaches the number in your agreement.',
  acceptance: 'The live trial runs on your own cases, and your people judge it.',
  reply: 'within one business day',
  duration: 'three to eleven weeks',
  ownership: 'You own the code once you have paid for it.',
  maintenance: 'Maintenance covers monitoring, fixes and AI model use. You may end it with 30 days’ notice.',
  response: 'If an agent fails, one of us starts on the repair within four business hours.',
  team: 'Dana Whitfield reads your request, replies by email and leads your project.',
  clients: 'We have no client whom we may name yet. Judge us by the test on your own cases.',
};

/** In the front matter of every service. */
export const exampleService = {
  price: '$6,000 to $40,000 to build, then $150 to $8,000 a month',
  duration: 'Done in about eight weeks',
};
