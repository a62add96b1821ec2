import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { EMBEDDED_KEY } from '../tools/settings/lead-settings.ts';

/** The site's settings (astro:env exists only inside Astro): those of the embedded backend. */
const settings = {
  name: 'settings',
  resolveId: (id: string) => (id === 'astro:env/client' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0astro:env/client'
      ? `export const PUBLIC_SUPABASE_URL = '/'; export const PUBLIC_SUPABASE_ANON_KEY = '${EMBEDDED_KEY}';`
      : undefined,
};

const root = new URL('..', import.meta.url).pathname;
const files = (folder: string) => [`tests/${folder}/**/*.test.{ts,tsx}`];

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [settings],
        test: { name: 'unit', include: files('unit'), environment: 'node' },
      },
      {
        root,
        plugins: [settings, vanillaExtractPlugin()],
        test: {
          name: 'islands',
          include: files('islands'),
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['tests/islands/fail-on-console.ts'],
          // Typing letter by letter takes seconds on a machine that is busy.
          testTimeout: 30_000,
        },
      },
      {
        root,
        // A database takes seconds to start, once a file.
        test: {
          name: 'database',
          include: files('database'),
          environment: 'node',
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        root,
        // Over what was built: the slow ones are checkers of their own, and the rebuilds.
        test: { name: 'site', include: files('site'), environment: 'node', hookTimeout: 120_000, testTimeout: 120_000 },
      },
    ],
  },
});
