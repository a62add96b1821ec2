/** The only network call of the site: one row into the table `leads`. Loaded on demand, as supabase-js is large. */
import { createClient } from '@supabase/supabase-js';
import type { LeadRow } from './lead.ts';
import { answerLimit, codeOf, isProof } from './proof.ts';

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
  /** Code of PostgREST or Postgres, or one of our own: 'network', 'timeout', 'redirected', 'unexpected', 'script'. */
  code: string;
}

export type SendResult = { kind: 'stored' } | { kind: 'failed'; cause: Failure };

export type SendLead = (row: LeadRow) => Promise<SendResult>;

/**
 * The client is made before it is needed: that alone takes a slow phone 20 ms. Throws when the settings are no project's.
 *
 * A lead is sent once. `stored` needs proof by the raw answer: supabase-js alone also reports an empty 404 or a redirect
 * to an empty page as success.
 */
export function createSender({ url, key }: LeadSettings): SendLead {
  const answers = new WeakMap<AbortSignal, Response>();
  const client = createClient(url, key, {
    // Nobody signs in: no session is kept, refreshed or looked for in the address.
    accessToken: () => Promise.resolve(null),
    global: {
      fetch: async (input, init) => {
        // keepalive: a closed tab does not cut the request off. No redirect: an answer from elsewhere proves nothing.
        const raw = await fetch(input, { ...init, keepalive: true, redirect: 'error' });
        if (init?.signal) answers.set(init.signal, raw);
        return raw;
      },
    },
  });

  return async (row) => {
    const signal = AbortSignal.timeout(answerLimit);
    const insert = client.from('leads').insert(row).abortSignal(signal);
    const { error, status } = await insert.then(
      (answer) => answer,
      () => ({ error: null, status: 0 }),
    );
    const raw = answers.get(signal);
    // An error with status 201 is a body that supabase-js could not read.
    if (raw && isProof(raw, error?.code, !(error && status === 201))) return { kind: 'stored' };
    return { kind: 'failed', cause: { status: raw?.status ?? 0, code: error?.code || codeOf(raw, signal) } };
  };
}
