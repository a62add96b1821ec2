/** Supabase's command line program, away from this checkout: it writes into the project's folder and into HOME. */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { fetchPackage } from '../fetched-package.ts';

/** The version that the guides and workflows are written for. */
export const CLI_VERSION = '3.1.0';

const packages = fetchPackage('supabase', CLI_VERSION);
export const noCli = packages === undefined;
/** For the name of a test: without the program, it says what is missing. */
export const cliName = `Supabase CLI ${CLI_VERSION}${noCli ? ' (npm could not fetch it)' : ''}`;

let copy: { home: string; project: string } | undefined;

/** A home and a copy of this project for the program, the same for all its runs. */
function folders() {
  if (copy) return copy;
  copy = { home: createTemporaryFolder(), project: createTemporaryFolder() };
  for (const part of ['config.toml', 'migrations']) {
    cpSync(path.join('supabase', part), path.join(copy.project, 'supabase', part), { recursive: true });
  }
  return copy;
}

/** Runs the program on a copy of this project, without a terminal; returns its exit status and all that it prints. */
export function runCli(...words: string[]): { status: number | null; output: string } {
  const program = path.join(packages ?? '', '.bin', 'supabase');
  const { home, project } = folders();
  const { status, stdout, stderr } = spawnSync(program, [...words, '--workdir', project], {
    encoding: 'utf8',
    cwd: project,
    input: '',
    timeout: 120_000,
    env: { ...process.env, HOME: home, DO_NOT_TRACK: '1', SUPABASE_NO_UPDATE_NOTIFIER: '1', SUPABASE_NO_KEYRING: '1' },
  });
  return { status, output: stdout + stderr };
}
