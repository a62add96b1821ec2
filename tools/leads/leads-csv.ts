/** Leads for a spreadsheet: RFC 4180, each cell in quotes, and none that a spreadsheet would take for a formula. */
import { LEAD_COLUMNS, type StoredLead } from './stored-lead.ts';
import { withoutSteering } from './printable.ts';

/** What makes a spreadsheet calculate, in half and full width: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A header line and a line for each lead, with CRLF line ends. */
export function leadsCsv(leads: StoredLead[]): string {
  const rows = leads.map((lead) => LEAD_COLUMNS.map((column) => textOf(lead[column])));
  return [[...LEAD_COLUMNS], ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * One cell. Quotes are always there: without them a spreadsheet that splits at semicolons would find a formula behind
 * one. A leading apostrophe makes text of what begins like a formula.
 */
export function csvCell(text: string): string {
  const safe = withoutSteering(text);
  return `"${(FORMULA.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}

function textOf(value: StoredLead[keyof StoredLead]): string {
  return Array.isArray(value) ? value.join(' ') : (value ?? '');
}
