/** The only place in the browser that reads the build's settings. */
import { createSender, type LeadSettings, type SendLead } from './send-lead.ts';

/** "/" is the embedded backend, on the page's own origin. */
function leadSettings(): LeadSettings {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = import.meta.env;
  return { url: new URL(url, location.origin).href, key };
}

/** Sends to where the build says. */
export const send: SendLead = (row) => createSender(leadSettings())(row);
