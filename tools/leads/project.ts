/** A Supabase project as staff reach it: a hosted one, or the embedded backend of a server that is running. */
import { reasonOf, UserError } from '../errors.ts';
import { LEAD_COLUMNS, type StoredLead } from './stored-lead.ts';

export interface Project {
  /** https://abcdefghijklmnop.supabase.co */
  url: string;
  /** The secret key, or the public one where there is a token. */
  secretKey: string;
  /** A token for a role with fewer rights, such as leads_reader. */
  token?: string;
}

/** Sends a request; the embedded backend answers it in this process when no server runs. */
export type Send = (request: Request) => Promise<Response>;

/** What a project answers with at most, unless it was set otherwise. */
const PAGE = 1000;
const TIMEOUT_MS = 30_000;

/**
 * The leads received since a moment (all without one), newest first, a page at a time. Stops at an empty page: a project
 * may give fewer rows than it is asked for.
 *
 * @throws UserError when the project cannot be reached or refuses
 */
export async function* readLeads(project: Project, since: Date | undefined, send: Send): AsyncGenerator<StoredLead[]> {
  for (let last: StoredLead | undefined; ;) {
    const page = await readPage(project, since, last, send);
    last = page.at(-1);
    if (!last) return;
    yield page;
  }
}

/** The page after a lead. It begins at that lead and not at a number, so leads that arrive in the meantime shift nothing. */
async function readPage(
  project: Project,
  since: Date | undefined,
  last: StoredLead | undefined,
  send: Send,
): Promise<StoredLead[]> {
  const query = new URLSearchParams({
    select: LEAD_COLUMNS.join(','),
    order: 'received_at.desc,id.asc',
    limit: `${PAGE}`,
  });
  if (since) query.set('received_at', `gte.${since.toISOString()}`);
  if (last) {
    const { received_at: time, id } = last;
    query.set('or', `(received_at.lt."${time}",and(received_at.eq."${time}",id.gt.${id}))`);
  }
  const page = await ask(project, `leads?${query}`, {}, send);
  if (!Array.isArray(page)) throw new UserError(`${project.url} answers with something other than leads.`);
  return (page as StoredLead[]).map((lead) => ({
    ...lead,
    received_at: inUtc(lead.received_at),
    created_at: inUtc(lead.created_at),
  }));
}

/** What `personData` finds. */
export interface PersonData {
  leads: { id: string; received_at: string; full_name: string; company_name: string }[];
  counters: unknown[];
}

/** Everything held about the person with an e-mail address; with `erase`, deletes it. */
export async function personData(project: Project, address: string, erase: boolean, send: Send): Promise<PersonData> {
  const init = { method: 'POST', body: JSON.stringify({ address, erase }) };
  return (await ask(project, 'rpc/person_data', init, send)) as PersonData;
}

/**
 * Asks the REST interface with the rights of staff; the parsed answer.
 *
 * @param path what follows /rest/v1/
 */
async function ask(project: Project, path: string, init: RequestInit, send: Send): Promise<unknown> {
  const { url, secretKey, token = secretKey.startsWith('sb_') ? undefined : secretKey } = project;
  const request = new Request(new URL(`/rest/v1/${path}`, url), {
    ...init,
    headers: {
      apikey: secretKey,
      'content-type': 'application/json',
      // Keys of the older kind are tokens, which must be sent in both headers.
      ...(token && { authorization: `Bearer ${token}` }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const response = await send(request).catch((error: unknown) => {
    throw new UserError(
      `${request.url.split('/rest/')[0]} cannot be reached (${reasonOf(error)}). Check SUPABASE_URL and the network.`,
    );
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw new UserError(explain(response.status, body, project));
}

/** PostgREST writes "2025-01-31T09:15:00.5+00:00", the embedded backend "2025-01-31 09:15:00.5+00". */
function inUtc(time: string): string {
  return time.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z');
}

function explain(status: number, body: unknown, { url, token }: Project): string {
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string };
  if (status === 401 || status === 403) {
    const [key, advice] = token
      ? ['SUPABASE_LEADS_TOKEN', 'It may have expired: ask for a new one.']
      : ['SUPABASE_SECRET_KEY', "It must be the project's secret key: sb_secret_…"];
    return `${url} refuses ${key} (${status} ${code || message}). ${advice}`;
  }
  if (code === '42703' || code === 'PGRST202') {
    return `${url} lacks the newest migrations. Apply them with: npx supabase db push`;
  }
  if (code === 'PGRST205' || code === '42P01') {
    return `${url} has no table of leads yet. Make it with: npx supabase link, then npx supabase db push`;
  }
  return `${url} answers ${status}${code ? ` ${code}` : ''}${message ? `: ${message}` : ''}. Is the project paused?`;
}
