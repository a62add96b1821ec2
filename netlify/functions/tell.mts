/** Tells the owner of new leads, deletes what is over, and notes that it ran: every minute, at Netlify and at home. */
import { site } from '../../src/data/site.ts';
import { connect, projectSettings, type Client } from '../database.ts';
import { NotSent, readChannels, type Channel, type ChannelName } from '../tell/channels.ts';
import { messagesPerMinute, namesPerDigest, pauseAfter, planFor, type ChannelState } from '../tell/plan.ts';
import { digestOf, messageAbout } from '../tell/words.ts';

export const config = { schedule: '* * * * *' };

/** The part of Netlify's context that matters here. */
interface Context {
  deploy?: { context?: string };
}

/** A run ends before the next minute's can, and before Netlify would end it. */
const RUN_MS = 9_000;
const CHANNEL_MS = 5_000;

/** Answers with what each channel did, by its name; 500 when the run could not end well. */
export default async function tell(_request: Request, context: Context = {}): Promise<Response> {
  const kind = context.deploy?.context;
  const names = projectSettings(kind);
  const [url = '', key = ''] = [process.env[names.url]?.trim(), process.env[names.key]?.trim()];
  if (!url || !key) {
    if (names.key.startsWith('PREVIEW')) return Response.json({ idle: `a ${kind} has no project of its own` });
    return failed(`${url ? names.key : names.url} is not set: nobody can be told of new leads.`);
  }
  try {
    return Response.json(await run(connect(url, key, AbortSignal.timeout(RUN_MS)), readChannels(process.env)));
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
}

async function run(database: Client, channels: Map<ChannelName, Channel>): Promise<Record<string, string>> {
  const begun = await ask(database, 'tell_begin', {
    channels: [...channels.keys()],
    whole: messagesPerMinute,
    names: namesPerDigest,
  });
  if (begun === null) return { idle: 'another run is under way' };
  const { run: id, channels: states } = begun as { run: string; channels: Record<ChannelName, ChannelState> };
  const said = await Promise.all(
    [...channels].map(
      async ([name, channel]) => [name, await tellThrough(database, name, channel, states[name])] as const,
    ),
  );
  await ask(database, 'tell_end', {
    run: id,
    lead_months: site.retention.leadMonths,
    source_days: site.retention.counterDays,
  });
  return Object.fromEntries(said);
}

/** Sends what is due on a channel, and notes each message right after it: one that was cut off in between is sent again. */
async function tellThrough(database: Client, channel: ChannelName, way: Channel, state: ChannelState): Promise<string> {
  const note = (what: object): Promise<unknown> => ask(database, 'tell_note', { channel, ...what });
  const plan = planFor(state);
  const signal = AbortSignal.timeout(CHANNEL_MS);
  try {
    if ('problem' in way) throw new NotSent(way.problem);
    if (plan === 'digest') {
      await way.send(digestOf(state), signal);
      await note({ sent: messagesPerMinute });
    } else if (plan === 'messages') {
      for (const lead of state.leads) {
        await way.send(messageAbout(lead), signal);
        await note({ sent: 1, ids: [lead.id] });
      }
    }
    return plan === 'nothing' ? `nothing to tell${state.paused ? ' during a pause' : ''}` : `told ${state.untold}`;
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    const seconds = pauseAfter(state.failures, error.retryAfter);
    await note({ sent: 1, ids: [], problem: error.message, seconds: 'problem' in way ? 0 : seconds });
    return `NOT TOLD: ${error.message}`;
  }
}

async function ask(database: Client, name: 'tell_begin' | 'tell_note' | 'tell_end', p: object): Promise<unknown> {
  const { data, error } = await database.rpc(name, { p: p as Record<string, string> });
  if (error) throw new Error(`The database does not answer ${name}: ${error.code || 'no connection'} ${error.message}`);
  return data;
}

function failed(problem: string): Response {
  console.error(problem);
  return Response.json({ problem }, { status: 500 });
}
