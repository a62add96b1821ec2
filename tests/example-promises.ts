/** What an owner might promise. A build of the tests has every one of them; the demonstration has none. */
import type { Promises } from '../src/data/site.ts';

export const examplePromises: Promises = {
  prices: 'Projects cost $6,000 to $40,000 to build, then $150 to $8,000 a month.',
  payment: 'You pay half when the build starts and half after the live trial.',
  acceptance: 'You pay the second half only if the live trial reaches the number in your agreement.',
  reply: 'within one business day',
  length: 'about eight weeks',
  ownership: 'You own the code once you have paid for it.',
  maintenance: 'Maintenance covers monitoring, fixes and AI model use. You may end it with 30 days’ notice.',
  response: 'If an agent fails, one of us starts on the repair within four business hours.',
  team: 'Dana Whitfield reads your request, calls you and leads your project.',
  clients: 'We cannot name a client yet, so you test our work on your own cases first.',
};

/** In the front matter of every service. */
export const exampleService = {
  price: '$6,000 to $40,000 to build, then $150 to $8,000 a month',
  length: 'Done in about eight weeks',
};
