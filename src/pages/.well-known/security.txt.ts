import type { APIRoute } from 'astro';
import { site } from '../../data/site.ts';
import { securityTxt } from '../../lib/security-txt.ts';

/** Where to report a weakness; each build renews its expiry. */
export const GET: APIRoute = () => new Response(securityTxt(site, new Date()));
