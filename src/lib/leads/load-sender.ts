import type { SendLead } from './send-lead.ts';

/** The address in "Failed to fetch dynamically imported module: https://…". Safari names none. */
const addressIn = (error: unknown): string | undefined => /https?:\S+\.js/.exec(String(error))?.[0];

let loading: Promise<SendLead> | undefined;
let tries = 0;

async function fetchSender(): Promise<SendLead> {
  try {
    return (await import('./send-lead.ts')).sendLead;
  } catch (error) {
    // Browsers remember for as long as the page lives that a module failed, so each further try has its own address.
    const address = addressIn(error);
    tries += 1;
    const again: Promise<{ sendLead: SendLead }> = address
      ? import(/* @vite-ignore */ `${address}?again=${tries}`)
      : import('./send-lead.ts');
    return (await again).sendLead;
  }
}

/** Loads supabase-js once, with a second try; a failure is forgotten, so that the next call tries again. */
export function loadSender(): Promise<SendLead> {
  loading ??= fetchSender().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
