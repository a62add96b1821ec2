export const statisticsTitle = 'Our targets';
/** Below the figures: what they are, and what opens how they are counted. */
export const basis = 'Targets, not results.';
export const summary = 'How we count them';

/** The home page's four figures. */
export const statistics = [
  { value: '45%', label: 'Cost reduction' },
  { value: '10X', label: 'Faster workflows' },
  { value: '24/7', label: 'Availability' },
  { value: '99.9%', label: 'Data accuracy' },
] as const;

/** Where each figure comes from, in the same order. In a list of their own, so that the island does not load them. */
export const sources = [
  {
    text: 'What a 20-person company could save on three routine tasks.',
    link: {
      label: 'The example',
      href: '/blog/top-3-automations-small-business-2025#what-the-three-tasks-cost-together',
    },
  },
  { text: 'A first reply after five minutes instead of fifty.' },
  { text: 'An agent works around the clock.' },
  { text: 'Of 1,000 records in connected systems, 999 agree.' },
];
