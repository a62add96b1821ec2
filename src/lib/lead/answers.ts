/** A lead: the visitor's answers, and the row of the table `leads` that is made from them. */
import { wizardQuestions, type AnswerColumn, type WizardQuestion } from '../../data/wizard-questions.ts';

export type Field = (typeof wizardQuestions)[number]['field'];
export interface Question extends WizardQuestion {
  field: Field;
}
export const questions: readonly Question[] = wizardQuestions;
export const fields: readonly Field[] = wizardQuestions.map(({ field }) => field);

/** The answers as the visitor typed them, by field; `clean` turns them into what is stored. */
export type Answers = Readonly<Record<Field, string>>;

export const emptyAnswers = Object.fromEntries(fields.map((field) => [field, ''])) as Answers;

export const isEmpty = (answers: Answers): boolean => Object.values(answers).every((text) => text === '');

/** One visible character: no space, no control, no invisible character. Stricter than the table's checks for blanks. */
const visibleCharacter = /[^\s\p{Z}\p{Cc}\p{Cf}\p{DI}]/u;

/** Invisible characters that a copied name may contain: zero-width spaces, soft hyphens, direction marks. */
const invisibleCharacters = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** The part of a link that is an address: `%2B` is a plus. */
function addressOfLink(_link: string, address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Reduces a pasted text to its address: removes the name in "Ada <ada@engines.example>", "mailto:", a final comma, and
 * what only looks like the characters of an address, as keyboards and word processors write it.
 */
function extractEmailAddress(text: string): string {
  // A text this long is no address, and the patterns below would take seconds.
  if (text.length > 1000) return text;
  const bare = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{DI}]/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\u3002/g, '.')
    .replace(/%2B/gi, '+');
  const inner = /<([^<>]*@[^<>]*)>/.exec(bare)?.[1] ?? bare;
  return inner
    .trim()
    .replace(/^mailto:([^?]*).*$/i, addressOfLink)
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

/** The answers without a column of their own, by field. */
export type MoreAnswers = Readonly<Record<string, string>>;

/**
 * Collects the answers without a column of their own. A question that is no longer asked still counts, because an open
 * page or a device may send an answer to it.
 */
export function collectMoreAnswers(answers: Readonly<Record<string, string>>): MoreAnswers {
  const columns = new Set(questions.filter(({ column }) => column).map(({ field }): string => field));
  const further = Object.entries(answers).filter(([field]) => !columns.has(field));
  const cleaned = further.map(([field, text]) => [field, cleanAnswer(field, text)] as const);
  return Object.fromEntries(cleaned.filter(([, text]) => text));
}

/** The most bytes of `more`: the table has a check with the same number. */
export const MORE_MAX_BYTES = 65_536;

/** The bytes of `more` as the table counts them: PostgreSQL prints a space after each colon and each comma. */
export function moreByteLength(more: MoreAnswers): number {
  const spaces = Object.keys(more).length * 2 - 1;
  return new TextEncoder().encode(JSON.stringify(more)).length + spaces;
}

export type LeadRow = Record<Exclude<AnswerColumn, 'custom_request'>, string> & {
  custom_request: string | null;
  more: MoreAnswers | null;
  created_at: string;
};

/** @param createdAt ISO 8601; every retry has the same one, by which the database recognizes the lead */
export function toRow(answers: Answers, createdAt: string): LeadRow {
  const more = collectMoreAnswers(answers);
  const columns = questions.flatMap(({ column, field, requiredMessage }) => {
    if (!column) return [];
    const text = cleanAnswer(field, answers[field]);
    return [[column, requiredMessage ? text : text || null]];
  });
  return {
    ...(Object.fromEntries(columns) as Omit<LeadRow, 'more' | 'created_at'>),
    more: Object.keys(more).length > 0 ? more : null,
    created_at: createdAt,
  };
}

/** Whether both would be stored as the same row. */
export const areSameAnswers = (one: Answers, other: Answers): boolean =>
  JSON.stringify(toRow(one, '')) === JSON.stringify(toRow(other, ''));

/** "Ada Lovelace" → "Ada". */
export function firstName(fullName: string): string {
  return cleanAnswer('fullName', fullName).replace(invisibleCharacters, '').trim().split(/\s+/, 1)[0] ?? '';
}
