import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions } from '@playwright/test';
import { browserFlags, chromiumPath, headlessShellPath } from './tools/chromium.ts';

/**
 * The tests that Firefox and WebKit run: a visitor's journey, and what engines do differently. Chromium runs all tests,
 * in two projects.
 */
const inEveryEngine = /journey\.test|@every-engine/;

/** The headless shell has no Background Sync and no back/forward cache. */
const inFullBrowser = ['background.test.ts', 'history.test.ts', 'home-form.test.ts'];

/** Options for a project in Chromium. Without a path, Playwright uses its own browser. */
function useChromium(
  executablePath: string | undefined,
  ignoreDefaultArgs: string[] = [],
): Partial<PlaywrightTestOptions & PlaywrightWorkerOptions> {
  const launchOptions = { args: browserFlags, ignoreDefaultArgs };
  return {
    browserName: 'chromium',
    launchOptions: executablePath ? { ...launchOptions, executablePath } : launchOptions,
  };
}

/** .ci/run counts the tests in a report of this name. */
const report = process.env['TEST_RESULTS'];
const consoleReporter = process.env['CI'] ? 'dot' : 'list';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes only on its second try has a bug, or the site has one.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: report ? [[consoleReporter], ['json', { outputFile: `${report}-playwright.json` }]] : consoleReporter,
  use: { actionTimeout: 10_000, navigationTimeout: 20_000, screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'chromium',
      testIgnore: inFullBrowser,
      use: useChromium(headlessShellPath),
    },
    {
      name: 'chromium-full',
      testMatch: inFullBrowser,
      // By default, Playwright turns off the back/forward cache, which these tests need.
      use: useChromium(chromiumPath, ['--disable-back-forward-cache']),
    },
    // tests/e2e/support/engine-test.ts starts these two.
    { name: 'firefox', grep: inEveryEngine },
    { name: 'webkit', grep: inEveryEngine },
  ],
});
