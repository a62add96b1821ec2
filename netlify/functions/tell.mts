/** Runs every minute, also under `npm start`: tells the owner of new leads, deletes expired data, notes that it ran. */
import type { Config } from '@netlify/functions';
import { site } from '../../src/data/site.ts';
import { projectOf, type Client, type Context, type Environment, type UntoldLeads } from '../database.ts';
import { readChannels, type Channel } from '../notify/channels.ts';
import { limits, messagesDue, PAUSE, restAfter } from '../notify/messages.ts';

export const config: Config = { schedule: '* * * * *' };

/** A run ends before Netlify's limit of 30 s: no message begins after 8 s, and each has 10 s, since mail can be slow. */
const RUN_MS = 25_000;

/** Answers with each channel's name and result; with status 500 when the run failed. */
export default async function tell(_request: Request, context: Context = {}, environment: Environment = process.env) {
  try {
    const database = projectOf(context, environment, RUN_MS);
    const results: Record<string, string> = database
      ? await tellChannels(database, environment)
      : { idle: `a ${context.deploy?.context} has no project of its own` };
    if (results['idle']) console.info(`This run told nobody: ${results['idle']}`);
    return Response.json(results);
  } catch (error) {
    const problem = `Nobody can be told of new leads: ${(error as Error).message}`;
    console.error(problem);
    return Response.json({ problem }, { status: 500 });
  }
}

async function tellChannels(database: Client, environment: Environment): Promise<Record<string, string>> {
  const channels = readChannels(environment);
  const { data } = await database.rpc('tell_begin', { channels: [...channels.keys()], ...limits }).throwOnError();
  if (data === null) return { idle: 'another run is under way' };
  const { run, channels: leadsOf } = data;
  const sending = [...channels].map(async ([name, channel]) => {
    return [name, await sendTo(channel, leadsOf[name]!, database, { run, channel: name })];
  });
  const results = Object.fromEntries(await Promise.all(sending));
  const { leadMonths, counterDays } = site.retention;
  await database.rpc('tell_end', { run, lead_months: leadMonths, source_days: counterDays }).throwOnError();
  return results;
}

/** Sends the messages that are due, and notes each after it was sent. After a crash in between, it is sent again. */
async function sendTo(channel: Channel, leads: UntoldLeads, database: Client, at: { run: string; channel: string }) {
  const fail = async (problem: string, failures: number, rest: number): Promise<string> => {
    console.error(`The owner is not told: ${problem}`);
    await database.rpc('not_told', { ...at, problem, failures, rest }).throwOnError();
    return `NOT TOLD: ${problem}`;
  };
  // A message that some recipients got counts as told: sent again, it would ring at theirs each minute for as long as the
  // address of another one is wrong. One failure keeps the problem for `npm run leads` until a message reaches everybody,
  // and neither pauses the channel nor turns its messages into summaries.
  const noteUnreached = async (problem: string, { isLast, rest }: { isLast: boolean; rest: number }): Promise<void> => {
    console.error(`Not everybody is told: ${problem}`);
    // Before the last message, the failures of a lead that the receiver refuses still count.
    const failures = isLast ? 1 : Math.max(1, leads.failures);
    await database.rpc('not_told', { ...at, problem, failures, rest }).throwOnError();
  };
  // With a wrong setting, nothing is sent, so no receiver has failed, and a pause would only delay the repair.
  if (typeof channel === 'string') return fail(channel, 0, 0);
  const messages = messagesDue(leads);
  const end = performance.now() + 8_000;
  let unreached = '';
  for (const [place, message] of messages.entries()) {
    if (performance.now() > end) return `told ${place}; the next run tells the others`;
    const { problem, retryAfter, isPartial } = (await channel(message, AbortSignal.timeout(10_000))) ?? {};
    if (problem && !isPartial) return fail(problem, leads.failures + 1, restAfter(leads.failures, retryAfter));
    if (message.id) await database.rpc('told_one', { ...at, lead: message.id }).throwOnError();
    else await database.rpc('told_batch', { ...at, rest: PAUSE }).throwOnError();
    if (problem) {
      unreached = problem;
      await noteUnreached(problem, { isLast: place === messages.length - 1, rest: message.id ? 0 : PAUSE });
    }
  }
  if (messages.length === 0) return `nothing to tell${leads.untold > 0 ? ' during a pause' : ''}`;
  return `told ${leads.untold}${unreached ? `, but not everybody: ${unreached}` : ''}`;
}
