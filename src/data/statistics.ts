export const headline = 'What we aim for';
/** The word beside each figure. */
export const basis = 'target';
export const summary = 'Where these figures come from';

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
    text: 'Three office jobs cost a company of twenty $85,000 a year. After our prices and its own time, it keeps 45% of that. If your job is too small to save anything, we tell you.',
    link: { label: 'The calculation', href: `${article}#what-the-three-cost-together` },
  },
  {
    text: 'An inquiry gets its first reply in five minutes instead of fifty.',
    link: { label: 'The example', href: `${article}#1-answer-every-inquiry-within-five-minutes` },
  },
  { text: 'Agents work day and night. A case that needs a person waits until one is there.' },
  {
    text: 'Once we have connected two systems, we compare them each night. At most one record in 1,000 may differ (red in the chart).',
    link: { label: 'How records are compared', href: '/services/crm-integrations#check' },
  },
];
