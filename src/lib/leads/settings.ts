/** The only place in the browser that reads the build's settings. */
import { PUBLIC_SUPABASE_ANON_KEY, PUBLIC_SUPABASE_URL } from 'astro:env/client';
import type { LeadSettings } from './send-lead.ts';

/** "/" is the embedded backend, on the page's own origin. */
export function leadSettings(): LeadSettings {
  return { url: new URL(PUBLIC_SUPABASE_URL, location.origin).href, key: PUBLIC_SUPABASE_ANON_KEY };
}
