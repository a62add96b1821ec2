/** The home page's four figures, which the owner has to be able to show. */
interface Statistic {
  value: string;
  label: string;
  /** What is drawn of it: by hand above and with agents below, ten against one, the hours of a week, a thousand records. */
  draw: 'saved' | 'times' | 'week' | 'thousand';
  /** Where it comes from. */
  from: string;
  link?: { label: string; href: string };
}

export const headline = 'What we plan for';
export const summary = 'How we count';

const article = '/blog/top-3-automations-small-business-2025';

export const statistics: readonly Statistic[] = [
  {
    value: '45%',
    label: 'Cost reduction',
    draw: 'saved',
    from: 'three office jobs together, after tools, care and setup. One small job saves less, or nothing.',
    link: { label: 'The calculation', href: `${article}#what-the-three-cost-together` },
  },
  {
    value: '10X',
    label: 'Faster workflows',
    draw: 'times',
    from: 'a first reply after five minutes instead of fifty.',
    link: { label: 'The example', href: `${article}#1-answer-every-inquiry-within-five-minutes` },
  },
  {
    value: '24/7',
    label: 'Availability',
    draw: 'week',
    from: 'the agent, all week. Your people keep their hours.',
  },
  {
    value: '99.9%',
    label: 'Accuracy',
    draw: 'thousand',
    from: 'of a thousand connected records, one may differ in the nightly comparison.',
    link: { label: 'How records are compared', href: '/services/crm-integrations#check' },
  },
];
