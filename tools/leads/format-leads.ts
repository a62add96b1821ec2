/** Formats leads for a terminal, a spreadsheet or a program. Text from strangers must not steer any of them. */
import { flagDescriptions, type StaffLead } from '../../netlify/database.ts';
import { formatUtcMinute, singleLine } from '../../netlify/sanitize-text.ts';
import { storedAnswers, type StoredAnswer } from '../../netlify/stored-answers.ts';
import { questions } from '../../src/lib/lead/index.ts';

/** Characters that steer a terminal: controls, line separators and direction marks. */
const TERMINAL_CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** A formula, also after invisible characters: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = /^(?:[\t\r\n]|[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;
/** Separators, quotation marks, spaces and invisible characters, and the sign that begins a formula if one follows. */
const SEPARATOR_AND_SIGN =
  /([;|"\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}]+)([=+\-@\uff1d\uff0b\uff0d\uff20]?)/gu;

/** JSON in which the characters that steer a terminal are escaped; it parses to the same value. */
export function toPrintableJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, undefined, indent).replace(TERMINAL_CONTROLS, (character) => {
    // JSON.stringify escapes the line breaks within texts: those that are left are its indentation.
    if (character === '\n') return character;
    const code = character.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, '0')}`;
  });
}

/** The width of the time before a lead's first line, by which its other lines are indented. */
const INDENT = ' '.repeat(18);

/**
 * A lead for a terminal: time, person, service, a line for each further answer, a line with ! for each remark, and last
 * the request, because its lines could look like the ones before.
 *
 * @param channels the names of the channels that are set up
 */
export function formatLeadText(lead: StaffLead, channels: readonly string[]): string {
  const furtherAnswers = storedAnswers(lead).filter(({ column }) => !column);
  const requestLines = (lead.custom_request ?? '').split(/\r\n|[\n\r]/);
  const lines = [
    `${formatUtcMinute(lead.received_at)}  ${lead.full_name}, ${lead.company_name} <${lead.email}>`,
    lead.service_interest.trim(),
    ...furtherAnswers.map(answerLine),
    ...notes(lead, channels).map((note) => `! ${note}`),
    ...requestLines.map((line) => line.trim()),
  ];
  const printable = lines.filter((line) => line !== '').map(toPrintableLine);
  return printable.join(`\n${INDENT}`);
}

function answerLine({ name, text, isListed }: StoredAnswer): string {
  const label = isListed ? name : `"${singleLine(name)}"`;
  return `${label}: ${singleLine(text)}`;
}

/** What staff should know about a lead: its flags, and the channels on which the owner was not notified yet. */
function notes(lead: StaffLead, channels: readonly string[]): string[] {
  const descriptions = lead.flags.map((flag) => {
    const description = flagDescriptions[flag] ?? flag;
    return flag === 'clock' ? `${description}: it said ${formatUtcMinute(lead.created_at)}` : description;
  });
  const pending = lead.pending_channels.filter((channel) => channels.includes(channel));
  if (pending.length === 0) return descriptions;
  return [...descriptions, `the owner was not notified yet by ${pending.join(' and ')}`];
}

function toPrintableLine(line: string): string {
  return line.replace(/[\t\n\r]+/g, ' ').replace(TERMINAL_CONTROLS, '\ufffd');
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
  further_answers: (lead) => {
    const unlisted = storedAnswers(lead).filter(({ isListed }) => !isListed);
    return unlisted.map(({ field, text }) => `${singleLine(field)}: ${singleLine(text)}`).join('\n');
  },
} satisfies Record<keyof StaffLead, (lead: StaffLead) => string>;

const { further_answers: furtherAnswersCell, ...ownCells } = cells;
const furtherFields = questions.filter(({ column }) => !column).map(({ field }) => field);

/** The first line. The mark before it tells Excel that the file is UTF-8. */
export const csvHeader = `\ufeff${csvLine([...Object.keys(ownCells), ...furtherFields, 'further_answers'])}`;

/** A lead as one line of CSV (RFC 4180). */
export function formatLeadCsv(lead: StaffLead): string {
  const ownTexts = Object.values(ownCells).map((cell) => cell(lead));
  const answers = new Map(storedAnswers(lead).map(({ field, text }) => [field, text]));
  const furtherTexts = furtherFields.map((field) => answers.get(field) ?? '');
  return csvLine([...ownTexts, ...furtherTexts, furtherAnswersCell(lead)]);
}

/** Quotes every cell. Otherwise a spreadsheet that splits at semicolons could find a formula after one. */
function csvLine(texts: string[]): string {
  const cellTexts = texts.map((text) => {
    const printable = withoutFormulas(text).replace(TERMINAL_CONTROLS, (character) => {
      const isAllowed = /[\t\n\r]/.test(character);
      return isAllowed ? character : '\ufffd';
    });
    return `"${printable.replaceAll('"', '""')}"`;
  });
  return `${cellTexts.join(',')}\r\n`;
}

/**
 * An apostrophe makes a formula plain text: at the start of a cell, and wherever a spreadsheet that splits the file at
 * another separator than the comma would start one.
 */
function withoutFormulas(text: string): string {
  const withoutInnerFormulas = text.replace(SEPARATOR_AND_SIGN, (match, gap: string, sign: string) => {
    const isFormulaAfterSeparator = sign !== '' && /[;|\t\n\r]/.test(gap);
    return isFormulaAfterSeparator ? `${gap}'${sign}` : match;
  });
  return FORMULA.test(text) ? `'${withoutInnerFormulas}` : withoutInnerFormulas;
}
