/** The home page's four figures, which the owner has to be able to show. */
interface Statistic {
  value: string;
  label: string;
  note: string;
  /** What is drawn of it: by hand above and with agents below, ten against one, the hours of a week, a thousand records. */
  draw: 'saved' | 'times' | 'week' | 'thousand';
}

export const headline = 'What we plan for';

export const statistics: readonly Statistic[] = [
  { value: '45%', label: 'Cost reduction', note: 'by hand above, with agents below', draw: 'saved' },
  { value: '10X', label: 'Faster workflows', note: 'by hand above, with agents below', draw: 'times' },
  { value: '24/7', label: 'Availability', note: 'agents all week, people in office hours', draw: 'week' },
  { value: '99.9%', label: 'Accuracy', note: 'one record in 1,000 differs', draw: 'thousand' },
];

export const howWeCount =
  'These are our planning targets; each project measures its own figure first. 45%: three jobs together, setup aside: wages, tools and care, against the same work by hand. 10X: from request to finished step, against the same step by hand. 99.9%: connected records that agree in the nightly comparison.';
