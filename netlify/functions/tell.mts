/** Tells the owner of new leads, deletes what is over, and notes that it ran: every minute, at Netlify and at home. */
import { site } from '../../src/data/site.ts';
import { connect, projectSettings, type Client, type UntoldLeads } from '../database.ts';
import { readChannels, type Channel, type ChannelName } from '../tell/channels.ts';
import { limits, messagesDue, MINUTE, restAfter } from '../tell/messages.ts';

export const config = { schedule: '* * * * *' };

/** A run ends before the next minute's can, and before Netlify would end it. */
const RUN_MS = 9_000;
const CHANNEL_MS = 5_000;

/** Answers with what each channel did, by its name; 500 when the run could not end well. */
export default async function tell(
  _request: Request,
  context: { deploy?: { context?: string } } = {},
): Promise<Response> {
  const kind = context.deploy?.context;
  const names = projectSettings(kind);
  const [url, key] = [process.env[names.url]?.trim(), process.env[names.key]?.trim()];
  const channels = readChannels(process.env);
  try {
    if (url && key)
      return Response.json(await tellThroughAll(connect(url, key, AbortSignal.timeout(RUN_MS)), channels));
    if (names.key.startsWith('PREVIEW')) return Response.json({ idle: `a ${kind} has no project of its own` });
    throw new Error(`${url ? names.key : names.url} is not set`);
  } catch (error) {
    const problem = `Nobody can be told of new leads: ${(error as Error).message}`;
    console.error(problem);
    return Response.json({ problem }, { status: 500 });
  }
}

async function tellThroughAll(database: Client, channels: Map<ChannelName, Channel>): Promise<Record<string, string>> {
  const asked = { channels: [...channels.keys()], ...limits };
  const { data: begun } = await database.rpc('tell_begin', { p: asked }).throwOnError();
  if (begun === null) return { idle: 'another run is under way' };
  const { run } = begun;
  const telling = [...channels].map(async ([name, channel]) => {
    const note = (what: Note) => database.rpc('tell_note', { p: { run, channel: name, ...what } }).throwOnError();
    return [name, await tellThrough(channel, begun.channels[name]!, note)];
  });
  const said = Object.fromEntries(await Promise.all(telling));
  const { leadMonths, counterDays } = site.retention;
  await database.rpc('tell_end', { p: { run, lead_months: leadMonths, source_days: counterDays } }).throwOnError();
  return said;
}

/** This lead was told, or without an id all of them, unless there is a problem; and the channel rests for some seconds. */
type Note = { id?: string | undefined; problem?: string; rest: number };

/** Sends what is due, and notes each message right after it: one that was cut off in between is sent again. */
async function tellThrough(channel: Channel, leads: UntoldLeads, note: (what: Note) => PromiseLike<unknown>) {
  const fail = async (problem: string, rest: number): Promise<string> => {
    await note({ problem, rest });
    return `NOT TOLD: ${problem}`;
  };
  if (typeof channel === 'string') return fail(channel, 0);
  const messages = messagesDue(leads);
  const signal = AbortSignal.timeout(CHANNEL_MS);
  for (const message of messages) {
    const refusal = await channel(message, signal);
    if (refusal) return fail(refusal.problem, restAfter(leads.failures, refusal.retryAfter));
    await note({ id: message.id, rest: message.id ? 0 : MINUTE });
  }
  return messages.length > 0 ? `told ${leads.untold}` : `nothing to tell${leads.untold > 0 ? ' during a pause' : ''}`;
}
