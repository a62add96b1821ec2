import type { APIRoute } from 'astro';
import { homeScreenIcon } from '../lib/icons.ts';

export const GET: APIRoute = async () => new Response(Uint8Array.from(await homeScreenIcon(180)));
