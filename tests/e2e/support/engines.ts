/** The three browser engines, if this machine has them. */
import { existsSync } from 'node:fs';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';
import { chromiumMissing, chromiumPath, firstExisting } from '../../../tools/chromium.ts';

/** The programs of Debian's packages. They are used if Playwright's WebKit is missing. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
}

export interface EngineOptions {
  launchOptions?: LaunchOptions;
  webKitGtk?: WebKitPrograms;
  /** Why this engine cannot run here. */
  missing?: string;
}

function chromiumOptions(): EngineOptions {
  // Playwright starts Chromium itself, so its other options are in playwright.config.ts.
  return chromiumPath ? {} : { missing: chromiumMissing };
}

function firefoxOptions(): EngineOptions {
  if (existsSync(firefox.executablePath())) return {};
  const executablePath = firstExisting(process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox');
  if (executablePath) return { launchOptions: { channel: 'moz-firefox', executablePath } };
  return { missing: 'Firefox is not installed: npx playwright install firefox, or the package firefox-esr' };
}

function webkitOptions(): EngineOptions {
  if (existsSync(webkit.executablePath())) return {};
  const driver = firstExisting('/usr/bin/WebKitWebDriver');
  const screen = firstExisting('/usr/bin/Xvfb');
  const browser = firstExisting(
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  );
  if (driver && browser && screen) return { webKitGtk: { driver, browser } };
  return {
    missing: 'WebKit is not installed: npx playwright install webkit, or the packages webkit2gtk-driver and xvfb',
  };
}

export const engines = {
  chromium: chromiumOptions(),
  firefox: firefoxOptions(),
  webkit: webkitOptions(),
};
