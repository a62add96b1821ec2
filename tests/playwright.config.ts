import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browserFlags } from '../tools/find-browser.ts';

const firefox = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const chromium = process.env['CHROMIUM_PATH'];

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
  use: { trace: { mode: 'retain-on-failure', screenshots: false }, actionTimeout: 10_000, navigationTimeout: 20_000 },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'firefox.test.ts',
      use: {
        browserName: 'chromium',
        launchOptions: { args: browserFlags, ...(chromium ? { executablePath: chromium } : {}) },
      },
    },
    ...(existsSync(firefox)
      ? [
          {
            name: 'firefox',
            testMatch: 'firefox.test.ts',
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
  ],
});
