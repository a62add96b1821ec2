/** The way from a first talk to a running automation, in weeks of a typical project. */
interface Phase {
  title: string;
  /** Its first week and its last; the last phase has no end. */
  from: number;
  to?: number;
  /** The share of its work that people do, week by week, as far as they do any. */
  byPeople: readonly number[];
  text: string;
}

export const headline = 'Three steps, then it runs';

export const phases: readonly Phase[] = [
  {
    title: 'Discovery',
    from: 1,
    to: 1,
    byPeople: [1],
    text: 'We sit with the people who do the work and note each step and its minutes. The list says what each line saves and costs; some say “leave it alone.” Nothing is built until you have signed for it.',
  },
  {
    title: 'Development',
    from: 2,
    to: 4,
    byPeople: [],
    text: 'Rules on one page in week 2, your past cases in week 3, live cases in week 4 with nothing sent. Your team sees the work every Friday.',
  },
  {
    title: 'Deployment',
    from: 5,
    byPeople: [0.75, 0.75, 0.5],
    text: 'The agent takes a quarter of the cases first, each approved by a person, then half, then all. We fix what slips and hand over the runbook. You can switch off any step.',
  },
];

/** The plan as it is drawn. */
export const plan = { weeks: 8 };

/** "Week 1", "Weeks 2 to 4", "Week 5 on". */
export function weeksOf({ from, to }: Phase): string {
  if (to === undefined) return `Week ${from} on`;
  return from === to ? `Week ${from}` : `Weeks ${from} to ${to}`;
}

/** The points at which a project may end, for either side. */
export const exits: readonly { week: number; title: string; text: string }[] = [
  {
    week: 3,
    title: 'The replay',
    text: 'We run 50 of your past cases: 30 to correct the rules, 20 to judge them. Fewer than 18 of the 20 right: stop, with about a third of the budget spent.',
  },
  {
    week: 6,
    title: 'Your figure',
    text: 'In week 1 we write down one figure and its goal. Missed: stop, or name one repair and give it two weeks, once.',
  },
];
