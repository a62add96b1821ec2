/** The process from the first call to a running automation, and the timetable of a service. */

export const headline = 'Our process: three steps, two checks';

/** The timetable: in which week or business day each part ends. Check 1 ends development, check 2 ends the trial. */
export interface Plan {
  unit: 'week' | 'day';
  ends: [discovery: number, firstCheck: number, secondCheck: number, live: number];
  /** What the length depends on, in a few words. `lengthOf` prints it after the length. */
  given?: string | undefined;
  /** How and why the plan differs from the usual one. */
  differs?: string | undefined;
}

/** The plan of every service whose front matter has none. */
export const usual: Plan = { unit: 'week', ends: [1, 3, 6, 8] };

export const phases = [
  {
    title: 'Discovery',
    text: 'After the free call, this is the first paid step. We write down every rule and agree on the number to improve and your fixed price. If you only want advice, stop there and keep the rules.',
  },
  {
    title: 'Development',
    text: 'We build on a copy, so customers see nothing, and test on past cases that you choose and judge.',
    check: 'If fewer than nine in ten come out right, you pay only a third: {third} of a {from} build.',
  },
  {
    title: 'Deployment',
    /** The share of the client's cases that a person still approves, for each week after the first check. */
    approved: [1, 1, 1, 0.5, 0],
    text: 'Until you say otherwise, no message reaches a customer before your people approve it or its template.',
    check: 'If the trial misses the agreed number, you pay two thirds plus maintenance, and keep the code.',
  },
] as const;

export const checks = ['Check 1', 'Check 2'];
/** Printed before the key of the chart of weeks. */
export const note = `A typical project takes ${usual.ends[3]} weeks: we plan and build for ${usual.ends[1]} (gray), then work on live cases for ${usual.ends[3] - usual.ends[1]}.`;

/** How clients pay the price to build. */
export const thirds =
  'You pay a third when the build starts, a third after check 1 and a third after check 2. If a check fails, you pay nothing more for the build, and maintenance goes on only if you ask for it. If check 1 passes, you owe its third even if you stop.';
export const payment = `${thirds} After check 2, the code is yours, pass or fail.`;

/** What the monthly price includes. The home page and the terms use the same words. */
const covered = 'monitoring, fixes, small changes and any AI model use';
export const maintenance = {
  covered,
  covers: `Monthly maintenance covers ${covered} from the first live case on. You may end it with 30 days’ notice; we must give you 90.`,
  failure:
    'If an agent fails, its work goes to your people, and we and the person you name get an alert within minutes, day or night. One of us starts on the repair within four business hours, so a failure at night waits until morning.',
  ended:
    'When maintenance ends, you choose: your agents keep running without our monitoring and you pay for AI model use, or we switch them off.',
} as const;

/** "Week 1", "Weeks 2 to 3". */
export const span = (unit: string, from: number, to: number) => {
  const Unit = unit.replace(/^./, (letter) => letter.toUpperCase());
  return from >= to ? `${Unit} ${to}` : `${Unit}s ${from} to ${to}`;
};

/** A service's plan, line by line: "Weeks 2 to 3", "Development, then check 1". */
export function timetableOf({ unit, ends }: Plan): { when: string; what: string }[] {
  const names = ['Discovery', 'Development, then check 1', 'Live trial, then check 2', 'Release to all agreed cases'];
  return names.flatMap((what, place) => {
    const [before = 0, end = 0] = [ends[place - 1], ends[place]];
    return end > before ? [{ when: span(unit, before + 1, end), what }] : [];
  });
}

/** How long a plan takes, without what that depends on: "8 weeks", "15 business days". */
export const durationOf = ({ unit, ends }: Plan): string => `${ends[3]} ${unit === 'day' ? 'business day' : unit}s`;
/** "8 weeks for common topics". */
export const lengthOf = (plan: Plan): string => `${durationOf(plan)} ${plan.given ?? ''}`.trim();
