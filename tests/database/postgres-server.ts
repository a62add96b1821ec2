/**
 * A PostgreSQL server on this machine that is like a new project at Supabase, without migrations. Most machines do not
 * have PostgreSQL installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { listen } from '../../tools/listen.ts';
import { isToolMissing } from '../missing-tool.ts';

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

const candidates = [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ...(process.env['PATH'] ?? '').split(path.delimiter),
];
/** The folder of the newest installed server's programs. */
export const programs =
  candidates.find((folder) => ['initdb', 'postgres', 'psql'].every((name) => existsSync(path.join(folder, name)))) ??
  '';

export const noPostgres = isToolMissing(programs, 'PostgreSQL (Debian: postgresql)');

/** PostgreSQL refuses to run as root, which is the user in many containers. */
const isRoot = process.getuid?.() === 0;

/**
 * Starts a fresh server on a free port; `stop` ends it and removes its files.
 *
 * @param folder where its programs are; any user must be able to read them
 */
export async function startPostgres(folder = programs) {
  const data = mkdtempSync(path.join(tmpdir(), 'leads-postgres-'));
  const owner = isRoot ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {};
  if (owner.uid !== undefined) chownSync(data, owner.uid, owner.gid);
  const cluster = ['-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'];
  execFileSync(path.join(folder, 'initdb'), ['-D', data, ...cluster], { ...owner, stdio: 'ignore' });

  // The port is chosen last, so that another process is unlikely to take it first.
  const { port, close } = await listen(() => undefined, 0);
  await close();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    // It would collect statistics at random times, and tests of query plans would pass or fail by chance.
    'autovacuum=off',
  ];
  const words = ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])];
  // Not by pg_ctl, which would start it in a session of its own: Ctrl-C must end the server, too.
  const server = spawn(path.join(folder, 'postgres'), words, { ...owner, stdio: 'ignore' });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGQUIT');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };

  const urlFor = (role: string): string => `postgres://${role}@127.0.0.1:${port}/postgres`;
  /** Runs SQL in one go, as a role that may log in. */
  const runAs = async (role: string, text: string) => {
    const sql = postgres(urlFor(role), { max: 1, onnotice: () => undefined });
    return sql.unsafe(text).finally(() => sql.end());
  };
  try {
    await untilReady(() => runAs('supabase_admin', 'select 1'));
    await runAs('supabase_admin', await readFile(new URL('supabase-server.sql', import.meta.url), 'utf8'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlFor('postgres'), urlFor, runAs, stop };
}

/** Tries to connect until the server answers, for at most 30 seconds. */
async function untilReady(connect: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      await connect();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(100);
    }
  }
}

function idOfNobody(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
}
