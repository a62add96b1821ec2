/** One way from a first talk to a running automation, for every service, and where a service differs. */

export const headline = 'Three steps, two checks';

/** The last week, or business day, of: discovery; development, with the first check; the trial, with the second; the rest. */
type Ends = readonly [discovery: number, firstCheck: number, secondCheck: number, live: number];

export const usual: Ends = [1, 3, 6, 8];

/**
 * Services by their slug, and how and why they differ; one that is not here has the usual plan. `given`: what the length
 * depends on, in three words.
 */
const plans: Readonly<Record<string, { unit?: 'day'; ends: Ends; given?: string; differs: string }>> = {
  'ai-lead-generation': {
    ends: [1, 4, 8, 8],
    differs: 'In weeks 2 to 4, new mailboxes warm up by writing only to our own test addresses.',
  },
  'customer-support-ai': {
    ends: [1, 3, 8, 8],
    given: 'for common topics',
    differs: 'The first topics are usually released in week 6.',
  },
  'crm-integrations': {
    unit: 'day',
    ends: [1, 2, 15, 15],
    given: 'without an ERP',
    differs:
      'The sync is in use from day 3. Reading orders from emails adds two weeks, an ERP one to four, and years of duplicates up to two.',
  },
  'lead-capture-systems': {
    ends: [1, 3, 11, 11],
    given: 'with enough leads',
    differs: 'The old and new forms run side by side for eight weeks, or longer if needed to reach 100 leads.',
  },
  'website-design': {
    ends: [1, 7, 10, 10],
    differs: 'Discovery may be all you need.',
  },
  'appointment-automation': {
    ends: [1, 3, 6, 8],
    differs: 'Weeks 7 and 8 add the other calendars, at no extra charge. We register your texting number on day one.',
  },
};

export const planOf = (slug: string) => ({
  unit: 'week',
  ends: usual,
  given: undefined,
  differs: undefined,
  ...plans[slug],
});

/** The three steps, as home tells them. */
export const phases = [
  {
    title: 'Discovery',
    text: 'We write down every step and rule. You name the number that must improve.',
  },
  {
    title: 'Development',
    text: 'We build the automation and test it on past cases. Nothing is live yet.',
    check: 'Nine in ten test cases must come out right, or we stop and you owe nothing more.',
  },
  {
    title: 'Deployment',
    /** Of the client's cases, the share that a person still approves, week by week after the first check. */
    approved: [1, 0.75, 0.75, 0.5, 0],
    text: 'We start with a few live cases. A person approves what customers get until 19 of 20 drafts need no edit.',
    check: 'Your number must be reached, or you owe nothing more and keep the code.',
  },
] as const;

/** When a client pays, in the words of services, home and terms. */
export const payment =
  'You pay a third of the price when the build starts, a third after check 1 and a third after check 2. If check 2 fails, you owe nothing more, and you keep the code.';

/** What the monthly price buys, in the words of home and terms. */
export const maintenance = {
  covers:
    'Monthly maintenance covers monitoring, fixes and small changes. It starts with the first live case, and either side may end it with 30 days’ notice.',
  failure:
    'Automatic monitoring runs around the clock. An agent that fails alerts us and your named contact within minutes and hands its work to your people. One of our people starts on the problem within four business hours.',
  ended:
    'When maintenance ends, your agents stay in your accounts. They keep running with nobody watching, or we switch them off: your choice.',
} as const;

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
