import type { APIRoute } from 'astro';
import { site } from '../data/site.ts';
import { ink } from '../lib/colors.ts';

const icons = [192, 512].flatMap((size) =>
  ['any', 'maskable'].map((purpose) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);

/** How the site looks among a phone's applications. */
export const GET: APIRoute = () =>
  Response.json({
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: site.locale,
    start_url: '/',
    display: 'browser',
    background_color: ink,
    theme_color: ink,
    icons: [...icons, { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  });
