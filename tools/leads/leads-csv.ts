/** Leads for a spreadsheet: RFC 4180, each cell in quotes, and none that a spreadsheet would take for a formula. */
import { LEAD_COLUMNS, type StoredLead } from './stored-lead.ts';
import { withoutSteering } from './printable.ts';

/**
 * What makes a spreadsheet calculate, in half and full width, also behind what it strips or does not show: blanks of
 * every kind, controls, and characters without a width. https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^(?:[\t\r\n]|[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** The columns' names. */
export const csvHeader = csvLine([...LEAD_COLUMNS]);

/** A line for a lead, with a CRLF line end. */
export function leadCsv(lead: StoredLead): string {
  return csvLine(LEAD_COLUMNS.map((column) => textOf(lead[column])));
}

/**
 * One cell. Quotes are always there: without them a spreadsheet that splits at semicolons would find a formula behind
 * one. A leading apostrophe makes text of what begins like a formula.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${withoutSteering(safe).replaceAll('"', '""')}"`;
}

function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function textOf(value: StoredLead[keyof StoredLead]): string {
  return Array.isArray(value) ? value.join(' ') : (value ?? '');
}
