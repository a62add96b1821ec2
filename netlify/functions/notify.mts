/** Runs every minute, also under `npm start`: tells the owner of new leads, deletes expired data, notes that it ran. */
import type { Config } from '@netlify/functions';
import { site } from '../../src/data/site.ts';
import {
  connectToProject,
  type Client,
  type Context,
  type Database,
  type Environment,
  type PendingLeads,
} from '../database.ts';
import { readChannels, type Channel } from '../notify/channels.ts';
import { messageLimits, dueMessages, COOLDOWN_S, retryDelay } from '../notify/messages.ts';

export const config: Config = { schedule: '* * * * *' };

/** A run ends before Netlify's limit of 30 s: no message begins after 8 s, and each has 10 s, since mail can be slow. */
const RUN_MS = 25_000;

/** Answers with each channel's name and result; with status 500 when the run failed. */
export default async function notify(_request: Request, context: Context = {}, environment: Environment = process.env) {
  try {
    const database = connectToProject(context, environment, RUN_MS);
    const results: Record<string, string> = database
      ? await notifyChannels(database, environment)
      : { idle: `a ${context.deploy?.context} has no project of its own` };
    if (results['idle']) console.info(`This run notified nobody: ${results['idle']}`);
    return Response.json(results);
  } catch (error) {
    const problem = `Nobody can be notified of new leads: ${(error as Error).message}`;
    console.error(problem);
    return Response.json({ problem }, { status: 500 });
  }
}

async function notifyChannels(database: Client, environment: Environment): Promise<Record<string, string>> {
  const channels = readChannels(environment);
  const { data } = await database
    .rpc('notify_begin', { channels: [...channels.keys()], ...messageLimits })
    .throwOnError();
  if (data === null) return { idle: 'another run is under way' };
  const { run, channels: leadsOf } = data;
  const sending = [...channels].map(async ([name, channel]) => {
    return [name, await sendTo(channel, leadsOf[name]!, database, { run, channel: name })];
  });
  const results = Object.fromEntries(await Promise.all(sending));
  const { leadMonths, networkHashDays } = site.retention;
  await database.rpc('notify_end', { run, lead_months: leadMonths, network_days: networkHashDays }).throwOnError();
  return results;
}

type Result = Omit<Database['public']['Functions']['notify_result']['Args'], 'run' | 'channel'>;

/** Sends the messages that are due, and notes each after it was sent. After a crash in between, it is sent again. */
async function sendTo(channel: Channel, leads: PendingLeads, database: Client, at: { run: string; channel: string }) {
  const note = (result: Result) => database.rpc('notify_result', { ...at, ...result }).throwOnError();
  const fail = async (problem: string, failures: number, cooldown_seconds: number): Promise<string> => {
    console.error(`The owner was not notified: ${problem}`);
    await note({ sent: false, lead: null, problem, failures, cooldown_seconds });
    return `FAILED: ${problem}`;
  };
  // With a wrong setting, nothing is sent, so no receiver has failed, and a pause would only delay the repair.
  if (typeof channel === 'string') return fail(channel, 0, 0);
  const messages = dueMessages(leads);
  const end = performance.now() + 8_000;
  let unreached = '';
  for (const [place, message] of messages.entries()) {
    if (performance.now() > end) return `sent ${place} messages; the next run sends the others`;
    const { problem, retryAfter, isPartial } = (await channel(message, AbortSignal.timeout(10_000))) ?? {};
    if (problem && !isPartial) return fail(problem, leads.failures + 1, retryDelay(leads.failures, retryAfter));
    // The count of failures ends with the last message, because the receiver may still refuse another lead.
    const isLast = place === messages.length - 1;
    let failures = isLast ? 0 : leads.failures;
    if (problem) {
      console.error(`Not everybody was notified: ${problem}`);
      unreached = problem;
      // A message that some recipients got counts as sent: sent again, it would ring at theirs each minute for as long as
      // the address of another one is wrong. One failure keeps the problem for `npm run leads` until a message reaches
      // everybody, and neither pauses the channel nor turns its messages into summaries.
      failures = Math.max(1, failures);
    }
    const cooldown_seconds = message.id ? 0 : COOLDOWN_S;
    await note({ sent: true, lead: message.id ?? null, problem: problem ?? null, failures, cooldown_seconds });
  }
  if (messages.length === 0) return leads.pending > 0 ? 'cooling down' : 'no new leads';
  return `notified of ${leads.pending}${unreached ? `, but not everybody: ${unreached}` : ''}`;
}
