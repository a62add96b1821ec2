/** A Supabase project as staff reach it: a hosted one, or the embedded backend of a server that is running. */
import { UserError } from '../errors.ts';
import { LEAD_COLUMNS, type StoredLead } from './stored-lead.ts';

export interface Project {
  /** https://abcdefghijklmnop.supabase.co */
  url: string;
  secretKey: string;
}

/** Sends a request; the embedded backend answers it in this process when no server runs. */
type Send = (request: Request) => Promise<Response>;

/** What a project answers with at most, unless it was set otherwise. */
const PAGE = 1000;
const TIMEOUT_MS = 30_000;

/**
 * The leads received since a moment (all by default), newest first, a page at a time. Stops at an empty page: a project
 * may give fewer rows than it is asked for.
 *
 * @throws UserError when the project cannot be reached or refuses
 */
export async function* readLeads(project: Project, since?: Date, send?: Send): AsyncGenerator<StoredLead[]> {
  for (let last: StoredLead | undefined; ;) {
    const page = await readPage(project, since, last, send);
    last = page.at(-1);
    if (!last) return;
    yield page;
  }
}

/** The page after a lead. It begins at that lead and not at a number, so leads that arrive meanwhile shift nothing. */
async function readPage(
  project: Project,
  since: Date | undefined,
  last: StoredLead | undefined,
  send: Send | undefined,
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
  if (!Array.isArray(page)) throw new UserError(`${project.url} answers with something else than leads.`);
  return (page as StoredLead[]).map((lead) => ({
    ...lead,
    received_at: inUtc(lead.received_at),
    created_at: inUtc(lead.created_at),
  }));
}

/**
 * Asks the REST interface with the rights of staff; the parsed answer.
 *
 * @param path what follows /rest/v1/
 */
async function ask(
  { url, secretKey }: Project,
  path: string,
  init: RequestInit,
  send: Send = (request) => fetch(request),
): Promise<unknown> {
  // Keys of the older kind are tokens, which have to stand in both headers.
  const authorization = secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` };
  const request = new Request(new URL(`/rest/v1/${path}`, url), {
    ...init,
    headers: { apikey: secretKey, 'content-type': 'application/json', ...authorization },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const response = await send(request).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(
      `${request.url.split('/rest/')[0]} cannot be reached (${reason}). Check SUPABASE_URL and the network.`,
    );
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  throw new UserError(explain(response.status, body, url));
}

/** PostgREST writes "2025-01-31T09:15:00.5+00:00", the embedded backend "2025-01-31 09:15:00.5+00". */
function inUtc(time: string): string {
  return time.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z');
}

function explain(status: number, body: unknown, url: string): string {
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string };
  if (status === 401 || status === 403) {
    return `${url} refuses SUPABASE_SECRET_KEY (${status} ${code || message}). It must be the project's secret key: sb_secret_…`;
  }
  if (code === 'PGRST205' || code === '42P01') {
    return `${url} has no table of leads yet. Make it with: npx supabase link, then npx supabase db push`;
  }
  return `${url} answers ${status}${code ? ` ${code}` : ''}${message ? `: ${message}` : ''}. Is the project paused?`;
}
