/** Sends a lead as `send-lead.ts` does, where supabase-js is too large: in the service worker. */
import { answerLimit, codeOf, isProof } from './proof.ts';
import type { LeadSettings, SendLead } from './send-lead.ts';

export const createPoster =
  ({ url, key }: LeadSettings): SendLead =>
  async (row) => {
    const signal = AbortSignal.timeout(answerLimit);
    const answer = await fetch(`${url.replace(/\/$/, '')}/rest/v1/leads`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(row),
      keepalive: true,
      redirect: 'error',
      signal,
    }).catch(() => undefined);
    const body = parse((await answer?.text().catch(() => '')) ?? '');
    if (answer && isProof(answer, body?.code, body !== undefined)) return { kind: 'stored' };
    return { kind: 'failed', cause: { status: answer?.status ?? 0, code: body?.code ?? codeOf(answer, signal) } };
  };

/** An empty body is one without a code; what is no JSON is undefined. */
function parse(text: string): { code?: string } | undefined {
  try {
    return (JSON.parse(text || 'null') ?? {}) as { code?: string };
  } catch {
    return undefined;
  }
}
