/** Packages that one rare check needs: fetched into the clone by that check, so that no install carries them. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { UserError } from './errors.ts';
import { runCommand } from './run-command.ts';

/**
 * Fetches a package and what it depends on into `.cache/packages`, once. Returns the `node_modules` folder it is in.
 *
 * @throws UserError when npm cannot fetch it
 */
export async function fetchPackage(name: string, version: string): Promise<string> {
  const folder = resolve('.cache/packages', `${name.replace('/', '+')}@${version}`);
  if (existsSync(folder)) return join(folder, 'node_modules');
  const part = `${folder}.${process.pid}`;
  const words = ['install', '--prefix', part, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { ok, output } = await runCommand('npm', [...words, `${name}@${version}`], { timeout: 5 * 60_000 });
  if (!ok) {
    await rm(part, { recursive: true, force: true });
    throw new UserError(`npm could not fetch ${name}@${version}:\n${output}`);
  }
  // Another process may have been quicker.
  await rename(part, folder).catch(() => rm(part, { recursive: true, force: true }));
  return join(folder, 'node_modules');
}
