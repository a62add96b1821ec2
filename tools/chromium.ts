/** The Chromium of the browser tests and the bench: Playwright's own, or one that is installed. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Containers have neither a sandbox nor a graphics card, and no test calls another host. Letters are as wide as on phones:
 * Linux alone rounds the width of each.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--font-render-hinting=none',
];

const find = (...paths: (string | undefined)[]): string | undefined => paths.find((path) => path && existsSync(path));

/** The browser with its window. */
export const chromiumPath = find(
  process.env['CHROMIUM_PATH'],
  chromium.executablePath(),
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
);

/** The same without its window, where it is installed: it takes 40 % less time. */
export const shellPath = find('/usr/bin/chromium-headless-shell') ?? chromiumPath;

export const chromiumMissing =
  'Chromium is not installed: npx playwright install chromium, or the package chromium, or its path in CHROMIUM_PATH.';
