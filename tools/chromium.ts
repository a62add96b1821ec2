/** The Chromium of the browser tests: Playwright's own, or one that is installed. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Containers have no sandbox and no graphics card, and the tests need no background requests. Without the last flag,
 * Linux rounds the width of each letter, which phones do not.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
];

const find = (...paths: (string | undefined)[]): string | undefined => paths.find((path) => path && existsSync(path));

/** Looks for the full browser; undefined if there is none. */
export const findChromium = (): string | undefined =>
  find(
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );

/** The full browser that was there when the process started. */
export const chromiumPath = findChromium();

/** The headless shell, which takes 40 % less time; if it is not installed, the full browser. */
export const shellPath = find('/usr/bin/chromium-headless-shell') ?? chromiumPath;

export const chromiumMissing =
  'Chromium is not installed: npx playwright install chromium, or the package chromium, or its path in CHROMIUM_PATH.';
