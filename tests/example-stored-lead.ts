import type { StaffLead } from '../netlify/database.ts';

/** A lead as staff read it from the database, with these columns changed. */
export function exampleStoredLead(changes: Partial<StaffLead> = {}): StaffLead {
  return {
    id: '5e337559-41cc-4904-938b-278e9e4c05fb',
    received_at: '2025-01-31T09:15:42.123456Z',
    full_name: 'Ada Lovelace',
    company_name: 'Acme',
    email: 'ada@acme.test',
    service_interest: 'Consulting',
    custom_request: null,
    further_answers: null,
    created_at: '2025-01-31T09:15:41Z',
    flags: [],
    pending_channels: [],
    ...changes,
  };
}
