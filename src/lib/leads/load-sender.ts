import type { SendLead } from './send-lead.ts';
import { leadSettings } from './settings.ts';

let loading: Promise<SendLead> | undefined;

/** On a poor line a file fails now and then: it gets a second try at once. */
const fetchSender = () => import('./send-lead.ts').catch(() => import('./send-lead.ts'));

/** Loads supabase-js once and makes its client; a failure is forgotten, so the next call tries again. */
export function loadSender(): Promise<SendLead> {
  loading ??= fetchSender()
    .then(({ createSender }) => createSender(leadSettings()))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/** Sends with supabase-js, once it is there. */
export const send: SendLead = async (row) => {
  const sender = await loadSender().catch(() => null);
  return sender ? sender(row) : { kind: 'failed', cause: { status: 0, code: 'script' } };
};
