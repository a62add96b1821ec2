/** One way from a first talk to a running automation, for every service, and where a service differs. */

export const headline = 'Three steps, two checks';

/** The last week, or business day, of: discovery; development, with the first check; the trial, with the second; the rest. */
type Ends = readonly [discovery: number, firstCheck: number, secondCheck: number, live: number];

export const usual: Ends = [1, 3, 6, 8];

/** Services by their slug, and how and why they differ; one that is not here has the usual plan. */
const plans: Readonly<Record<string, { unit?: 'day'; ends: Ends; differs: string }>> = {
  'ai-lead-generation': {
    ends: [1, 4, 8, 8],
    differs: 'New mailboxes need a slow start, and a reply rate takes four weeks to show.',
  },
  'crm-integrations': {
    unit: 'day',
    ends: [1, 2, 15, 15],
    differs:
      'That is for cloud tools with ready APIs: you use it from day 3, and the days after that prove it. An ERP adds one to four weeks, years of duplicates up to two.',
  },
  'lead-capture-systems': {
    ends: [1, 3, 11, 11],
    differs: 'The new form runs beside the old one, through slow weeks, too.',
  },
  'website-design': {
    ends: [1, 7, 10, 10],
    differs: 'Discovery takes out what slows the site down, and may be all you need.',
  },
  'appointment-automation': {
    ends: [1, 3, 6, 6],
    differs: 'Carriers need up to three weeks to register a texting number, so we apply on day one.',
  },
};

export const planOf = (slug: string) => ({ unit: 'week', ends: usual, differs: undefined, ...plans[slug] });

/** The three steps, as home tells them. */
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

/** When a client pays, in the words of services, home and terms. */
export const payment =
  'You pay a third of the build price at the start, a third after check 1 and a third after check 2.';

const span = (unit: string, from: number, to: number) => {
  const Unit = unit.replace(/^./, (letter) => letter.toUpperCase());
  return from >= to ? `${Unit} ${to}` : `${Unit}s ${from} to ${to}`;
};

/** A service's plan, line by line: "Weeks 2 to 3", "Development, then check 1". */
export function timetableOf(slug: string): { when: string; what: string }[] {
  const { unit, ends } = planOf(slug);
  const names = ['Discovery', 'Development, then check 1', 'Live trial, then check 2', 'Release to all agreed cases'];
  return names.flatMap((what, place) => {
    const [before = 0, end = 0] = [ends[place - 1], ends[place]];
    return end > before ? [{ when: span(unit, before + 1, end), what }] : [];
  });
}

/** "8 weeks", "15 business days". */
export function lengthOf(slug: string): string {
  const { unit, ends } = planOf(slug);
  return `${ends[3]} ${unit === 'day' ? 'business day' : unit}s`;
}
