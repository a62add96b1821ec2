/** A lead: the visitor's answers, and the row of the table `leads` that is made from them. */
import { formQuestions, type AnswerColumn, type FormQuestion } from '../../data/form-questions.ts';

/** The name of a question's field in the forms, and of its answer wherever it is kept. */
export type Field = (typeof formQuestions)[number]['field'];
export interface Question extends FormQuestion {
  field: Field;
}
export const questions: readonly Question[] = formQuestions;
export const fields: readonly Field[] = formQuestions.map(({ field }) => field);

/** The answers as the visitor typed them, by field. `cleanAnswer` makes of each what is stored. */
export type Answers = Readonly<Record<Field, string>>;

export const emptyAnswers = Object.fromEntries(fields.map((field) => [field, ''])) as Answers;

export const isEmpty = (answers: Answers): boolean => Object.values(answers).every((text) => text === '');

/** One visible character: no space, no control and no invisible character. The table's checks for blanks accept more. */
const visibleCharacter = /[^\s\p{Z}\p{Cc}\p{Cf}\p{DI}]/u;

/** Invisible characters that a copied name may contain: zero-width spaces, soft hyphens, direction marks. */
const invisibleCharacters = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Decodes the address of a `mailto:` link: `%2B` is a plus. Returns it unchanged if it is not encoded properly. */
function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Reduces a pasted text to its email address. Removes the name in "Ada <ada@engines.example>", "mailto:", and quotes,
 * brackets and punctuation around the address. Replaces characters that keyboards and word processors write instead of
 * those of an address, such as full-width letters.
 */
function extractEmailAddress(text: string): string {
  // A text this long is no address, and the patterns below would take seconds.
  if (text.length > 1000) return text;
  const normalized = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u3002/g, '.')
    .replace(/%2B/gi, '+');
  const addressInBrackets = /<([^<>]*@[^<>]*)>/.exec(normalized)?.[1];
  return (addressInBrackets ?? normalized)
    .trim()
    .replace(/^mailto:([^?]*).*$/i, (_link, address: string) => decodeAddress(address))
    .replace(/^[\s'"“”„‚«»‹›(<[]+|[\s'"“”«»‹›)>\],;.!?/]+$/g, '');
}

/**
 * Returns the text as it is stored: trimmed, and without what Postgres cannot store (NUL, lone surrogates). Returns ''
 * when the text has no visible character.
 */
export function cleanAnswer(field: string, text = ''): string {
  const storable = text
    .replaceAll('\0', '')
    // With the `u` flag a proper pair is one character, so only lone surrogates match.
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (!visibleCharacter.test(storable)) return '';
  const isEmail = questions.some((question) => question.field === field && question.type === 'email');
  return isEmail ? extractEmailAddress(storable) : storable;
}

/** The answers without a column of their own, by field: the column `further_answers`. */
export type FurtherAnswers = Readonly<Record<string, string>>;

/**
 * Collects the answers without a column of their own. A question that is no longer asked still counts, because an open
 * page or a device may send an answer to it.
 */
export function collectFurtherAnswers(answers: Readonly<Record<string, string>>): FurtherAnswers {
  const questionsWithColumn = questions.filter(({ column }) => column);
  const fieldsWithColumn = new Set<string>(questionsWithColumn.map(({ field }) => field));
  const pairs: [field: string, text: string][] = [];
  for (const [field, answer] of Object.entries(answers)) {
    const text = cleanAnswer(field, answer);
    if (text && !fieldsWithColumn.has(field)) pairs.push([field, text]);
  }
  return Object.fromEntries(pairs);
}

/** The most bytes of `further_answers`: the table has a check with the same number. */
export const FURTHER_ANSWERS_MAX_BYTES = 65_536;

/** The length of a value's JSON in bytes. */
export const jsonByteLength = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** The bytes of `further_answers` as the table counts them: PostgreSQL prints a space after each colon and each comma. */
export function furtherAnswersByteLength(answers: FurtherAnswers): number {
  const colons = Object.keys(answers).length;
  const commas = colons - 1;
  return jsonByteLength(answers) + colons + commas;
}

export type LeadRow = Record<Exclude<AnswerColumn, 'custom_request'>, string> & {
  custom_request: string | null;
  further_answers: FurtherAnswers | null;
  created_at: string;
};

/**
 * Makes the table's row. An optional answer that is empty becomes null.
 *
 * @param createdAt ISO 8601; every retry has the same one, by which the database recognizes the lead
 */
export function toRow(answers: Answers, createdAt: string): LeadRow {
  const columns: Partial<Record<AnswerColumn, string | null>> = {};
  for (const { column, field, requiredMessage } of questions) {
    if (!column) continue;
    const text = cleanAnswer(field, answers[field]);
    const isRequired = requiredMessage !== undefined;
    columns[column] = text === '' && !isRequired ? null : text;
  }
  const furtherAnswers = collectFurtherAnswers(answers);
  const hasFurtherAnswers = Object.keys(furtherAnswers).length > 0;
  return {
    ...(columns as Omit<LeadRow, 'further_answers' | 'created_at'>),
    further_answers: hasFurtherAnswers ? furtherAnswers : null,
    created_at: createdAt,
  };
}

/** Whether both would be stored as the same row. */
export const areSameAnswers = (one: Answers, other: Answers): boolean =>
  JSON.stringify(toRow(one, '')) === JSON.stringify(toRow(other, ''));

/** "Ada Lovelace" → "Ada". */
export function firstName(fullName: string): string {
  const name = cleanAnswer('fullName', fullName).replace(invisibleCharacters, '').trim();
  const [first = ''] = name.split(/\s+/);
  return first;
}
