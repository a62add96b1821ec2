interface Facts {
  url: string;
  language: string;
  email: { security: string };
}

/** Months until the file expires; RFC 9116 recommends less than a year. */
const MONTHS = 11;

/** The text of /.well-known/security.txt (RFC 9116) for a build of `today`. */
export function securityTxt({ url, language, email }: Facts, today: Date): string {
  const expires = new Date(today);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  return `Contact: mailto:${email.security}
Expires: ${expires.toISOString()}
Preferred-Languages: ${language}
Canonical: ${url}/.well-known/security.txt
Policy: ${url}/data-security
`;
}
