/** Four cases, and whether visitors should do the job themselves or hire the agency. */
export const headline = 'Do it yourself, or hire us?';

export const advice = { person: 'Do it yourself', agent: 'Hire us' };

interface Choice {
  when: string;
  by: 'person' | 'agent';
  why: string;
  more?: { label: string; href: string };
}

export const choices: Choice[] = [
  { when: 'You want an occasional draft.', by: 'person', why: 'Ask ChatGPT, and check its text.' },
  { when: 'You need two tools connected.', by: 'person', why: 'Zapier or Make is often enough.' },
  {
    when: 'You retype orders or invoices all day.',
    by: 'agent',
    why: 'We take over most of the typing.',
    more: { label: 'See what retyping costs.', href: '/blog/hidden-cost-manual-data-entry-2025' },
  },
  { when: 'A wrong answer costs you a customer.', by: 'agent', why: 'We test the agent on your old cases first.' },
];
