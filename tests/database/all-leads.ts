/** The leads of an embedded backend as staff read them. */
import type { EmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { readLeads } from '../../tools/leads/project.ts';
import type { StoredLead } from '../../tools/leads/stored-lead.ts';

/** Every lead, newest first. */
export async function allLeads({ secretKey, fetch }: EmbeddedBackend): Promise<StoredLead[]> {
  const pages = await Array.fromAsync(readLeads({ url: 'http://localhost', secretKey }, undefined, fetch));
  return pages.flat();
}
