/** A lead: the visitor's answers, and the row of the table `leads` that is made from them. */

export const emptyAnswers = {
  fullName: '',
  companyName: '',
  email: '',
  service: '',
  customRequest: '',
};

/** The answers as the visitor typed them; `clean` turns them into what is stored. */
export type Answers = Readonly<typeof emptyAnswers>;
export type Field = keyof Answers;

export const isEmpty = (answers: Answers): boolean => Object.values(answers).every((text) => text === '');

export const fields = Object.keys(emptyAnswers) as Field[];

/** One visible character: no space, no control, no invisible character. Stricter than the table's checks for blanks. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cf}\p{DI}]/u;

/** Invisible characters that a copied address may contain: zero-width spaces, soft hyphens, direction marks. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Reduces a pasted text to its address: removes the name in "Ada <ada@engines.example>", "mailto:", a final comma. */
function plainAddress(text: string): string {
  const bare = text.replace(unseen, '').trim();
  // A text this long is no address, and the patterns below would take seconds.
  if (bare.length > 1000) return bare;
  const inner = /<([^<>]*@[^<>]*)>/.exec(bare)?.[1] ?? bare;
  return inner
    .trim()
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/^[\s'"(<]+|[\s'")>,;.]+$/g, '');
}

/**
 * Returns the text as it is stored: trimmed, and without what Postgres cannot store (NUL, lone surrogates). Returns ''
 * when the text has no visible character. A draft that is older than a question has no text for it.
 */
export function clean(field: Field, text = ''): string {
  const storable = text
    .replaceAll('\0', '')
    // With the `u` flag a proper pair is one character, so only lone surrogates match.
    .replace(/[\ud800-\udfff]/gu, '\ufffd')
    .replace(/\r\n?/g, '\n')
    .trim();
  if (!visible.test(storable)) return '';
  return field === 'email' ? plainAddress(storable) : storable;
}

/** @param createdAt ISO 8601; every retry has the same one, by which the database recognizes the lead */
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

/** Whether both would be stored as the same row. */
export const areSame = (one: Answers, other: Answers): boolean =>
  JSON.stringify(toRow(one, '')) === JSON.stringify(toRow(other, ''));

/** "Ada Lovelace" → "Ada". */
export function firstWord(fullName: string): string {
  return clean('fullName', fullName).replace(unseen, '').trim().split(/\s+/, 1)[0] ?? '';
}
