/** The home page's four figures, which the owner has to be able to show. */
interface Statistic {
  value: string;
  label: string;
  note: string;
  /** What is drawn of it: what is left of a hundred, ten against one, the hours of a week, a hundred cells. */
  draw: 'saved' | 'times' | 'week' | 'hundred';
}

export const statistics: readonly Statistic[] = [
  {
    value: '45%',
    label: 'cost reduction',
    note: 'on three jobs together, setup aside: wages, tools and care, against the same work by hand',
    draw: 'saved',
  },
  {
    value: '10X',
    label: 'faster workflows',
    note: 'from request to finished step, against the same step by hand',
    draw: 'times',
  },
  {
    value: '24/7',
    label: 'availability',
    note: 'for the agents; your people answer in office hours',
    draw: 'week',
  },
  {
    value: '99.9%',
    label: 'accuracy',
    note: 'of connected records agree in the nightly comparison',
    draw: 'hundred',
  },
];
