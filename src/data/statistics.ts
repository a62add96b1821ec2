export const headline = 'Our targets';
/** The word beside each figure. */
export const basis = 'target';
export const summary = 'The math behind our targets';

/** The home page's four figures. `draw` is the chart (see lib/plots.ts). */
export const statistics = [
  { value: '45%', label: 'Cost reduction', draw: 'saved' },
  { value: '10X', label: 'Faster workflows', draw: 'times' },
  { value: '24/7', label: 'Availability', draw: 'week' },
  { value: '99.9%', label: 'Data accuracy', draw: 'thousand' },
] as const;

const article = '/blog/top-3-automations-small-business-2025';

/** Where each figure comes from, in the same order. In a list of their own, so that the island does not load them. */
export const sources = [
  {
    text: 'In our example, three automated jobs cost a company of twenty that much less, even after it pays our lowest price and spends its own time.',
    link: { label: 'The calculation', href: `${article}#what-the-three-jobs-cost-together` },
  },
  {
    text: 'An inquiry gets its first reply in five minutes instead of fifty.',
    link: { label: 'The example', href: `${article}#1-answer-every-inquiry-within-five-minutes` },
  },
  { text: 'Agents work all week, your people in office hours. At night, hard cases wait for them.' },
  {
    text: 'Between connected systems, at most one record in 1,000 may differ (red in the chart).',
    link: { label: 'How records are compared', href: '/services/crm-integrations#check' },
  },
];
