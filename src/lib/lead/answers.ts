/** A lead: what a visitor answers, and the row of the table `leads` that becomes of it. */

export const emptyAnswers = {
  fullName: '',
  companyName: '',
  email: '',
  service: '',
  customRequest: '',
};

/** What a visitor answers, as typed. */
export type Answers = Readonly<typeof emptyAnswers>;
export type Field = keyof Answers;

export const isEmpty = (answers: Answers): boolean => Object.values(answers).every((text) => text === '');

export const fields = Object.keys(emptyAnswers) as Field[];

/** Anything but spaces, controls and characters that draw nothing. Stricter than the table's `\S` in every locale. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{DI}]/u;

/** What a copied address drags along unseen: zero-width spaces, soft hyphens, marks of direction. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** What people paste with an address: "Ada <ada@engines.example>", "mailto:", a comma at its end. */
function plainAddress(text: string): string {
  const bare = text.replace(unseen, '').trim();
  // That is none, and the patterns below would take seconds.
  if (bare.length > 1000) return bare;
  const inner = /<([^<>]*@[^<>]*)>/.exec(bare)?.[1] ?? bare;
  return inner
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[\s'"(<]+|[\s'")>,;.]+$/g, '');
}

/**
 * The text as it is stored: without what Postgres cannot hold (NUL, half a surrogate pair) and without outer spaces;
 * nothing at all when nothing of it can be seen.
 */
export function clean(field: Field, text: string): string {
  const storable = text
    .replaceAll('\0', '')
    // With the `u` flag a proper pair is one character, so only lone halves match.
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (!visible.test(storable)) return '';
  return field === 'email' ? plainAddress(storable) : storable;
}

/** @param createdAt ISO 8601, chosen once for the same answers */
export function toRow(answers: Answers, createdAt: string) {
  return {
    full_name: clean('fullName', answers.fullName),
    company_name: clean('companyName', answers.companyName),
    email: clean('email', answers.email),
    service_interest: clean('service', answers.service),
    custom_request: clean('customRequest', answers.customRequest) || null,
    created_at: createdAt,
  };
}

export type LeadRow = ReturnType<typeof toRow>;

/** Whether answers say the same as a row. */
export function saysTheSame(answers: Answers, row: LeadRow): boolean {
  const same = toRow(answers, row.created_at);
  return (Object.keys(same) as (keyof LeadRow)[]).every((column) => same[column] === row[column]);
}

/** "Ada Lovelace" → "Ada". */
export function firstWord(fullName: string): string {
  return clean('fullName', fullName).split(/\s+/, 1)[0] ?? '';
}
