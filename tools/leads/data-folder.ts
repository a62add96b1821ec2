/** The folder of the embedded store. One process at a time holds it, and writes to owner.json how others can ask it. */
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { UserError, isErrorCode, errorMessage } from '../errors.ts';

/** The address and the key by which the leads can be read. */
export type StoreAccess = { url: string; secretKey: string };

/** The content of owner.json: which process holds the folder and, once the store is open, how to ask it. */
type Owner = Partial<StoreAccess & { pid: number; command: string }>;

export interface DataFolder {
  /** Where Postgres keeps its files. */
  store: string;
  /** Writes to owner.json how other processes of this user can read the leads. */
  announce: (access: StoreAccess) => Promise<void>;
  release: () => Promise<void>;
}

/** Another process holds the lock: https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
/** How long to wait for the owner, in ms: one that only reads is done by then, one that serves has announced itself. */
const LOCK_TIMEOUT_MS = 15_000;

export const dataFolderPath = (environment: NodeJS.ProcessEnv): string => environment['LEADS_DATA_DIR'] || '.data';

export const storePath = (folder: string): string => path.join(folder, 'leads');

/** Whether Postgres has begun to keep files there. */
export const hasStore = (store: string): boolean => existsSync(path.join(store, 'PG_VERSION'));

/**
 * Claims the folder for a command such as "npm start", and makes it if it is missing.
 *
 * @throws UserError when the folder cannot be used, or another process holds it; then the cause is that `Owner`
 */
export async function claimDataFolder(folder: string, command: string): Promise<DataFolder> {
  const file = path.join(folder, 'owner.json');
  const end = Date.now() + LOCK_TIMEOUT_MS;
  let lock: DatabaseSync | undefined;
  while (!(lock = await takeLock(folder))) {
    // The file may be missing or out of date: its owner writes it only after it has the lock.
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
  const announce = (where?: StoreAccess) =>
    writeFile(file, JSON.stringify({ pid: process.pid, command, ...where }), { mode: 0o600 });
  await announce();
  return { store: storePath(folder), announce, release: () => rm(file, { force: true }).then(() => held.close()) };
}

/** Returns the lock, or undefined when another process holds it. However a process ends, the system frees its lock. */
async function takeLock(folder: string): Promise<DatabaseSync | undefined> {
  const file = path.resolve(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    // The leads are personal data: only this user may read the folder.
    await mkdir(storePath(folder), { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(file);
    // SQLite also opens a file that it cannot write, but then locks nothing.
    await access(file, constants.W_OK);
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw storageError(lock ? file : folder, error);
  }
}

/** Tells a person why a place cannot be used. */
export function storageError(place: string, error: unknown): UserError {
  const why = isErrorCode(error, 'ENOTDIR', 'EEXIST') ? 'a file is in its place' : errorMessage(error);
  return new UserError(
    `Leads cannot be kept in ${path.resolve(place)}: ${why}. Fix that, or choose another folder: LEADS_DATA_DIR=/some/folder npm start`,
  );
}
