/** A lead as a visitor sends it, and the leads as staff read them. */
import type { LeadRow } from '../../src/lib/leads/lead.ts';
import type { EmbeddedBackend } from '../../tools/leads/embedded-backend.ts';
import { readLeads } from '../../tools/leads/project.ts';
import type { StoredLead } from '../../tools/leads/stored-lead.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';

const sentAt = new Date().toISOString();

/** Always the same, but for its changes. */
export const leadRow = (changes: Partial<LeadRow> = {}): LeadRow => ({
  full_name: 'Ada Lovelace',
  company_name: 'Acme',
  email: 'ada@acme.test',
  service_interest: 'AI Lead Generation',
  custom_request: null,
  created_at: sentAt,
  ...changes,
});

/** Sends a lead to the site at an address; gives the status of the answer. */
export async function postLead(
  url: string,
  changes: Partial<LeadRow>,
  headers?: Record<string, string>,
): Promise<number> {
  const response = await fetch(`${url}/rest/v1/leads`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(leadRow(changes)),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Every lead of an embedded backend, newest first. */
export async function allLeads({ secretKey, fetch: send }: EmbeddedBackend): Promise<StoredLead[]> {
  return (await Array.fromAsync(readLeads({ url: 'http://localhost', secretKey }, undefined, send))).flat();
}
