/**
 * Simulates floods of spam with honest people among them, on the real migrations and the real `notify`, with a receiver
 * that accepts only so many messages a minute. To let a minute pass, every time in the database is moved back.
 */
import { json } from 'node:stream/consumers';
import notify from '../../netlify/functions/notify.mts';
import { functionEnvironment } from '../../tools/leads/open-store.ts';
import { listen } from '../../tools/listen.ts';
import { callApi, leadRow, type Project } from './test-projects.ts';

export interface FloodScenario {
  name: string;
  /** For how many minutes robots and people send. */
  minutes: number;
  /** How many robots send in a minute, before `notify` runs. */
  robotsPerMinute: number;
  robotAddress: (robot: number) => string;
  /** How many honest people send in a minute, each from an address of their own, after `notify` has run. */
  peoplePerMinute: number;
}

export const smallFlood: FloodScenario = {
  name: '300 robots at one address, then a person',
  minutes: 1,
  robotsPerMinute: 300,
  robotAddress: () => '203.0.113.7',
  peoplePerMinute: 1,
};

export const largeFlood: FloodScenario = {
  name: '2,000 robots at 200 addresses in ten minutes, 20 people among them',
  minutes: 10,
  robotsPerMinute: 200,
  robotAddress: (robot) => `203.0.113.${robot % 200}`,
  peoplePerMinute: 2,
};

export interface FloodResult {
  /** Minutes until a message named each honest person, in the order in which they wrote; Infinity if none did. */
  waits: number[];
  /** How many robots' leads got each response status. */
  robotStatuses: Record<number, number>;
  /** Requests to the receiver in the first hour, refused ones included. */
  requestsInFirstHour: number;
  /** How many leads the owner was never notified of. */
  pending: number;
}

const ACCEPTED_PER_MINUTE = 5;
const MAX_MINUTES = 120;

/** Runs a scenario until the owner was notified of every lead, for two hours at most. */
export async function simulateFlood(project: Project, scenario: FloodScenario): Promise<FloodResult> {
  const receiver = await startLimitedReceiver();
  const robotStatuses: Record<number, number> = {};
  const people: { name: string; minute: number }[] = [];
  let minute = 0;
  let pending = 0;
  try {
    do {
      receiver.startMinute(minute);
      const isFlooding = minute < scenario.minutes;
      if (isFlooding) {
        for (const status of await sendRobots(project, scenario, minute)) {
          robotStatuses[status] = (robotStatuses[status] ?? 0) + 1;
        }
      }
      const environment = functionEnvironment({ NOTIFY_WEBHOOK_URL: receiver.url }, project);
      await notify(new Request(project.url), {}, environment);
      const newPeople = isFlooding ? scenario.peoplePerMinute : 0;
      for (let sent = 0; sent < newPeople; sent += 1) {
        const name = `Person ${people.length}`;
        await sendLead(project, name, `198.51.100.${people.length}`);
        people.push({ name, minute });
      }
      await passMinute(project.query);
      pending = await countPending(project);
      minute += 1;
    } while (minute < scenario.minutes || (pending > 0 && minute < MAX_MINUTES));
  } finally {
    await receiver.close();
  }
  const waits = people.map(({ name, minute: sentAt }) => receiver.minuteOf(name) - sentAt);
  return { waits, robotStatuses, requestsInFirstHour: receiver.requestsInFirstHour(), pending };
}

/** A webhook that answers 429 once it has accepted its messages of a minute. */
async function startLimitedReceiver() {
  const accepted: { minute: number; text: string }[] = [];
  let minute = 0;
  let requestsThisMinute = 0;
  let requestsInFirstHour = 0;
  const server = await listen(async (request, response) => {
    const { text } = (await json(request)) as { text: string };
    requestsThisMinute += 1;
    if (minute < 60) requestsInFirstHour += 1;
    if (requestsThisMinute > ACCEPTED_PER_MINUTE) {
      response.writeHead(429).end();
      return;
    }
    accepted.push({ minute, text });
    response.end();
  }, 0);
  return {
    url: server.url,
    startMinute: (now: number) => {
      minute = now;
      requestsThisMinute = 0;
    },
    /** When an accepted message named a person first. */
    minuteOf: (name: string): number => {
      const message = accepted.find(({ text }) => new RegExp(`${name}\\b`).test(text));
      return message?.minute ?? Infinity;
    },
    requestsInFirstHour: () => requestsInFirstHour,
    close: () => server.close(0),
  };
}

/** Sends a minute's leads of robots, all at once, and returns their response statuses. */
async function sendRobots(project: Project, scenario: FloodScenario, minute: number): Promise<number[]> {
  const firstRobot = minute * scenario.robotsPerMinute;
  const robots = Array.from({ length: scenario.robotsPerMinute }, (_, index) => firstRobot + index);
  return Promise.all(robots.map((robot) => sendLead(project, `Robot ${robot}`, scenario.robotAddress(robot))));
}

async function sendLead(project: Project, name: string, address: string): Promise<number> {
  const row = leadRow({
    full_name: name,
    email: `${name.replace(' ', '-')}@acme.test`,
    created_at: new Date().toISOString(),
  });
  const { status } = await callApi(project, 'leads', row, { headers: { 'cf-connecting-ip': address } });
  return status;
}

async function countPending({ query }: Project): Promise<number> {
  const [row] = await query<{ count: number }>(
    "select count(*)::int as count from public.leads where pending_channels <> '{}'",
  );
  return row?.count ?? 0;
}

/** Makes everything in the database a minute older. */
export async function passMinute(query: Project['query']): Promise<void> {
  await query(`
    with older_leads as (
      update public.leads set received_at = received_at - interval '1 minute'
    ),
    older_channels as (
      update private.channels
      set cooldown_began_at = cooldown_began_at - interval '1 minute', cooldown_ends_at = cooldown_ends_at - interval '1 minute'
    ),
    older_tombstones as (
      update private.tombstones set added_at = added_at - interval '1 minute'
    )
    update private.notify_state
    set current_run_expires_at = current_run_expires_at - interval '1 minute',
      last_run_at = last_run_at - interval '1 minute'`);
}
