import type { APIRoute } from 'astro';
import { site } from '../../data/site.ts';
import { absolute } from '../../lib/site-facts.ts';

/** Months until the file expires; RFC 9116 recommends less than a year. */
const MONTHS = 11;

/** Where to report a weakness (RFC 9116); each build renews its expiry. */
export const GET: APIRoute = () => {
  const expires = new Date();
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS);
  return new Response(`Contact: mailto:${site.email.security}
Expires: ${expires.toISOString()}
Preferred-Languages: ${site.language}
Canonical: ${absolute(site, '/.well-known/security.txt')}
Policy: ${absolute(site, '/data-security')}
`);
};
