/** The checks of the table `leads` (supabase/migrations), as they judge a row; the real ones run in tests/database. */
import type { LeadRow } from '../../../src/lib/leads/lead.ts';

const isBlank = (text: string): boolean => /^[ \t\n\v\f\r]*$/.test(text);
/** Postgres counts code points. */
const length = (text: string): number => [...text].length;
/** Neither NUL nor half a surrogate pair is text to Postgres. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The columns whose check refuses the row. */
export function refusedColumns(row: LeadRow): string[] {
  const { full_name, company_name, email, service_interest, custom_request } = row;
  const accepted = {
    full_name: !isBlank(full_name) && length(full_name) <= 200,
    company_name: !isBlank(company_name) && length(company_name) <= 200,
    email: /^[^ \t\n\v\f\r]+@[^ \t\n\v\f\r]+$/.test(email) && length(email) <= 320,
    service_interest: !isBlank(service_interest) && length(service_interest) <= 100,
    custom_request: custom_request === null || (custom_request !== '' && length(custom_request) <= 5000),
  };
  const texts = Object.entries(row).filter(([, value]) => value !== null && !isStorable(value));
  const refused = Object.entries(accepted).filter(([, good]) => !good);
  return [...refused, ...texts].map(([column]) => column);
}
