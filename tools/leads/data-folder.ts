/** The folder of the embedded store: one process at a time has it, and says in a file where others may ask. */
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { UserError, isErrorCode, reasonOf } from '../errors.ts';

/** How the leads can be asked for. */
export type Access = { url: string; secretKey: string };

/** Who has the folder, and once the store is open where it can be asked. */
type Owner = Partial<Access & { pid: number; command: string }>;

export interface DataFolder {
  /** Where Postgres keeps its files. */
  store: string;
  /** Tells other processes of this user where the leads can be asked for. */
  announce: (access: Access) => Promise<void>;
  /** Gives the folder back. */
  release: () => Promise<void>;
}

/** The lock is another process's: https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
/** Milliseconds in which an owner that only reads is done, and one that serves has announced itself. */
const PATIENCE = 15_000;

/** The folder that the environment names, `.data` otherwise. */
export const dataFolderPath = (environment: NodeJS.ProcessEnv): string => environment['LEADS_DATA_DIR'] || '.data';

export const storePath = (folder: string): string => path.join(folder, 'leads');

/** Whether Postgres has begun to keep files there. */
export const hasStore = (store: string): boolean => existsSync(path.join(store, 'PG_VERSION'));

/**
 * Takes the folder for a command such as "npm start", making it where it is missing.
 *
 * @throws UserError when it cannot be used, or when another process has it, whose `Owner` is the error's cause
 */
export async function claimDataFolder(folder: string, command: string): Promise<DataFolder> {
  const file = path.join(folder, 'owner.json');
  const end = Date.now() + PATIENCE;
  let lock: DatabaseSync | undefined;
  while (!(lock = await takeLock(folder))) {
    // One that was killed leaves it behind, and one that begins has not written it yet.
    const owner = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Owner;
    if (owner.url || Date.now() > end) {
      throw new UserError(
        `The leads in ${folder} are in use by \`${owner.command ?? 'another process'}\` (process ${owner.pid}). ` +
          `Stop that one first, or keep this one's leads elsewhere: LEADS_DATA_DIR=.data-2 ${command}`,
        { cause: owner },
      );
    }
    await wait(250);
  }
  const held = lock;
  const announce = (where?: Access) =>
    writeFile(file, JSON.stringify({ pid: process.pid, command, ...where }), { mode: 0o600 });
  await announce();
  return { store: storePath(folder), announce, release: () => rm(file, { force: true }).then(() => held.close()) };
}

/** The operating system gives this lock back when its process ends, however it ends. */
async function takeLock(folder: string): Promise<DatabaseSync | undefined> {
  const file = path.resolve(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    // People's data: nobody but this user may look in.
    await mkdir(storePath(folder), { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(file);
    // SQLite would open it all the same, and lock nothing.
    await access(file, constants.W_OK);
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw unusable(lock ? file : folder, error);
  }
}

/** Why a place cannot be used, in a sentence for a person. */
export function unusable(place: string, error: unknown): UserError {
  const why = isErrorCode(error, 'ENOTDIR', 'EEXIST') ? 'a file is in its place' : reasonOf(error);
  return new UserError(
    `Leads cannot be kept in ${path.resolve(place)}: ${why}. Fix that, or choose another folder: LEADS_DATA_DIR=/some/folder npm start`,
  );
}
