/** Formats leads for a terminal, a spreadsheet or a program. Text from strangers must not steer any of them. */
import { remarks, type StaffLead } from '../../netlify/database.ts';

const COLUMNS = [
  'received_at',
  'full_name',
  'company_name',
  'email',
  'service_interest',
  'custom_request',
  'created_at',
  'flags',
  'untold',
  'id',
] as const satisfies (keyof StaffLead)[];

/** Characters that steer a terminal: controls, line separators and direction marks. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** JSON in which the characters that steer a terminal are escaped; it parses to the same value. */
export function toPrintableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(STEERING, (character) =>
    // JSON.stringify escapes the line breaks within texts: those that are left are its indentation.
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A lead for a terminal: time, person, service, request, and a line with ! for each remark. `channels`: those set. */
export function leadLines(lead: StaffLead, channels: readonly string[]): string {
  const notes = lead.flags.map((flag) => {
    const words = remarks[flag] ?? flag;
    return flag === 'clock' ? `${words}: it said ${lead.created_at.slice(0, 16).replace('T', ' ')}` : words;
  });
  const untold = lead.untold.filter((channel) => channels.includes(channel));
  if (untold.length > 0) notes.push(`the owner was not told yet by ${untold.join(' and ')}`);
  return [
    `${lead.received_at.slice(0, 16).replace('T', ' ')}  ${lead.full_name}, ${lead.company_name} <${lead.email}>`,
    ...[lead.service_interest, ...(lead.custom_request ?? '').split(/\r\n|[\n\r]/)].map((line) => line.trim()),
    ...notes.map((note) => `! ${note}`),
  ]
    .filter(Boolean)
    .map((line) => line.replace(/[\t\n\r]+/g, ' ').replace(STEERING, '\ufffd'))
    .join(`\n${' '.repeat(18)}`);
}

/** A formula, also after invisible characters: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^(?:[\t\r\n]|[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

export const csvHeader = csvLine([...COLUMNS]);

/** A lead as one line of CSV (RFC 4180). */
export const leadCsv = (lead: StaffLead): string => csvLine(COLUMNS.map((name) => [lead[name] ?? ''].flat().join(' ')));

/** Quotes every cell. Otherwise a spreadsheet that splits at semicolons could find a formula after one. */
function csvLine(cells: string[]): string {
  const quoted = cells.map((text) => {
    const safe = text.replace(STEERING, (sign) => (/[\t\n\r]/.test(sign) ? sign : '\ufffd'));
    return `"${FORMULA.test(text) ? "'" : ''}${safe.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}
