/** The folder of the embedded store. One process at a time holds it, and writes to owner.json how others can ask it. */
import { existsSync } from 'node:fs';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { UserError, isErrorCode, errorMessage } from '../errors.ts';

/** The URL and the key by which the leads can be read. */
export type StoreAccess = { url: string; secretKey: string };

/** The content of owner.json: which process holds the folder and, once the store is open, how to ask it. */
type Owner = Partial<StoreAccess & { pid: number; command: string }>;

export interface DataFolder {
  /** The folder within it where Postgres keeps its files. */
  store: string;
  /** Writes to owner.json how other processes of this user can read the leads. */
  announce: (access: StoreAccess) => Promise<void>;
  release: () => Promise<void>;
}

/** Another process holds the lock: https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;
/** An owner that only reads releases the folder within this time, and one that serves has announced itself by then. */
const LOCK_TIMEOUT_MS = 15_000;
const LOCK_RETRY_MS = 250;

export function dataFolderPath(environment: NodeJS.ProcessEnv): string {
  return environment['LEADS_DATA_DIR'] || '.data';
}

export function storePath(folder: string): string {
  return path.join(folder, 'leads');
}

/** Whether Postgres has begun to keep files there. */
export function hasStore(store: string): boolean {
  return existsSync(path.join(store, 'PG_VERSION'));
}

/**
 * Claims the folder for a command such as "npm start", and makes it if it is missing.
 *
 * @throws UserError when the folder cannot be used, or another process holds it; then the cause is that `Owner`
 */
export async function claimDataFolder(folder: string, command: string): Promise<DataFolder> {
  const ownerFile = path.join(folder, 'owner.json');
  const lock = await waitForLock(folder, ownerFile, command);
  const writeOwner = (owner: Owner): Promise<void> => writeFile(ownerFile, JSON.stringify(owner), { mode: 0o600 });
  const owner: Owner = { pid: process.pid, command };
  await writeOwner(owner);
  return {
    store: storePath(folder),
    announce: (storeAccess) => writeOwner({ ...owner, ...storeAccess }),
    release: async () => {
      await rm(ownerFile, { force: true });
      lock.close();
    },
  };
}

/** Waits while another process holds the lock, until it serves the leads or the time is up. */
async function waitForLock(folder: string, ownerFile: string, command: string): Promise<DatabaseSync> {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const lock = await takeLock(folder);
    if (lock) return lock;
    const owner = await readOwner(ownerFile);
    const isServed = owner.url !== undefined;
    if (isServed || Date.now() > deadline) {
      throw new UserError(
        `The leads in ${folder} are in use by \`${owner.command ?? 'another process'}\` (process ${owner.pid}). ` +
          `Stop that one first, or keep this one's leads elsewhere: LEADS_DATA_DIR=.data-2 ${command}`,
        { cause: owner },
      );
    }
    await wait(LOCK_RETRY_MS);
  }
}

/** The file may be missing or out of date: its owner writes it only after it has the lock. */
async function readOwner(ownerFile: string): Promise<Owner> {
  const json = await readFile(ownerFile, 'utf8').catch(() => '{}');
  return JSON.parse(json) as Owner;
}

/** Returns the lock, or undefined when another process holds it. However a process ends, the system frees its lock. */
async function takeLock(folder: string): Promise<DatabaseSync | undefined> {
  const lockFile = path.resolve(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    // The leads are personal data: only this user may read the folder.
    await mkdir(storePath(folder), { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(lockFile);
    // SQLite also opens a file that it cannot write, but then locks nothing.
    await access(lockFile, constants.W_OK);
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    const isHeldByAnother = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    if (isHeldByAnother) return undefined;
    const location = lock ? lockFile : folder;
    throw storageError(location, error);
  }
}

/** Tells a person why a file or folder cannot be used. */
export function storageError(location: string, error: unknown): UserError {
  const isFileInTheWay = isErrorCode(error, 'ENOTDIR', 'EEXIST');
  const reason = isFileInTheWay ? 'a file is in its place' : errorMessage(error);
  return new UserError(
    `Leads cannot be kept in ${path.resolve(location)}: ${reason}. Fix that, or choose another folder: LEADS_DATA_DIR=/some/folder npm start`,
  );
}
