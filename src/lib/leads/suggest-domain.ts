/** Mail domains that people mistype; long enough that a neighbor by one letter is hardly ever somebody's own. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'protonmail.com',
];

/** Real mail services that are one letter away from a common one. */
const real = [
  'mail.com',
  'email.com',
  'ymail.com',
  'gmail.co',
  'yahoo.co',
  'hotmail.co',
  'outlook.co',
  'icloud.co',
  'cloud.com',
];

/** Whether the texts differ by one letter too many, missing or wrong, or by two neighbors swapped. */
function oneSlip(a: string, b: string): boolean {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const restA = a.slice(i + 1);
  const restB = b.slice(i + 1);
  return (
    restA === restB ||
    restA === b.slice(i) ||
    a.slice(i) === restB ||
    (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2))
  );
}

/** "ada@gamil.com" → "gmail.com"; null when the domain needs no suggestion. */
export function suggestDomain(email: string): string | null {
  const domain = email.trim().split('@')[1]?.toLowerCase() ?? '';
  // Someone who is still typing "gmail.c" has made no mistake yet.
  if (!domain.includes('.') || common.some((name) => name.startsWith(domain)) || real.includes(domain)) return null;
  return common.find((name) => oneSlip(domain, name)) ?? null;
}

/** "ada@gamil.com" with "gmail.com" → "ada@gmail.com". */
export function withDomain(email: string, domain: string): string {
  return `${email.trim().split('@')[0]}@${domain}`;
}
