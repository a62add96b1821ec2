/** The only network call of the site: one row into the table `leads`, through the project's REST interface. */
import type { LeadRow } from './lead.ts';

export interface LeadSettings {
  /** The address of the Supabase project. */
  url: string;
  /** Its publishable key. */
  key: string;
}

/** Why a lead is not known to be stored; carries nothing of the person. */
export interface Failure {
  /** HTTP status, 0 when no answer came. */
  status: number;
  /** Code of PostgREST or Postgres, or one of our own: 'network', 'timeout', 'redirected', 'unexpected'. */
  code: string;
}

export type SendResult = { kind: 'stored' } | { kind: 'failed'; cause: Failure };

export type SendLead = (row: LeadRow) => Promise<SendResult>;

/** How long a request may go without an answer, in ms. */
export const answerLimit = 15_000;

/**
 * Sends a lead once. It counts as stored after a 201 from the table itself, which also answers a repeated lead so: not
 * after a redirect, nor after a portal's page, which is no JSON.
 */
export const createSender =
  ({ url, key }: LeadSettings): SendLead =>
  async (row) => {
    const signal = AbortSignal.timeout(answerLimit);
    const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/leads`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(row),
      // A closed tab does not cut the request off.
      keepalive: true,
      redirect: 'error',
      signal,
    }).catch(() => undefined);
    const body = parse((await answer?.text().catch(() => '')) ?? '');
    const status = answer?.status ?? 0;
    if (status === 201 && body !== undefined && !answer?.redirected) return { kind: 'stored' };
    return { kind: 'failed', cause: { status, code: body?.code ?? codeOf(answer, signal) } };
  };

/** An empty body is one without a code; what is no JSON is undefined. */
function parse(text: string): { code?: string } | undefined {
  try {
    return (JSON.parse(text || 'null') ?? {}) as { code?: string };
  } catch {
    return undefined;
  }
}

/** Why there is no proof, where the answer has no code of its own. */
function codeOf(answer: Response | undefined, signal: AbortSignal): string {
  if (signal.aborted) return 'timeout';
  if (!answer) return 'network';
  return answer.redirected ? 'redirected' : 'unexpected';
}
