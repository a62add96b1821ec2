import type { APIRoute } from 'astro';
import { favicon } from '../lib/icons.ts';

export const GET: APIRoute = async () => new Response(Uint8Array.from(await favicon()));
