/** The three browser engines, if this machine has them. */
import { existsSync } from 'node:fs';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';
import { chromiumMissing, chromiumPath } from '../../../tools/chromium.ts';

/** WebKitGTK's driver and browser, which Debian has. Used if Playwright's WebKit is missing. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
}

export interface EngineOptions {
  launchOptions?: LaunchOptions;
  webKit?: WebKitPrograms;
  /** Why this engine cannot run here. */
  missing?: string;
}

const found = (paths: (string | undefined)[]): string | undefined => paths.find((path) => path && existsSync(path));

function firefoxOptions(): EngineOptions {
  if (existsSync(firefox.executablePath())) return {};
  const path = found([process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox']);
  if (path) return { launchOptions: { channel: 'moz-firefox', executablePath: path } };
  return { missing: 'Firefox is not installed: npx playwright install firefox, or the package firefox-esr' };
}

function webkitOptions(): EngineOptions {
  if (existsSync(webkit.executablePath())) return {};
  const driver = found(['/usr/bin/WebKitWebDriver']);
  const browser = found(
    ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  );
  if (driver && browser && found(['/usr/bin/Xvfb'])) return { webKit: { driver, browser } };
  return {
    missing: 'WebKit is not installed: npx playwright install webkit, or the packages webkit2gtk-driver and xvfb',
  };
}

export const engines = {
  // Playwright starts Chromium itself, so its options are in playwright.config.ts.
  chromium: { ...(!chromiumPath && { missing: chromiumMissing }) } as EngineOptions,
  firefox: firefoxOptions(),
  webkit: webkitOptions(),
};
