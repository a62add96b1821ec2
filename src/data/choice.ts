/** Four cases, and whether visitors should do the job themselves or hire the agency. */
export const headline = 'Do it yourself, or hire us?';

const bill = { label: 'See what retyping costs.', href: '/blog/hidden-cost-manual-data-entry-2025' };

export const choices = [
  { when: 'You want an occasional draft.', who: 'Do it yourself', why: 'Ask ChatGPT, and check its text.' },
  { when: 'You need two tools connected.', who: 'Do it yourself', why: 'Zapier or Make is often enough.' },
  {
    when: 'You retype orders or invoices all day.',
    who: 'Hire us',
    why: 'We take over most of the typing.',
    more: bill,
  },
  {
    when: 'A wrong answer costs you a customer.',
    who: 'Hire us',
    why: 'We write down your rules and test them on old cases.',
  },
];
