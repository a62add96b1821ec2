/**
 * Shows how floods of spam affect honest people. Each scenario runs on the real migrations, the real `notify` and a
 * receiver that accepts only so many messages a minute. To let a minute pass, every time in the database is moved back.
 */
import { text as bodyOf } from 'node:stream/consumers';
import notify from '../../netlify/functions/notify.mts';
import { functionEnvironment, type OpenStore } from '../../tools/leads/open-store.ts';
import { listen } from '../../tools/listen.ts';

/** A project with the migrations: the local one, or one that a database URL leads to. */
type SpamProject = Pick<OpenStore, 'url' | 'secretKey' | 'query'> & { key: string };

interface FloodScenario {
  name: string;
  /** How many messages the receiver accepts per minute. */
  receives: number;
  /** For how many minutes robots and people send. */
  lasts: number;
  /** How many robots send per minute, before `notify` runs; `from` gives each one's address. */
  robots: number;
  from: (n: number) => string;
  /** How many honest people send in a minute, after the robots and after `notify` has run. */
  people: (minute: number) => number;
}

const burst = { receives: 5, lasts: 1, robots: 300, people: () => 1 };
export const scenarios: FloodScenario[] = [
  { ...burst, name: '300 from one address, then a person', from: () => '203.0.113.7' },
  { ...burst, name: '300 from one address, then a person', from: () => '203.0.113.7', receives: 1 },
  {
    name: '2,000 from 200 addresses in ten minutes, 20 people among them',
    receives: 5,
    lasts: 10,
    robots: 200,
    from: (n) => `203.0.113.${n % 200}`,
    people: () => 2,
  },
  { ...burst, name: '300 from the /64s of one /48, then a person', from: (n) => `2001:db8:0:${n.toString(16)}::1` },
  {
    name: '60 a minute for an hour from new networks, a person each ten minutes',
    receives: 5,
    lasts: 60,
    robots: 60,
    from: (n) => `10.${(n >> 8) & 255}.${n & 255}.1`,
    people: (minute) => (minute % 10 === 5 ? 1 : 0),
  },
];

/** Returns what happened to all leads, and the median time of an honest insert in ms. */
export async function simulateFlood(project: SpamProject, scenario: FloodScenario) {
  const { query } = project;
  /** Messages that the receiver accepted. */
  const taken: { minute: number; text: string }[] = [];
  let minute = 0;
  /** Requests to the receiver in the first hour, refused ones included. */
  let requests = 0;
  let thisMinute = 0;
  const receiver = await listen(async (request, response) => {
    const { text } = JSON.parse(await bodyOf(request)) as { text: string };
    if (minute < 60) requests += 1;
    if ((thisMinute += 1) > scenario.receives) return void response.writeHead(429).end();
    taken.push({ minute, text });
    response.end();
  }, 0);
  /** How many robots' leads got each response status. */
  const answers: Record<string, number> = {};
  const inserts: number[] = [];
  const written: { name: string; minute: number }[] = [];
  let counts = { flagged: 0, pending: 0 };
  try {
    // Goes on until the owner was told of every lead, for two hours at most.
    for (; minute < scenario.lasts || (counts.pending > 0 && minute < 120); minute += 1) {
      thisMinute = 0;
      const isOver = minute >= scenario.lasts;
      const flood = Array.from({ length: isOver ? 0 : scenario.robots }, (_, n) => n + minute * scenario.robots);
      for (const status of await Promise.all(flood.map((n) => send(project, `Robot ${n}`, scenario.from(n))))) {
        answers[status] = (answers[status] ?? 0) + 1;
      }
      await notify(new Request(project.url), {}, functionEnvironment({ NOTIFY_WEBHOOK_URL: receiver.url }, project));
      for (let people = isOver ? 0 : scenario.people(minute); people > 0; people -= 1) {
        const name = `Person ${inserts.length}`;
        const start = performance.now();
        if ((await send(project, name, `198.51.100.${inserts.length}`)) === 201) written.push({ name, minute });
        inserts.push(performance.now() - start);
      }
      await passMinute(query);
      const sql = `select count(*) filter (where 'many_from_network' = any (flags))::int as flagged,
        count(*) filter (where pending_channels <> '{}')::int as pending from public.leads`;
      [counts = counts] = await query<typeof counts>(sql);
    }
    /** Minutes until a message named each honest person, in the order in which they wrote. */
    const waits = written.map(({ name, minute: from }) => {
      const message = taken.find(({ text }) => new RegExp(`${name}\\b`).test(text));
      return message ? message.minute - from : Infinity;
    });
    const median = inserts.toSorted((a, b) => a - b)[inserts.length >> 1] ?? 0;
    return { waits, answers, requests, ...counts, 'insert ms': Number(median.toFixed(1)) };
  } finally {
    await receiver.close(0);
  }
}

/** Makes everything in the database a minute older. */
export async function passMinute(query: SpamProject['query']): Promise<void> {
  await query(`with leads as (update public.leads set received_at = received_at - interval '1 minute'),
    channels as (update private.channels set paused_from = paused_from - interval '1 minute',
      paused_until = paused_until - interval '1 minute'),
    tombstones as (update private.tombstones set added_at = added_at - interval '1 minute')
    update private.settings set current_run_expires_at = current_run_expires_at - interval '1 minute', last_run_at = last_run_at - interval '1 minute'`);
}

async function send({ url, key }: SpamProject, name: string, address: string): Promise<number> {
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
