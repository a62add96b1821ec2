import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { site } from './src/data/site.ts';
import { localeEnv } from './tools/build/locale.ts';
import { EMBEDDED_KEY } from './tools/settings/lead-settings.ts';

/** Tests use the embedded backend and US number formats, whatever the site's settings are. */
const env = {
  PUBLIC_SUPABASE_URL: '/',
  PUBLIC_SUPABASE_ANON_KEY: EMBEDDED_KEY,
  ...localeEnv({ locale: 'en-US', currency: 'USD' }),
};

/** The test files of a folder. Each Vitest project has one folder. */
const testsIn = (folder: string) => [`tests/${folder}/**/*.test.ts`];

/** .ci/run counts the tests in a report of this name. */
const report = process.env['TEST_RESULTS'];

export default defineConfig({
  test: {
    reporters: report ? ['default', ['json', { outputFile: `${report}-vitest.json` }]] : ['default'],
    // Vitest's default is one less than the number of processors: only one worker on a machine with two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        // Some tests start a process, which takes seconds on a busy machine.
        test: { name: 'unit', env, include: testsIn('unit'), testTimeout: 30_000 },
      },
      {
        // Each file starts a database, which takes seconds, or minutes while builds and browsers run.
        test: { name: 'database', include: testsIn('database'), hookTimeout: 180_000, testTimeout: 30_000 },
      },
      {
        test: {
          name: 'site',
          include: testsIn('site'),
          env: localeEnv(site),
          globalSetup: ['tests/builds.ts'],
          // Without isolation, these tests share the parsed pages. Parsing takes longer than most checks.
          isolate: false,
          hookTimeout: 300_000,
          testTimeout: 300_000,
        },
      },
      {
        // Runs the platforms' own programs, which npm fetches on the first run.
        test: { name: 'platform', include: testsIn('platform'), hookTimeout: 300_000, testTimeout: 120_000 },
      },
    ],
  },
});
