/** Formats leads for a terminal, a spreadsheet or a program. Text from strangers must not steer any of them. */
import { flagDescriptions, type StaffLead } from '../../netlify/database.ts';
import { formatUtcMinute, singleLine } from '../../netlify/sanitize-text.ts';
import { storedAnswers } from '../../netlify/stored-answers.ts';
import { questions } from '../../src/lib/lead/index.ts';

/** Characters that steer a terminal: controls, line separators and direction marks. */
const TERMINAL_CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** A formula, also after invisible characters: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^(?:[\t\r\n]|[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;
/** Separators, quotation marks, spaces and invisible characters, and the sign of a formula if one follows. */
const BEFORE_SIGN = /([;|"\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]+)([=+\-@\uff1d\uff0b\uff0d\uff20]?)/gu;

/** JSON in which the characters that steer a terminal are escaped; it parses to the same value. */
export function toPrintableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(TERMINAL_CONTROLS, (character) =>
    // JSON.stringify escapes the line breaks within texts: those that are left are its indentation.
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * A lead for a terminal: time, person, service, a line for each further answer, a line with ! for each remark, and last
 * the request, because its lines could look like the ones before.
 *
 * @param channels those that are set
 */
export function formatLeadText(lead: StaffLead, channels: readonly string[]): string {
  const further = storedAnswers(lead).filter(({ column }) => !column);
  const answers = further.map(({ name, text, isListed }) => {
    const label = isListed ? name : `"${singleLine(name)}"`;
    return `${label}: ${singleLine(text)}`;
  });
  const notes = lead.flags.map((flag) => {
    const words = flagDescriptions[flag] ?? flag;
    return flag === 'clock' ? `${words}: it said ${formatUtcMinute(lead.created_at)}` : words;
  });
  const pending = lead.pending_channels.filter((channel) => channels.includes(channel));
  if (pending.length > 0) notes.push(`the owner was not notified yet by ${pending.join(' and ')}`);
  return [
    `${formatUtcMinute(lead.received_at)}  ${lead.full_name}, ${lead.company_name} <${lead.email}>`,
    lead.service_interest.trim(),
    ...answers,
    ...notes.map((note) => `! ${note}`),
    ...(lead.custom_request ?? '').split(/\r\n|[\n\r]/).map((line) => line.trim()),
  ]
    .filter(Boolean)
    .map((line) => line.replace(/[\t\n\r]+/g, ' ').replace(TERMINAL_CONTROLS, '\ufffd'))
    .join(`\n${' '.repeat(18)}`);
}

/** What a cell of each column holds, in the order of the columns. A column that is missing here does not compile. */
const cells = {
  received_at: (lead) => lead.received_at,
  full_name: (lead) => lead.full_name,
  company_name: (lead) => lead.company_name,
  email: (lead) => lead.email,
  service_interest: (lead) => lead.service_interest,
  custom_request: (lead) => lead.custom_request ?? '',
  created_at: (lead) => lead.created_at,
  flags: (lead) => lead.flags.join(' '),
  pending_channels: (lead) => lead.pending_channels.join(' '),
  id: (lead) => lead.id,
  // Each question without a column of its own has a cell before this one, which holds the answers to other questions.
  more: (lead) => {
    const unlisted = storedAnswers(lead).filter(({ isListed }) => !isListed);
    return unlisted.map(({ field, text }) => `${singleLine(field)}: ${singleLine(text)}`).join('\n');
  },
} satisfies Record<keyof StaffLead, (lead: StaffLead) => string>;

const { more: moreCell, ...ownCells } = cells;
const furtherFields = questions.filter(({ column }) => !column).map(({ field }) => field);

/** The first line. The mark before it tells Excel that the file is UTF-8. */
export const csvHeader = `\ufeff${csvLine([...Object.keys(ownCells), ...furtherFields, 'more'])}`;

/** A lead as one line of CSV (RFC 4180). */
export function formatLeadCsv(lead: StaffLead): string {
  const own = Object.values(ownCells).map((cell) => cell(lead));
  const answers = storedAnswers(lead);
  const further = furtherFields.map((asked) => answers.find(({ field }) => field === asked)?.text ?? '');
  return csvLine([...own, ...further, moreCell(lead)]);
}

/** Quotes every cell. Otherwise a spreadsheet that splits at semicolons could find a formula after one. */
function csvLine(texts: string[]): string {
  const quoted = texts.map((text) => {
    const safe = withoutFormulas(text).replace(TERMINAL_CONTROLS, (sign) => (/[\t\n\r]/.test(sign) ? sign : '\ufffd'));
    return `"${safe.replaceAll('"', '""')}"`;
  });
  return `${quoted.join(',')}\r\n`;
}

/**
 * An apostrophe makes a formula plain text: at the start of a cell, and wherever a spreadsheet that splits the file at
 * another separator than the comma would start one.
 */
function withoutFormulas(text: string): string {
  const inside = text.replace(BEFORE_SIGN, (whole, gap: string, sign: string) =>
    sign && /[;|\t\n\r]/.test(gap) ? `${gap}'${sign}` : whole,
  );
  return FORMULA.test(text) ? `'${inside}` : inside;
}
