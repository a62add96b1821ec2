/** The way from a first talk to a running automation, in weeks of a typical project. */
interface Phase {
  title: string;
  /** Its first week and its last; the last phase has no end. */
  from: number;
  to?: number;
  /** Of the client's cases, the share that a person still approves, week by week: drawn where an agent does the job. */
  approved?: readonly number[];
  text: string;
  /** The point at which a project may end, for either side. */
  exit?: { week: number; text: string };
}

export const headline = 'Three steps, then it runs';

/** The plan as it is drawn. */
export const plan = { weeks: 8, text: 'Eight weeks of a typical agent.' };

export const phases: readonly Phase[] = [
  {
    title: 'Discovery',
    from: 1,
    to: 1,
    text: 'We note each step of the work and its minutes. Nothing is built until you have signed for it.',
  },
  {
    title: 'Development',
    from: 2,
    to: 4,
    text: 'Rules in week 2, your past cases in week 3, live cases in week 4 with nothing sent.',
    exit: { week: 3, text: 'Fewer than 18 of 20 past cases right: stop, with about a third of the budget spent.' },
  },
  {
    title: 'Deployment',
    from: 5,
    approved: [0.75, 0.75, 0.5, 0],
    text: 'A quarter of the cases first, each approved by a person, then half, then all. You can switch off any step.',
    exit: { week: 6, text: 'Your figure missed: stop, or one repair and two more weeks, once.' },
  },
];

/** "Week 1", "Weeks 2 to 4", "Week 5 on". */
export function weeksOf({ from, to }: Phase): string {
  if (to === undefined) return `Week ${from} on`;
  return from === to ? `Week ${from}` : `Weeks ${from} to ${to}`;
}
