/** Leads as staff read them in a terminal. */
import type { StoredLead } from './stored-lead.ts';
import { printable, printableLines } from './printable.ts';
import { padTo, textWidth, wrap } from './text-width.ts';

const GAP = '  ';
const INDENT = '    ';
const NARROWEST = 60;

const COLUMNS: [title: string, cell: (lead: StoredLead) => string][] = [
  ['RECEIVED (UTC)', (lead) => minuteOf(lead.received_at)],
  ['NAME', (lead) => lead.full_name],
  ['COMPANY', (lead) => lead.company_name],
  ['E-MAIL', (lead) => lead.email],
  ['SERVICE', (lead) => lead.service_interest],
];

/** What a flag means; an unknown one is shown as it is. */
const FLAGS: Record<string, (lead: StoredLead) => string> = {
  rate_ip: () => 'one of many from the same internet address within an hour',
  rate_email: () => 'one of many with the same e-mail within an hour',
  clock: (lead) => `the visitor's clock said ${minuteOf(lead.created_at)}`,
};

/** A table within so many columns: cells are wrapped, never cut; the request and the flags stand below their lead. */
export function leadsTable(leads: StoredLead[], columns: number): string {
  const width = Math.max(columns, NARROWEST);
  const rows = leads.map((lead) => COLUMNS.map(([, cell]) => printable(cell(lead))));
  const widths = fit([COLUMNS.map(([title]) => title), ...rows], width);
  const header = COLUMNS.map(([title], n) => padTo(title, widths[n] ?? 0))
    .join(GAP)
    .trimEnd();
  const blocks = leads.map((lead, n) =>
    [...layOut(rows[n] ?? [], widths), ...below(lead, width - INDENT.length)].join('\n'),
  );
  return [header, ...blocks].join('\n\n');
}

function layOut(cells: string[], widths: number[]): string[] {
  const wrapped = cells.map((cell, n) => wrap(cell, widths[n] ?? 1));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    wrapped
      .map((lines, n) => padTo(lines[line] ?? '', widths[n] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

function below(lead: StoredLead, width: number): string[] {
  const request = printableLines(lead.custom_request ?? '').flatMap((line) => wrap(line, width));
  const flags = lead.flags.flatMap((flag) => wrap(`! ${FLAGS[flag]?.(lead) ?? printable(flag)}`, width));
  return [...(lead.custom_request === null ? [] : request), ...flags].map((line) => `${INDENT}${line}`.trimEnd());
}

/** Widths that hold every cell, or as much as there is room for: the widest column gives first. */
function fit(rows: string[][], width: number): number[] {
  const widths = COLUMNS.map((_, n) => Math.max(...rows.map((row) => textWidth(row[n] ?? ''))));
  // The time of arrival is not wrapped.
  const flexible = widths.keys().toArray().slice(1);
  const room = width - GAP.length * (widths.length - 1);
  while (widths.reduce((sum, each) => sum + each, 0) > room) {
    const widest = flexible.reduce((a, b) => ((widths[b] ?? 0) > (widths[a] ?? 0) ? b : a));
    widths[widest] = (widths[widest] ?? 1) - 1;
  }
  return widths;
}

/** 2025-01-31T09:15:00Z as 2025-01-31 09:15 */
function minuteOf(time: string): string {
  return printable(time)
    .replace('T', ' ')
    .replace(/^(.*?\d\d:\d\d).*$/, '$1');
}
