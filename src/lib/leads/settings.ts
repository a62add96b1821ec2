/** The only place in the browser that reads the build's settings. */
import type { LeadSettings } from './send-lead.ts';

/** "/" is the embedded backend, on the page's own origin. */
export function leadSettings(): LeadSettings {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key } = import.meta.env;
  return { url: new URL(url, location.origin).href, key };
}
