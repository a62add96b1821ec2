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

export const statistics: readonly Statistic[] = [
  {
    value: '45%',
    label: 'Cost reduction',
    draw: 'saved',
    from: 'three jobs together, setup aside. One small job saves less, or nothing.',
    link: {
      label: 'The calculation',
      href: '/blog/top-3-automations-small-business-2025#what-the-three-cost-together',
    },
  },
  {
    value: '10X',
    label: 'Faster workflows',
    draw: 'times',
    from: 'from a request to the finished step, waiting included. It is a goal, and no calculation stands behind it: your project measures its own.',
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
    from: 'connected records that agree, once live. The first check is coarser: it only decides whether a trial may begin.',
    link: { label: 'How records are compared', href: '/services/crm-integrations#check' },
  },
];
