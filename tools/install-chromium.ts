/**
 * Part of `npm test`: installs Chromium for the browser tests where it is missing. It tries Playwright's own download
 * first. A build server's network often closes that, so root on Debian or Ubuntu gets the distribution's package instead.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserFlags, findChromium } from './chromium.ts';

const isRoot = process.getuid?.() === 0;
const canInstallPackages = isRoot && existsSync('/usr/bin/apt-get');

/** Runs a command without its output; returns whether it succeeded. */
function succeeds(command: string, ...words: string[]): boolean {
  const { status } = spawnSync(command, words, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    // On Windows, npx is a script, which only a shell can start.
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function download(): void {
  if (succeeds('npx', 'playwright', 'install', 'chromium')) return;
  if (!canInstallPackages) return;
  const packages = ['chromium', 'chromium-headless-shell'];
  succeeds('apt-get', 'update', '-qq');
  succeeds('apt-get', 'install', '-qq', '--yes', '--no-install-recommends', ...packages);
}

async function canStart(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: browserFlags });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/** Says why the browser tests cannot run; undefined if they can. */
async function findProblem(): Promise<string | undefined> {
  if (!findChromium()) {
    console.log('Installing Chromium for the browser tests, which takes about a minute …');
    download();
  }
  const executablePath = findChromium();
  if (!executablePath) {
    return (
      'The browser tests need Chromium, which could not be downloaded: install it as root (Debian: apt-get install ' +
      'chromium), or set CHROMIUM_PATH to the program of an installed Chrome or Chromium, and run npm test again.'
    );
  }
  if (await canStart(executablePath)) return undefined;
  // A downloaded browser needs libraries of the system.
  if (canInstallPackages) succeeds('npx', 'playwright', 'install-deps', 'chromium');
  if (await canStart(executablePath)) return undefined;
  return (
    `The browser tests cannot start ${executablePath}: run npx playwright install-deps chromium as root, or set ` +
    'CHROMIUM_PATH to a Chrome or Chromium that starts, and run npm test again.'
  );
}

const problem = await findProblem();
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
