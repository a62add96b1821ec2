/** Leads as staff read them in a terminal: a few lines each, which the terminal wraps where they are long. */
import { printable, printableLines } from './printable.ts';
import type { StoredLead } from './stored-lead.ts';

const INDENT = ' '.repeat(18);

/** What a flag means; an unknown one is shown as it is. */
const FLAGS: Record<string, (lead: StoredLead) => string> = {
  rate_ip: () => 'one of many from the same internet address within an hour',
  rate_email: () => 'one of many with the same e-mail within an hour',
  clock: (lead) => `the visitor's clock said ${minuteOf(lead.created_at)}`,
};

/** Notices that say nothing new about one lead: it was told, or nobody is there to be told. */
const NOBODY = ['new', 'nobody is set up to be told'];
const SETTLED = new Set(['told', 'from before notices', ...NOBODY]);

/** The job that tells runs every minute, and has not come to this lead. */
const isFresh = ({ notice, received_at: at }: StoredLead) => notice === 'new' && Date.now() - Date.parse(at) < 120_000;

export const isToldToNobody = (lead: StoredLead): boolean => NOBODY.includes(lead.notice) && !isFresh(lead);

/** A lead's lines: when, who, what for, the request, and a line with ! for each remark of the database. */
export function leadLines(lead: StoredLead): string {
  const who = printable(`${lead.full_name}, ${lead.company_name} <${lead.email}>`);
  const remarks = lead.flags.map((flag) => `! ${FLAGS[flag]?.(lead) ?? printable(flag)}`);
  if (!SETTLED.has(lead.notice)) remarks.push(`! the owner was not told yet: ${printable(lead.notice)}`);
  if (isFresh(lead)) remarks.push('! the owner is not told yet: it came in just now');
  const below = [printable(lead.service_interest), ...printableLines(lead.custom_request ?? ''), ...remarks];
  return [`${minuteOf(lead.received_at)}  ${who}`, ...below.filter(Boolean).map((line) => INDENT + line)].join('\n');
}

/** 2025-01-31T09:15:00Z as 2025-01-31 09:15 */
function minuteOf(time: string): string {
  return printable(time)
    .replace('T', ' ')
    .replace(/^(.*?\d\d:\d\d).*$/, '$1');
}
