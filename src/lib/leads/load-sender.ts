import type { createSender, SendLead } from './send-lead.ts';
import { leadSettings } from './settings.ts';

/** The address in "Failed to fetch dynamically imported module: https://…". Safari names none. */
const addressIn = (error: unknown): string | undefined => /https?:\S+\.js/.exec(String(error))?.[0];

let loading: Promise<SendLead> | undefined;
let tries = 0;

async function fetchSender(): Promise<{ createSender: typeof createSender }> {
  try {
    return await import('./send-lead.ts');
  } catch (error) {
    // Firefox remembers for as long as the page lives that a module failed, so each further try has its own address.
    const address = addressIn(error);
    tries += 1;
    return address ? import(/* @vite-ignore */ `${address}?again=${tries}`) : import('./send-lead.ts');
  }
}

async function makeSender(): Promise<SendLead> {
  const sender = await fetchSender();
  return sender.createSender(leadSettings());
}

/** Loads supabase-js once, with a second try, and makes its client; a failure is forgotten, so the next call tries again. */
export function loadSender(): Promise<SendLead> {
  loading ??= makeSender().catch((error: unknown) => {
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
