/**
 * Part of `npm test`: installs Chromium for the browser tests where it is missing. It tries Playwright's own download
 * first. Where that cannot be reached, and the user is root on Debian, it installs Debian's package.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags, findChromium } from './chromium.ts';

const isRoot = process.getuid?.() === 0;
const canInstallPackages = isRoot && existsSync('/usr/bin/apt-get');

/** Runs a command without its output; returns whether it succeeded. */
function succeeds(command: string, words: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, words, { env, stdio: 'ignore', shell: process.platform === 'win32' }).status === 0;
}

const installPackages = (...names: string[]): boolean =>
  succeeds('apt-get', ['update', '-qq']) &&
  succeeds('apt-get', ['install', '-qq', '--yes', '--no-install-recommends', ...names]);

async function canStart(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

if (!findChromium()) {
  console.log('Installing Chromium for the browser tests, which takes about a minute …');
  const isInstalled = succeeds('npx', ['playwright', 'install', 'chromium']);
  if (!isInstalled && canInstallPackages) installPackages('chromium', 'chromium-headless-shell');
}

const executablePath = findChromium();
if (!executablePath) {
  stop(
    'The browser tests need Chromium, which could not be downloaded: install it as root (Debian: apt-get install ' +
      'chromium), or set CHROMIUM_PATH to the program of an installed Chrome or Chromium, and run npm test again.',
  );
}
if (!(await canStart(executablePath))) {
  // A downloaded browser needs libraries of the system.
  const hasLibraries = canInstallPackages && succeeds('npx', ['playwright', 'install-deps', 'chromium']);
  if (!hasLibraries || !(await canStart(executablePath))) {
    stop(
      `The browser tests cannot start ${executablePath}: run npx playwright install-deps chromium as root, or set ` +
        'CHROMIUM_PATH to a Chrome or Chromium that starts, and run npm test again.',
    );
  }
}
