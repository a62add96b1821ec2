import type { APIRoute } from 'astro';
import { homeScreenIcon } from '../lib/icons.ts';

/** In px: the sizes that the manifest names. */
export const getStaticPaths = () => ['192', '512'].map((size) => ({ params: { size } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(Uint8Array.from(await homeScreenIcon(Number(params['size']))));
