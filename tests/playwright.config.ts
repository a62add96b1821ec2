import { defineConfig } from '@playwright/test';
import { engines, shell } from './e2e/support/engines.ts';

/** What an engine can change: the visitor's way, and what becomes of a lead. Chromium runs all tests. */
const inEveryEngine = ['journey.test.ts', 'engine-faults.test.ts'];

/** Without its window Chromium has no Background Sync and no page cache, and begins with the pointer over the header. */
const inWholeBrowser = ['background.test.ts', 'page-cache.test.ts', 'loading.test.ts'];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time is a defect of the test or of the site.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./e2e/faults/table-reporter.ts']],
  use: { actionTimeout: 10_000, navigationTimeout: 20_000 },
  projects: [
    {
      name: 'chromium',
      // The fault table has the same rows, and more.
      testIgnore: ['engine-faults.test.ts', ...inWholeBrowser],
      use: { browserName: 'chromium', launchOptions: shell.launchOptions },
    },
    {
      name: 'whole chromium',
      testMatch: inWholeBrowser,
      use: {
        browserName: 'chromium',
        // Playwright turns the page cache off.
        launchOptions: { ...engines.chromium.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    { name: 'firefox', testMatch: inEveryEngine },
    { name: 'webkit', testMatch: inEveryEngine },
  ],
});
