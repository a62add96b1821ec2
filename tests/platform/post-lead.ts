import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { row } from '../example-lead.ts';

/** Stores a lead as a page with scripts does. */
export async function postLead(backend: string): Promise<void> {
  const response = await fetch(`${backend}/rest/v1/leads`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json', prefer: 'return=minimal' },
    // Another time is another lead, even with the same answers.
    body: JSON.stringify({ ...row, created_at: new Date().toISOString() }),
  });
  if (response.status !== 201) throw new Error(`The lead was not stored: ${response.status}`);
}
