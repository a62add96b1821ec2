import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { site } from './src/data/site.ts';
import { localeEnv } from './tools/build/locale.ts';
import { EMBEDDED_KEY } from './tools/settings/lead-settings.ts';

/** The embedded backend, and one way of writing figures, whichever the site has. */
const env = {
  PUBLIC_SUPABASE_URL: '/',
  PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_KEY,
  ...localeEnv({ locale: 'en-US', currency: 'USD' }),
};

/** A project is a folder of tests. */
const files = (folder: string) => [`tests/${folder}/**/*.test.{ts,tsx}`];

export default defineConfig({
  test: {
    // One less than the processors by default: half of a machine that has two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // Some start a process of their own, which takes seconds on a machine that is busy.
        test: { name: 'unit', env, include: files('unit'), testTimeout: 30_000 },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'islands',
          env,
          include: files('islands'),
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: ['tests/islands/fail-on-console.ts'],
          // Typing letter by letter takes seconds on a machine that is busy.
          testTimeout: 30_000,
        },
      },
      {
        // A database takes seconds to start, once a file, and minutes beside builds and browsers.
        test: { name: 'database', include: files('database'), hookTimeout: 180_000, testTimeout: 30_000 },
      },
      {
        // Over what was built. They share the parsed pages, which take longer to read than most rules to check.
        test: {
          name: 'site',
          include: files('site'),
          env: localeEnv(site),
          globalSetup: ['tests/builds.ts'],
          // The demonstration's own facts: another agency has others.
          exclude: site.name === 'Northwright' ? [] : ['tests/site/specification/**'],
          isolate: false,
          hookTimeout: 300_000,
          testTimeout: 300_000,
        },
      },
    ],
  },
});
