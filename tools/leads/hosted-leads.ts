/** The leads of a hosted project, read with its secret key. */
import { LEAD_COLUMNS, type StoredLead } from './stored-lead.ts';
import { UserError } from '../errors.ts';

export interface HostedProject {
  /** https://abcdefghijklmnop.supabase.co */
  url: string;
  secretKey: string;
}

/** What a project answers with at most, unless it was set otherwise. */
const PAGE = 1000;
const TIMEOUT_MS = 30_000;

/**
 * The leads received since a moment (all by default), newest first. Reads page after page until one is empty: a
 * project may give fewer rows than it is asked for.
 *
 * @throws UserError when the project cannot be reached or refuses
 */
export async function readHostedLeads(project: HostedProject, since?: Date): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for (;;) {
    const page = await readPage(project, since, leads.at(-1));
    if (page.length === 0) return leads;
    leads.push(...page);
  }
}

/** The page after a lead. It begins at that lead and not at a number, so leads that arrive meanwhile shift nothing. */
async function readPage(
  project: HostedProject,
  since: Date | undefined,
  last: StoredLead | undefined,
): Promise<StoredLead[]> {
  const url = new URL('/rest/v1/leads', project.url);
  const query = url.searchParams;
  query.set('select', LEAD_COLUMNS.join(','));
  query.set('order', 'received_at.desc,id.asc');
  query.set('limit', `${PAGE}`);
  if (since) query.set('received_at', `gte.${since.toISOString()}`);
  if (last) {
    const { received_at: time, id } = last;
    query.set('or', `(received_at.lt."${time}",and(received_at.eq."${time}",id.gt.${id}))`);
  }
  const response = await send(url, project.secretKey);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && Array.isArray(body)) return body as StoredLead[];
  throw new UserError(explain(response.status, body, project.url));
}

async function send(url: URL, secretKey: string): Promise<Response> {
  // Keys of the older kind are tokens, which have to stand in both headers.
  const authorization = secretKey.startsWith('sb_') ? {} : { authorization: `Bearer ${secretKey}` };
  try {
    return await fetch(url, {
      headers: { apikey: secretKey, ...authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`${url.origin} cannot be reached (${reason}). Check SUPABASE_URL and the network.`);
  }
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
