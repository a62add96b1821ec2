/** The Chromium of the browser tests: Playwright's own, or one that is installed. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Without this flag, Linux rounds the width of each letter, which phones do not. */
export const browserFlags = ['--font-render-hinting=none'];

/** Returns the first of these paths that exists. */
export const firstExisting = (...paths: (string | undefined)[]): string | undefined =>
  paths.find((path) => path && existsSync(path));

/** Looks for the full browser; undefined if there is none. CHROMIUM_PATH comes before all others. */
export const findChromium = (): string | undefined =>
  firstExisting(
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );

/** The full browser that was there when the process started. */
export const chromiumPath = findChromium();

/** Debian's headless shell, with which the tests take 40 % less time; where it is missing, the full browser. */
export const headlessShellPath = firstExisting('/usr/bin/chromium-headless-shell') ?? chromiumPath;

export const chromiumMissing =
  'Chromium is not installed: npx playwright install chromium, or the package chromium, or its path in CHROMIUM_PATH.';
