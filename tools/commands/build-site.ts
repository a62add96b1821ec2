/** Builds the site into dist, unless dist already is what a build would produce. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../errors.ts';
import type { LeadSettings } from '../settings/lead-settings.ts';

/** What a build reads. */
const SOURCES = [
  'src',
  'public',
  'tools/build',
  'tools/settings',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
const OUTPUT = 'dist';
const STAMP = '.cache/build.json';

/**
 * @returns whether a build was needed
 * @throws UserError when it fails; its output has been printed
 */
export async function buildIfChanged(settings: LeadSettings, signal: AbortSignal): Promise<boolean> {
  // The month, because security.txt expires.
  const sources = digest(SOURCES.flatMap(listFiles), readFileSync, [JSON.stringify(settings), monthOf(new Date())]);
  if (readStamp() === `${sources} ${outputDigest()}`) return false;
  await build(settings, signal);
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, `${sources} ${outputDigest()}`);
  return true;
}

async function build(settings: LeadSettings, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', OUTPUT], {
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      LEADS_BACKEND: settings.embedded ? 'embedded' : '',
      PUBLIC_SUPABASE_URL: settings.url,
      PUBLIC_SUPABASE_ANON_KEY: settings.key,
    },
  });
  // End the build together with the command that started it.
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  const { code, printed } = await finish(child);
  process.off('exit', kill);
  if (code === 0 || signal.aborted) return;
  process.stderr.write(printed);
  throw new UserError('The site could not be built; the lines above say why.');
}

function finish(child: ChildProcess): Promise<{ code: number | null; printed: string }> {
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, printed: `${printed}${error.message}\n` }));
    child.on('close', (code) => resolve({ code, printed }));
  });
}

function outputDigest(): string {
  return digest(listFiles(OUTPUT), (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
}

function digest(files: string[], content: (file: string) => string | Buffer, more: string[] = []): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(content(file)).update('\0');
  for (const text of more) hash.update(`${text}\0`);
  return hash.digest('hex');
}

/** The files at or below a path, in a fixed order; none when nothing is there. */
function listFiles(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join('/'))
    .toSorted();
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}
