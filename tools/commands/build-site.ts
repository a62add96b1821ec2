/** Builds the site into dist, unless dist already is what a build would produce. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { UserError } from '../errors.ts';
import { runCommand } from '../run-command.ts';
import type { LeadSettings } from '../settings/lead-settings.ts';

/** What a build reads. */
const SOURCES = ['{src,public,tools/build,tools/settings}/**', 'astro.config.mjs', 'package*.json', 'tsconfig.json'];
const OUTPUT = ['dist/**'];
const STAMP = '.cache/build.txt';

/**
 * @returns whether a build was needed
 * @throws UserError when it fails; its output has been printed
 */
export async function buildIfChanged(settings: LeadSettings, signal: AbortSignal): Promise<boolean> {
  // The day, because articles appear on theirs, and security.txt expires.
  const wanted = [digest(SOURCES), JSON.stringify(settings), new Date().toISOString().slice(0, 10)].join(' ');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === `${wanted} ${digest(OUTPUT)}`) return false;
  const { ok, output } = await runCommand(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    signal,
    env: {
      ASTRO_TELEMETRY_DISABLED: '1',
      LEADS_BACKEND: settings.embedded ? 'embedded' : '',
      PUBLIC_SUPABASE_URL: settings.url,
      PUBLIC_SUPABASE_ANON_KEY: settings.key,
    },
  });
  if (!ok && !signal.aborted) {
    console.error(output);
    throw new UserError('The site could not be built; the lines above say why.');
  }
  await mkdir('.cache', { recursive: true });
  if (ok) await writeFile(STAMP, `${wanted} ${digest(OUTPUT)}`);
  return true;
}

/** Changes with the names, sizes and times of the files. */
function digest(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns).toSorted()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
