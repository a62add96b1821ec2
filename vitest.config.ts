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
    // Vitest's default, one less than the processors, would leave half of a machine with two idle.
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
        // Each file starts a database, which takes seconds, or minutes while builds and browsers run.
        test: { name: 'database', include: files('database'), hookTimeout: 180_000, testTimeout: 30_000 },
      },
      {
        // These tests share the parsed pages: reading them takes longer than most checks.
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
