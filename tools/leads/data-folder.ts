/** The folder of the embedded store: one process at a time has it, and says in a file where others may ask. */
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import { UserError, isErrorCode, reasonOf } from '../errors.ts';

/** How the leads can be asked for. */
export interface Access {
  url: string;
  secretKey: string;
}

/** The process that has the folder. */
interface Owner extends Partial<Access> {
  pid: number;
  /** What was typed to start it, such as "npm start". */
  command: string;
}

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

const READER = 'npm run leads';

/** The folder that the environment names, `.data` otherwise. */
export const dataFolderPath = (environment: NodeJS.ProcessEnv): string => environment['LEADS_DATA_DIR'] || '.data';

export const storePath = (folder: string): string => path.join(folder, 'leads');

/**
 * Takes the folder, making it where it is missing, and waits up to 15 s for a process that only reads.
 *
 * @returns the folder, or where the process that has it can be asked
 * @throws UserError when it cannot be used, or when another server has it and `command` is one as well
 */
export async function claimDataFolder(folder: string, command: typeof READER): Promise<DataFolder | Access>;
export async function claimDataFolder(folder: string, command: string): Promise<DataFolder>;
export async function claimDataFolder(folder: string, command: string): Promise<DataFolder | Access> {
  const isReader = command === READER;
  let lock: DatabaseSync | undefined;
  for (let attempt = 0; !(lock = await takeLock(folder)); attempt += 1) {
    const owner = await findOwner(folder);
    const { url, secretKey } = owner ?? {};
    if (isReader && url && secretKey) return { url, secretKey };
    if (attempt === 60 || (!isReader && owner && owner.command !== READER)) {
      throw new UserError(
        `The leads in ${folder} are in use by ${owner ? `\`${owner.command}\` (process ${owner.pid})` : 'another process'}. ` +
          `Stop that one first, or keep this one's leads elsewhere: LEADS_DATA_DIR=.data-2 ${command}`,
      );
    }
    await wait(250);
  }
  const held = lock;
  const file = path.join(folder, 'owner.json');
  const announce = async (way?: Access): Promise<void> => {
    await writeFile(file, JSON.stringify({ pid: process.pid, command, ...way } satisfies Owner), { mode: 0o600 });
  };
  await announce().catch((error: unknown) => {
    held.close();
    throw unusable(folder, error);
  });
  const release = async (): Promise<void> => {
    await rm(file, { force: true });
    held.close();
  };
  return { store: storePath(folder), announce, release };
}

/** What the owner wrote last; one that was killed leaves it behind. */
async function findOwner(folder: string): Promise<Owner | undefined> {
  const text = await readFile(path.join(folder, 'owner.json'), 'utf8').catch(() => '');
  return text ? (JSON.parse(text) as Owner) : undefined;
}

/** The operating system gives this lock back when its process ends, however it ends. */
async function takeLock(folder: string): Promise<DatabaseSync | undefined> {
  // People's data: nobody but this user may look in.
  await mkdir(storePath(folder), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw unusable(folder, error);
  });
  const file = path.resolve(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    // SQLite would open it all the same, and lock nothing.
    await access(file, constants.W_OK);
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw unusable(file, error);
  }
}

/** Why a place cannot be used, in a sentence for a person. */
export function unusable(place: string, error: unknown): UserError {
  const why = isErrorCode(error, 'ENOTDIR', 'EEXIST') ? 'a file is in its place' : reasonOf(error);
  return new UserError(
    `Leads cannot be kept in ${path.resolve(place)}: ${why}. Fix that, or choose another folder: LEADS_DATA_DIR=/some/folder npm start`,
  );
}
