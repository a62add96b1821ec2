export const headline = 'Our targets';
/** The word beside each figure. */
export const basis = 'target';
export const summary = 'How we count';

const article = '/blog/top-3-automations-small-business-2025';

/** The home page's four figures. `draw` is the chart (see lib/plots.ts); `from` says where the figure comes from. */
export const statistics = [
  {
    value: '45%',
    label: 'Cost reduction',
    draw: 'saved' as const,
    from: 'Of what three office jobs cost in labor, after our prices and your own time. One small job may save nothing.',
    link: { label: 'The calculation', href: `${article}#what-the-three-cost-together` },
  },
  {
    value: '10X',
    label: 'Faster workflows',
    draw: 'times' as const,
    from: 'For first replies: after five minutes instead of fifty, as in our example.',
    link: { label: 'The example', href: `${article}#1-answer-every-inquiry-within-five-minutes` },
  },
  {
    value: '24/7',
    label: 'Availability',
    draw: 'week' as const,
    from: 'Agents work around the clock. What needs a person waits for one.',
  },
  {
    value: '99.9%',
    label: 'Data accuracy',
    draw: 'thousand' as const,
    from: 'Where we connect two systems, we compare them each night. At most one record in 1,000 may differ; the chart shows it in red.',
    link: { label: 'How records are compared', href: '/services/crm-integrations#check' },
  },
];
