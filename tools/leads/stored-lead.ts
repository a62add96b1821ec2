import type { LeadRow } from '../../src/lib/leads/lead.ts';

/** A lead as staff see it: what was sent and the server's own columns. Times are ISO 8601 in UTC. */
export interface StoredLead extends LeadRow {
  id: string;
  received_at: string;
  flags: string[];
  /** "told" once the owner has been notified of the lead, otherwise what prevents it. */
  notice: string;
}

/** The columns in the order in which they are printed. */
export const LEAD_COLUMNS = [
  'received_at',
  'full_name',
  'company_name',
  'email',
  'service_interest',
  'custom_request',
  'created_at',
  'flags',
  'notice',
  'id',
] as const satisfies (keyof StoredLead)[];
