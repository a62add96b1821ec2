import type { APIRoute } from 'astro';
import { site } from '../../data/site.ts';

/** Where to report a vulnerability (RFC 9116). It expires eleven months after each build. */
export const GET: APIRoute = () => {
  const expires = new Date();
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return new Response(`Contact: mailto:${site.email.security}
Expires: ${expires.toISOString()}
Preferred-Languages: ${site.locale}
Canonical: ${site.url}/.well-known/security.txt
Policy: ${site.url}/data-security
`);
};
