/** A lead: its fields, and what is stored of them. What `steps.ts` accepts passes the checks of the table `leads`. */

/** What a visitor answers, as typed. */
export interface Answers {
  fullName: string;
  companyName: string;
  email: string;
  service: string;
  customRequest: string;
}

export type Field = keyof Answers;

/** A row of the table `leads`. */
export interface LeadRow {
  full_name: string;
  company_name: string;
  email: string;
  service_interest: string;
  custom_request: string | null;
  /** ISO 8601, chosen once for the same answers. */
  created_at: string;
}

export const emptyAnswers: Readonly<Answers> = {
  fullName: '',
  companyName: '',
  email: '',
  service: '',
  customRequest: '',
};

export const fields = Object.keys(emptyAnswers) as Field[];

/** Anything but spaces, controls and characters that draw nothing. Stricter than the table's `\S` in every locale. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{DI}]/u;

/** What a copied address drags along unseen: zero-width spaces, soft hyphens, marks of direction. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * The text as it is stored: without what Postgres cannot hold (NUL, half a surrogate pair) and without outer spaces;
 * nothing at all when nothing of it can be seen.
 */
export function clean(field: Field, text: string): string {
  const storable = text
    .replaceAll('\0', '')
    // With the `u` flag a proper pair is one character, so only lone halves match.
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .trim();
  if (!visible.test(storable)) return '';
  return field === 'email' ? storable.replace(unseen, '').trim() : storable;
}

export function toRow(answers: Answers, createdAt: string): LeadRow {
  return {
    full_name: clean('fullName', answers.fullName),
    company_name: clean('companyName', answers.companyName),
    email: clean('email', answers.email),
    service_interest: clean('service', answers.service),
    custom_request: clean('customRequest', answers.customRequest) || null,
    created_at: createdAt,
  };
}

/** The part of a row that the visitor gave: two rows with the same content are one lead. */
export function contentOf(row: LeadRow): string {
  return JSON.stringify([row.full_name, row.company_name, row.email, row.service_interest, row.custom_request]);
}

/** Whether answers say the same as a row. */
export const saysTheSame = (answers: Answers, row: LeadRow): boolean =>
  contentOf(toRow(answers, '')) === contentOf(row);

/** "Ada Lovelace" → "Ada". */
export function firstWord(fullName: string): string {
  return clean('fullName', fullName).split(/\s+/, 1)[0] ?? '';
}
