/** A copy of this repository as a host checks it out, with the packages of production alone. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/data/site.ts';
import { today } from '../../tools/settings/days.ts';

/** Copies the tracked files to a folder, and installs the packages that `netlify.toml` asks for. */
export function copySite(folder: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of tracked) {
    if (file && existsSync(file)) cpSync(file, path.join(folder, file));
  }
  const install = ['ci', '--omit=dev', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
}

/** Fills in the copy's settings as an owner does before the first deploy. */
export function fillIn(folder: string): void {
  const settingsFile = path.join(folder, 'src/data/site.ts');
  const before = readFileSync(settingsFile, 'utf8');
  const settings = JSON.stringify(fillInSetting('', site));
  const after = before.replace(/export const site = \{[\s\S]*?\n\} as const;/, `export const site = ${settings};`);
  if (after === before) throw new Error('src/data/site.ts no longer holds `export const site = {…} as const;`.');
  writeFileSync(settingsFile, after);
}

/** What an owner writes where not every text is allowed, by the name of the setting. */
const exampleSettings: Record<string, unknown> = {
  name: 'Acme',
  calendar: 'https://cal.com/acme',
  legalTextsRead: today(),
  backupTested: '2026-11-01',
  chat: { name: 'Slack', place: 'United States' },
};

/** Returns a setting with every placeholder in it replaced. */
function fillInSetting(name: string, value: unknown): unknown {
  if (value === null) return exampleSettings[name] ?? null;
  if (Array.isArray(value)) return value.map((item) => fillInSetting(name, item));
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([key, inner]) => [key, fillInSetting(key, inner)]);
    return Object.fromEntries(entries) as object;
  }
  return typeof value === 'string' ? fillInText(name, value) : value;
}

function fillInText(name: string, text: string): unknown {
  if (text === '') return exampleSettings[name] ?? 'Filled in';
  if (text === 'Northwright') return exampleSettings['name'];
  // A social network's home page stands for an account.
  if (/^https:\/\/[^/]+\/$/.test(text)) return `${text}acme`;
  return text.replace(/\.example\b/, '.test');
}
