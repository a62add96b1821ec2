/** A stored lead as staff see it: the six answers and the server's own columns. Times are ISO 8601 in UTC. */
export interface LeadRow {
  id: string;
  received_at: string;
  full_name: string;
  company_name: string;
  email: string;
  service_interest: string;
  custom_request: string | null;
  created_at: string;
  flags: string[];
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
  'id',
] as const satisfies (keyof LeadRow)[];
