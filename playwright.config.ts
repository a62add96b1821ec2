import { defineConfig } from '@playwright/test';
import { browserFlags, chromiumPath, shellPath } from './tools/chromium.ts';

/** What an engine can change: the visitor's way, and some faults. Chromium runs all tests. */
const inEveryEngine = /journey\.test|@every-engine/;

/** Without its window Chromium has no Background Sync and no page cache, and begins with the pointer over the header. */
const inWholeBrowser = ['background.test.ts', 'history.test.ts', 'loading.test.ts'];

const chromium = (executablePath: string | undefined, ignoreDefaultArgs: string[] = []) => ({
  browserName: 'chromium' as const,
  launchOptions: { args: browserFlags, ignoreDefaultArgs, ...(executablePath && { executablePath }) },
});

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time is a defect of the test or of the site.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: { actionTimeout: 10_000, navigationTimeout: 20_000 },
  projects: [
    {
      name: 'chromium',
      testIgnore: inWholeBrowser,
      use: chromium(shellPath),
    },
    {
      name: 'whole chromium',
      testMatch: inWholeBrowser,
      // Playwright turns the page cache off.
      use: chromium(chromiumPath, ['--disable-back-forward-cache']),
    },
    { name: 'firefox', grep: inEveryEngine },
    { name: 'webkit', grep: inEveryEngine },
  ],
});
