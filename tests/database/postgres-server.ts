/** A PostgreSQL server on this machine, for tests that PGlite cannot run. Most machines do not have one installed. */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '../../tools/listen.ts';
import { lacks } from '../lacks.ts';

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

const places = [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ...(process.env['PATH'] ?? '').split(path.delimiter),
];
/** The folder of the newest installed server's programs. */
export const programs =
  places.find((folder) => ['initdb', 'postgres', 'psql'].every((name) => existsSync(path.join(folder, name)))) ?? '';

export const noPostgres = lacks(programs, 'PostgreSQL (Debian: postgresql)');

/** Starts a fresh server on a free port; `stop` ends it and removes its files. */
export async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-postgres-'));
  // PostgreSQL refuses to run as root, which is the user in many containers.
  const owner = process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const program = (name: string): string => path.join(programs, name);
  const cluster = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  execFileSync(program('initdb'), ['-D', folder, ...cluster], { ...owner, stdio: 'ignore' });

  // The port is chosen last, so that another process is unlikely to take it first.
  const { port, close } = await listen(() => undefined, 0);
  await close();
  const addressOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  /** Runs SQL in a database of the server through psql. */
  const on = (database: string) => (input: string) =>
    execFileSync(program('psql'), ['-X', '-v', 'ON_ERROR_STOP=1', '-At', '-d', addressOf(database)], {
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
    });

  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const control = (...words: string[]) =>
    execFileSync(program('pg_ctl'), ['-D', folder, '-w', ...words], { ...owner, stdio: 'ignore' });
  control('start', '-o', settings);
  const stop = (): void => {
    control('stop', '-m', 'immediate');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: addressOf('postgres'), run: on('postgres'), on, stop };
}

function idOfNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}
