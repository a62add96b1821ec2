/** One way from a first talk to a running automation, for every service, and where a service differs. */

export const headline = 'Three steps, two checks';

/** A unit, and in which of them these end: discovery; development, with the first check; the trial, with the second; the rest. */
export interface Plan {
  unit: 'week' | 'day';
  ends: [discovery: number, firstCheck: number, secondCheck: number, live: number];
  /** How and why it is not the usual one. */
  differs?: string | undefined;
}

/** Of each service whose front matter has no other. */
export const usual: Plan = { unit: 'week', ends: [1, 3, 6, 8] };

export const phases = [
  { title: 'Discovery', text: 'We write down each step and its rules. You name the number that must change.' },
  {
    title: 'Development',
    text: 'We build it and run it on your past cases. Nothing reaches a customer.',
    check: 'Nine in ten drafts must be right, or we stop. You have paid a third.',
  },
  {
    title: 'Deployment',
    /** Of the client's cases, the share that a person still approves, week by week after the first check. */
    approved: [1, 0.75, 0.75, 0.5, 0],
    text: 'Some live cases first, each approved by a person. Then half, then all you agreed to.',
    check:
      'Your number must be reached, or the last third is not due. A step runs alone once 19 of 20 drafts leave unchanged.',
  },
] as const;

/** The names of the checks, and the table of how long each service takes. */
export const checks = ['First check', 'Second check'];
export const lengths = {
  title: 'How long each service takes',
  caption: 'When each service is checked',
  head: ['Service', 'Check 1', 'Check 2', 'In all'],
};

export const payment =
  'You pay a third of the build price at the start, a third after check 1 and a third after check 2.';

const span = (unit: string, from: number, to: number) => {
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

/** "8 weeks", "15 business days". */
export const lengthOf = ({ unit, ends }: Plan): string => `${ends[3]} ${unit === 'day' ? 'business day' : unit}s`;
