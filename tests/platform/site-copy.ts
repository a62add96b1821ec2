/** A copy of this repository as a host checks it out, with the packages of production alone. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/data/site.ts';
import { today } from '../../tools/settings/days.ts';

/** Copies the tracked files to a folder, and installs the packages that `netlify.toml` asks for. */
export function copySite(folder: string): void {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of tracked) {
    if (file && existsSync(file)) cpSync(file, path.join(folder, file));
  }
  const words = ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
}

/** Fills in the copy's settings and dates as an owner does before the first deploy. */
export function fillIn(folder: string): void {
  const settings = path.join(folder, 'src/data/site.ts');
  const before = readFileSync(settings, 'utf8');
  const filled = JSON.stringify(filledIn('', site));
  const after = before.replace(/export const site = \{[\s\S]*?\n\} as const;/, `export const site = ${filled};`);
  if (after === before) throw new Error('src/data/site.ts no longer holds `export const site = {…} as const;`.');
  writeFileSync(settings, after);

  for (const text of globSync(path.join(folder, 'src/content/legal/*.mdx'))) {
    writeFileSync(text, readFileSync(text, 'utf8').replace(/^updated: .*$/m, `updated: ${today()}`));
  }
}

/** What an owner writes where not every text is allowed, by the name of the setting. */
const answers: Record<string, unknown> = {
  name: 'Acme',
  calendar: 'https://cal.com/acme',
  backupTested: '2026-11-01',
  chat: { name: 'Slack', place: 'United States' },
};

/** A setting with every placeholder replaced. */
function filledIn(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => filledIn(name, entry));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filledIn(key, inner)]));
  }
  if (value === null) return answers[name] ?? null;
  if (value === '') return answers[name] ?? 'Filled in';
  if (typeof value !== 'string') return value;
  if (value === 'Northwright') return answers['name'];
  // A social network's home page stands for an account.
  if (/^https:\/\/[^/]+\/$/.test(value)) return `${value}acme`;
  return value.replace(/\.example\b/, '.test');
}
