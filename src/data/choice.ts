/** Four cases, and whether visitors should do the job themselves or hire the agency. */
export const headline = 'Do it yourself, or with us?';

const bill = { label: 'See what retyping costs.', href: '/blog/hidden-cost-manual-data-entry-2025' };

export const choices = [
  { when: 'You want a draft now and then.', who: 'Yourself', why: 'Ask ChatGPT, and check what it writes.' },
  { when: 'You need two tools connected.', who: 'Yourself', why: 'Zapier or Make is often enough.' },
  { when: 'You retype orders or invoices all day.', who: 'With us', why: 'Let an agent type.', more: bill },
  { when: 'A wrong answer costs you a customer.', who: 'With us', why: 'The job needs rules and tests.' },
];
