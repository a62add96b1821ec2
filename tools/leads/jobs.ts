/** Does for the embedded store what pg_cron and pg_net do for a hosted project: the same SQL, with real HTTP requests. */
import { site } from '../../src/data/site.ts';
import { reasonOf } from '../errors.ts';
import type { Environment } from '../settings/environment.ts';
import { readNotifySettings } from '../settings/notify-settings.ts';
import type { EmbeddedBackend } from './embedded-backend.ts';
import { printable } from './printable.ts';

export interface Jobs {
  /** Runs the jobs at once, since a lead came in. Never rejects. */
  run: () => Promise<void>;
  stop: () => Promise<void>;
}

interface QueuedRequest {
  id: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  timeout_milliseconds: number;
}

type Query = EmbeddedBackend['query'];

const MINUTE = 60_000;

/**
 * Starts the jobs, which run every minute, and prints a line for each new lead.
 *
 * @param environment says where the owner is told
 * @throws UserError when one of those settings cannot work
 */
export async function startJobs(query: Query, environment: Environment): Promise<Jobs> {
  const { leadMonths, counterDays } = site.retention;
  await query('update private.settings set lead_months = $1, counter_days = $2', [leadMonths, counterDays]);
  for (const [name, secret] of Object.entries(readNotifySettings(environment))) {
    await query('delete from vault.secrets where name = $1', [name]);
    if (secret) await query('select vault.create_secret($1, $2)', [secret, name]);
  }
  const [start] = await query<{ now: string }>('select now()::text as now');
  const stopping = new AbortController();
  let seen = start?.now ?? '';
  let last: Promise<unknown> = Promise.resolve();
  const run = async (): Promise<void> => {
    seen = await printNewLeads(query, seen);
    await runJobs(query);
    // The answers are in now: what they mean is noted at once.
    if (await sendQueued(query, stopping.signal)) await runJobs(query);
  };
  const runAfterLast = async (): Promise<void> => {
    const next = last.then(() => (stopping.signal.aborted ? undefined : run()));
    last = next.catch((error: unknown) => console.error(error));
    await last;
  };
  const timer = setInterval(() => void runAfterLast(), MINUTE);
  void runAfterLast();
  return {
    run: runAfterLast,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await last;
    },
  };
}

/** What pg_cron does every minute. */
export async function runJobs(query: Query): Promise<void> {
  for (const { command } of await query<{ command: string }>('select command from cron.job where active')) {
    await query(command);
  }
}

/** What pg_net does: takes the queue and sends it, all at once. Gives how many requests there were. */
export async function sendQueued(query: Query, signal: AbortSignal): Promise<number> {
  const requests = await query<QueuedRequest>(
    `delete from net.http_request_queue
     returning id::text, method, url, headers, convert_from(body, 'UTF8') as body, timeout_milliseconds`,
  );
  await Promise.all(
    requests.map(async ({ id, ...request }) => {
      const answer = await send(request, signal);
      await query(
        `insert into net._http_response (id, status_code, content, headers, timed_out, error_msg)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, ...answer],
      );
    }),
  );
  return requests.length;
}

/** The columns of an answer: status, content, headers, whether it came too late, and what went wrong. */
async function send(
  { method, url, headers, body, timeout_milliseconds: limit }: Omit<QueuedRequest, 'id'>,
  signal: AbortSignal,
): Promise<[number | null, string | null, string | null, boolean, string | null]> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(limit)]),
    });
    const content = (await response.text()).slice(0, 10_000).replaceAll('\0', '');
    return [response.status, content, JSON.stringify(Object.fromEntries(response.headers)), false, null];
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    return [null, null, null, late, reasonOf(error)];
  }
}

/** Prints the leads that came in after a moment; gives the moment of the last one. */
async function printNewLeads(query: Query, after: string): Promise<string> {
  const leads = await query<{ at: string; minute: string; who: string; service: string }>(
    `select received_at::text as at, to_char(received_at at time zone 'UTC', 'HH24:MI') as minute,
       full_name || ', ' || company_name as who, service_interest as service
     from public.leads where received_at > $1::timestamptz order by received_at`,
    [after],
  );
  for (const { minute, who, service } of leads) {
    console.log(`  Lead    ${minute} UTC  ${printable(who)}: ${printable(service)}`);
  }
  return leads.at(-1)?.at ?? after;
}
