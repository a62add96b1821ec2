/** A PostgreSQL server of the machine's own, for what the in-process one cannot do; absent on most machines. */
import { execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface PostgresServer {
  /** postgres://postgres@127.0.0.1:port/postgres */
  url: string;
  /** Runs SQL through psql. */
  run: (sql: string) => string;
  /** Runs SQL in another database of the server. */
  on: (database: string) => (sql: string) => string;
  stop: () => Promise<void>;
}

/** The folder of the newest installed server's programs, or undefined. */
export function findPostgres(): string | undefined {
  const debian = listFolder('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`);
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  return [...debian.toSorted().toReversed(), ...onPath].find((folder) =>
    ['initdb', 'postgres', 'psql'].every((program) => isExecutable(path.join(folder, program))),
  );
}

/**
 * Starts a fresh server on a free port; `stop` ends it and removes its files.
 *
 * @param options more words for the server, such as `-c` and a setting
 */
export async function startPostgres(programs: string, options: string[] = []): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-postgres-'));
  // The server refuses to run as root, which containers often are.
  const owner = process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {};
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const port = await freePort();
  const program = (name: string): string => path.join(programs, name);
  const addressOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const url = addressOf('postgres');
  const on =
    (database: string) =>
    (sql: string): string =>
      execFileSync(program('psql'), ['-X', '-v', 'ON_ERROR_STOP=1', '-At', '-d', addressOf(database)], {
        encoding: 'utf8',
        input: sql,
        stdio: ['pipe', 'pipe', 'pipe'],
      });

  execFileSync(
    program('initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...owner,
      stdio: 'ignore',
    },
  );
  const server = spawn(
    program('postgres'),
    [
      '-D',
      folder,
      '-p',
      `${port}`,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'fsync=off',
      ...options,
    ],
    { ...owner, stdio: 'ignore' },
  );
  const stopped = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; ; attempt += 1) {
    try {
      execFileSync(program('psql'), ['-X', '-d', url, '-c', 'select 1'], { stdio: 'ignore' });
      return { url, run: on('postgres'), on, stop };
    } catch (error) {
      if (attempt === 100 || server.exitCode !== null) {
        await stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function idOfNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
