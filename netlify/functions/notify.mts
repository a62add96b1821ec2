/**
 * Runs every minute, also under `npm start`: notifies the owner of new leads, deletes expired data, and notes that it ran.
 * Nobody but a schedule and `npm start` calls it, so its response is for logs and tests.
 */
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
import { readChannels, type Channel, type SendFailure, type WorkingChannel } from '../notify/channels.ts';
import { COOLDOWN_S, dueMessages, messageLimits, retryDelay, type Message } from '../notify/messages.ts';

export const config: Config = { schedule: '* * * * *' };

/** Netlify ends a run after 30 s. No message begins after 8 s, and each has 10 s, because mail can be slow. */
const RUN_MS = 25_000;
const SENDING_MS = 8_000;
const MESSAGE_MS = 10_000;

/** How often a message is sent again that some recipients could not take yet: for about seven minutes. */
const PARTIAL_RETRIES = 3;

/** The result of each channel, in words, by its name. */
type Results = Record<string, string>;

/** What notify_result notes of a message, besides the run and the channel. */
type MessageResult = Omit<Database['public']['Functions']['notify_result']['Args'], 'run' | 'channel'>;
type NoteResult = (result: MessageResult) => PromiseLike<unknown>;

/**
 * Responds with each channel's name and result, such as {"email": "notified of 2"}; with {"idle": reason} when this run
 * has nothing to do; with {"problem": reason} and status 500 when it failed.
 */
export default async function notify(_request: Request, context: Context = {}, environment: Environment = process.env) {
  try {
    const database = connectToProject(context, environment, RUN_MS);
    if (!database) return idle(`a ${context.deploy?.context} has no project of its own`);
    const results = await notifyChannels(database, environment);
    if (!results) return idle('another run is under way');
    return Response.json(results);
  } catch (error) {
    const problem = `Nobody can be notified of new leads: ${(error as Error).message}`;
    console.error(problem);
    return Response.json({ problem }, { status: 500 });
  }
}

function idle(reason: string): Response {
  console.info(`This run notified nobody: ${reason}`);
  return Response.json({ idle: reason });
}

/** Returns undefined when another run is in progress. */
async function notifyChannels(database: Client, environment: Environment): Promise<Results | undefined> {
  const channels = readChannels(environment);
  const started = await database
    .rpc('notify_begin', {
      channels: [...channels.keys()],
      max_detailed: messageLimits.detailed,
      max_listed: messageLimits.listed,
    })
    .throwOnError();
  if (started.data === null) return undefined;
  const { run, channels: pendingByChannel } = started.data;

  // At the same time, so that a slow receiver does not delay the other channel.
  const notifying = [...channels].map(async ([name, channel]) => {
    const noteResult: NoteResult = (result) =>
      database.rpc('notify_result', { run, channel: name, ...result }).throwOnError();
    const result = await notifyChannel(channel, pendingByChannel[name]!, noteResult);
    return [name, result] as const;
  });
  // Not `Promise.all`: if one channel's result cannot be noted, the other one still ends before this run does.
  const outcomes = await Promise.allSettled(notifying);
  const results: Results = {};
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') throw outcome.reason;
    const [name, result] = outcome.value;
    results[name] = result;
  }

  const { leadMonths, networkHashDays } = site.retention;
  await database.rpc('notify_end', { run, lead_months: leadMonths, network_days: networkHashDays }).throwOnError();
  return results;
}

/**
 * Sends the messages that are due, and notes each after it was sent: after a crash in between, it is sent again. Returns
 * the result in words.
 */
async function notifyChannel(channel: Channel, pending: PendingLeads, noteResult: NoteResult): Promise<string> {
  // With a wrong setting, nothing is sent: no receiver has failed, and a cooldown would only delay the repair.
  if ('problem' in channel)
    return noteFailure(noteResult, { problem: channel.problem, failures: 0, cooldownSeconds: 0 });

  const messages = dueMessages(pending);
  if (messages.length === 0) return pending.pending > 0 ? 'cooling down' : 'no new leads';

  const deadline = performance.now() + SENDING_MS;
  let partialProblem = '';
  for (const [index, message] of messages.entries()) {
    if (performance.now() > deadline) return `sent ${index} messages; the next run sends the others`;
    const failure = await sendOrFallBack(channel, message, AbortSignal.timeout(MESSAGE_MS));
    const isPartialEnough = failure?.isPartial && (!failure.isTemporary || pending.failures >= PARTIAL_RETRIES);
    if (failure && !isPartialEnough) {
      return noteFailure(noteResult, {
        problem: failure.problem,
        failures: pending.failures + 1,
        cooldownSeconds: retryDelay(pending.failures, failure.retryAfter),
      });
    }

    // The count of failures ends with the last message, because the receiver may still refuse another lead.
    const isLast = index === messages.length - 1;
    let failures = isLast ? 0 : pending.failures;
    if (failure) {
      console.error(`Not everybody was notified: ${failure.problem}`);
      partialProblem = failure.problem;
      // A message that some recipients got counts as sent: sent again, it would reach them each minute for as long as the
      // email address of another one is wrong. One failure keeps the problem for `npm run leads` until a message reaches
      // everybody, and neither starts a cooldown nor turns its messages into summaries.
      failures = Math.max(1, failures);
    }
    await noteResult({
      sent: true,
      lead: message.leadId ?? null,
      problem: failure?.problem ?? null,
      failures,
      // A summary announces many leads, so the next ones can wait.
      cooldown_seconds: message.leadId ? 0 : COOLDOWN_S,
    });
  }
  const result = `notified of ${pending.pending}`;
  return partialProblem ? `${result}, but not everybody: ${partialProblem}` : result;
}

/** Sends a message, or what replaces one that the receiver refuses for good. Returns the failure of the last one sent. */
async function sendOrFallBack(
  channel: WorkingChannel,
  message: Message,
  signal: AbortSignal,
): Promise<SendFailure | undefined> {
  const failure = await channel.send(message, signal);
  if (!failure?.isRefused || !message.fallback) return failure;
  console.error(`A message was refused, so a shorter one follows: ${failure.problem}`);
  return sendOrFallBack(channel, message.fallback, signal);
}

/** Why and how a channel failed. */
interface ChannelFailure {
  problem: string;
  /** How often the receiver has failed in a row by now: 0 if a wrong setting kept it from being asked. */
  failures: number;
  /** How long no message is sent. */
  cooldownSeconds: number;
}

/** Notes that a channel failed, and returns the result in words. */
async function noteFailure(noteResult: NoteResult, failure: ChannelFailure): Promise<string> {
  const { problem, failures, cooldownSeconds } = failure;
  console.error(`The owner was not notified: ${problem}`);
  await noteResult({ sent: false, lead: null, problem, failures, cooldown_seconds: cooldownSeconds });
  return `FAILED: ${problem}`;
}
