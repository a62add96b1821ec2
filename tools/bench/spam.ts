/**
 * What floods do to honest people: each scenario is played against the real migrations, the real `tell` and a receiver
 * that refuses more than some messages a minute. Minutes pass by moving every time in the database back.
 */
import { text as bodyOf } from 'node:stream/consumers';
import tell from '../../netlify/functions/tell.mts';
import { listen } from '../listen.ts';

/** A project with the migrations: at home, or any that a database's address leads to. */
export interface SpamProject {
  url: string;
  key: string;
  secretKey: string;
  query: <T>(text: string, parameters?: unknown[]) => Promise<T[]>;
}

/** Minutes for which a scenario is played at most, until the owner knows of everybody. */
const PATIENCE = 120;

interface Sender {
  name: string;
  address: string;
}

export interface Scenario {
  name: string;
  /** Messages a minute that the receiver takes. */
  receives: number;
  /** Minutes in which anybody sends. */
  lasts: number;
  /** Robots that send in a minute, before the owner is told. */
  robots: (minute: number) => Sender[];
  /** Honest people who send in a minute, after the robots, when the owner has just been told. */
  honest: (minute: number) => Sender[];
}

/** Many from one place: `count` robots whose addresses are made from their number. */
const robots = (count: number, first: number, addressOf: (n: number) => string): Sender[] =>
  Array.from({ length: count }, (_, n) => ({ name: `Robot ${first + n}`, address: addressOf(first + n) }));
const person = (n: number): Sender => ({ name: `Person ${n}`, address: `198.51.100.${n % 250}` });
export const scenarios: Scenario[] = [
  ...[5, 1].map((receives) => ({
    name: '300 from one address, then a person',
    receives,
    lasts: 1,
    robots: () => robots(300, 0, () => '203.0.113.7'),
    honest: () => [person(0)],
  })),
  {
    name: '2,000 from 200 addresses in ten minutes, 20 people among them',
    receives: 5,
    lasts: 10,
    robots: (minute) => robots(200, minute * 200, (n) => `203.0.113.${n % 200}`),
    honest: (minute) => [person(minute * 2), person(minute * 2 + 1)],
  },
  {
    name: '300 from the /64s of one /48, then a person',
    receives: 5,
    lasts: 1,
    robots: () => robots(300, 0, (n) => `2001:db8:0:${n.toString(16)}::1`),
    honest: () => [person(0)],
  },
  {
    name: '60 a minute for an hour from new networks, a person each ten minutes',
    receives: 5,
    lasts: 60,
    robots: (minute) => robots(60, minute * 60, (n) => `10.${(n >> 8) & 255}.${n & 255}.1`),
    honest: (minute) => (minute % 10 === 5 ? [person(minute)] : []),
  },
];

export interface Result {
  /** Minutes until each honest person was told by name, in the order in which they wrote. */
  waits: number[];
  /** Requests to the receiver within the first hour, those that it refused included. */
  requests: number;
  /** Robots' leads by the status of their answer. */
  answers: Record<string, number>;
  flagged: number;
  /** Leads that the owner has neither been told of nor been given in a count. */
  untold: number;
  /** Milliseconds that an honest insert took, the median. */
  insert: number;
}

export async function play(project: SpamProject, scenario: Scenario): Promise<Result> {
  const { query } = project;
  const told: { minute: number; text: string }[] = [];
  let minute = 0;
  let requests = 0;
  let taken = 0;
  const receiver = await listen(async (request, response) => {
    const { text } = JSON.parse(await bodyOf(request)) as { text: string };
    if (minute < 60) requests += 1;
    if ((taken += 1) > scenario.receives) return void response.writeHead(429).end();
    told.push({ minute, text });
    response.end();
  }, 0);
  const answers: Record<string, number> = {};
  const inserts: number[] = [];
  const written: { name: string; minute: number }[] = [];
  let counts = { flagged: 0, untold: 0 };
  try {
    for (; minute < scenario.lasts || (counts.untold > 0 && minute < PATIENCE); minute += 1) {
      taken = 0;
      const isOver = minute >= scenario.lasts;
      const flood = isOver ? [] : scenario.robots(minute);
      for (const status of await Promise.all(flood.map((robot) => send(project, robot)))) {
        answers[status] = (answers[status] ?? 0) + 1;
      }
      await run(project, receiver.url);
      for (const sender of isOver ? [] : scenario.honest(minute)) {
        const start = performance.now();
        if ((await send(project, sender)) === 201) written.push({ name: sender.name, minute });
        inserts.push(performance.now() - start);
      }
      await passMinute(query);
      const sql = `select count(*) filter (where 'rate_ip' = any (flags))::int as flagged,
        count(*) filter (where untold <> '{}')::int as untold from public.leads`;
      [counts = counts] = await query<typeof counts>(sql);
    }
    const waits = written.map(({ name, minute: from }) => {
      const message = told.find(({ text }) => new RegExp(`${name}\\b`).test(text));
      return message ? message.minute - from : Infinity;
    });
    const insert = inserts.toSorted((a, b) => a - b)[Math.floor(inserts.length / 2)] ?? 0;
    return { waits, requests, answers, ...counts, insert };
  } finally {
    await receiver.close(0);
  }
}

/** Runs the function with a webhook alone. */
export async function run({ url, secretKey }: SpamProject, webhook: string): Promise<unknown> {
  const before = process.env;
  process.env = { PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, NOTIFY_WEBHOOK_URL: webhook };
  const telling = tell(new Request(url));
  process.env = before;
  return (await telling).json();
}

/** Makes everything in the database a minute older. */
export async function passMinute(query: SpamProject['query']): Promise<void> {
  await query(`with leads as (update public.leads set received_at = received_at - interval '1 minute'),
    channels as (update private.channels set rests_until = rests_until - interval '1 minute'),
    buried as (update private.buried set buried_at = buried_at - interval '1 minute')
    update private.settings set run_until = run_until - interval '1 minute', last_tick = last_tick - interval '1 minute'`);
}

async function send({ url, key }: SpamProject, { name, address }: Sender): Promise<number> {
  const response = await fetch(`${url}/rest/v1/leads`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json', 'cf-connecting-ip': address },
    body: JSON.stringify({
      full_name: name,
      company_name: 'Acme',
      email: `${name.replace(' ', '-')}@acme.test`,
      service_interest: 'AI Lead Generation',
      created_at: new Date().toISOString(),
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Ways of filling in a form that are honest, and what a guard sees of each. */
const people = [
  { who: 'types, 90 s', seconds: 90 },
  { who: 'autofill, 2 s', seconds: 2 },
  { who: 'password manager that fills every field', seconds: 4, fillsHidden: true },
  { who: 'screen reader, 25 min', seconds: 1500, sees: false },
  { who: 'no script', seconds: 90, script: false },
  { who: 'tab left open overnight', seconds: 40_000 },
];

/** How many of these people each usual guard would refuse, by its own rule; the database refuses none of them. */
export const usualGuards = (
  [
    ['honeypot field', ({ fillsHidden = false }) => fillsHidden],
    ['picture captcha', ({ sees = true, script = true }) => !sees || !script],
    ['time trap, 3 s to 1 h', ({ seconds }) => seconds < 3 || seconds > 3600],
  ] as [string, (person: Partial<(typeof people)[number]> & { seconds: number }) => boolean][]
).map(([guard, refuses]) => ({
  guard,
  refused: `${people.filter(refuses).length} of ${people.length}`,
  who: people
    .filter(refuses)
    .map(({ who }) => who)
    .join('; '),
}));
