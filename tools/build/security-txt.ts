import { mkdir, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

interface Facts {
  url: string;
  language: string;
  email: { security: string };
}

/** Months that a build's file is good for; RFC 9116 recommends less than a year. */
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

/** Tells finders of a weakness where to report it; each build moves the expiry on. */
export const securityContact = (site: Facts): AstroIntegration => ({
  name: 'security-contact',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = new URL('.well-known/', dir);
      await mkdir(folder, { recursive: true });
      await writeFile(new URL('security.txt', folder), securityTxt(site, new Date()));
    },
  },
});
