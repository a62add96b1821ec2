/** The folder of the embedded store: one process at a time owns it, and says in a file where others may read. */
import { access, constants, mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UserError, isErrorCode, reasonOf } from '../errors.ts';
import type { Project } from './project.ts';

/** The process that has the folder. */
export interface Owner {
  pid: number;
  /** What was typed to start it, such as "npm start". */
  command: string;
  /** Where its leads can be read, once the store is open. */
  project?: Project;
}

/** Another process has the folder. */
export class InUse extends UserError {}

export interface DataFolder {
  /** Where Postgres keeps its files. */
  store: string;
  /** Tells other processes of this user where the leads can be read. */
  announce: (project: Project) => Promise<void>;
  /** Gives the folder back. */
  release: () => Promise<void>;
}

/** The lock is another process's: https://sqlite.org/rescode.html#busy */
const SQLITE_BUSY = 5;

/** Below this, a store can hardly be opened, let alone made. */
const LEAST_BYTES = 1024 * 1024;

/** The folder that the environment names, `.data` otherwise. */
export function dataFolderPath(environment: NodeJS.ProcessEnv): string {
  return environment['LEADS_DATA_DIR'] || '.data';
}

/** The part of the folder that holds the store. */
export function storePath(folder: string): string {
  return path.join(folder, 'leads');
}

/**
 * Takes the folder, making it where it is missing. Waits a while for a process that only reads.
 *
 * @throws UserError when it cannot be written to, InUse when another process has it
 */
export async function claimDataFolder(folder: string, command: string): Promise<DataFolder> {
  await makeWritable(folder);
  let lock: DatabaseSync | undefined;
  for (let attempt = 0; !(lock = await takeLock(folder)); attempt += 1) {
    const owner = await findOwner(folder);
    if (attempt === 60 || (owner && !owner.command.startsWith('npm run leads'))) {
      throw new InUse(
        `The leads in ${folder} are in use by ${owner ? `\`${owner.command}\` (process ${owner.pid})` : 'another process'}. ` +
          `Stop that one first, or keep this one's leads elsewhere: LEADS_DATA_DIR=.data-2 ${command}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }

  const held = lock;
  const write = async (project?: Project): Promise<void> => {
    const owner: Owner = { pid: process.pid, command, ...(project && { project }) };
    await rm(ownerFile(folder), { force: true });
    // It holds a key: nobody but this user may read it.
    await writeFile(ownerFile(folder), JSON.stringify(owner), { mode: 0o600 });
  };
  const release = async (): Promise<void> => {
    await rm(ownerFile(folder), { force: true });
    held.close();
  };
  const problem = await write().then(
    () => diskProblem(folder),
    (error: unknown) => unusable(folder, error),
  );
  if (problem) {
    await release();
    throw problem;
  }
  return { store: storePath(folder), announce: write, release };
}

/** What the owner wrote last; one that was killed leaves it behind. */
export async function findOwner(folder: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(ownerFile(folder), 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

/** Why the folder cannot be used, in a sentence for a person; undefined when nothing is wrong with the disk. */
export async function diskProblem(folder: string): Promise<UserError | undefined> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < LEAST_BYTES ? unusable(folder, Object.assign(new Error(), { code: 'ENOSPC' })) : undefined;
}

function ownerFile(folder: string): string {
  return path.join(folder, 'owner.json');
}

/** The operating system gives this lock back when its process ends, however it ends. */
async function takeLock(folder: string): Promise<DatabaseSync | undefined> {
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
    throw (
      (await diskProblem(folder)) ??
      new UserError(
        `The lock of the leads, ${file}, cannot be opened (${reasonOf(error)}). It holds no lead: stop what uses the leads, and remove it or change its owner. Or choose another folder: LEADS_DATA_DIR=/some/folder npm start`,
      )
    );
  }
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(storePath(folder), { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    await access(storePath(folder), constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(folder, error);
  }
}

function unusable(folder: string, error: unknown): UserError {
  const why = isErrorCode(error, 'ENOTDIR', 'EEXIST')
    ? 'a file is in its place'
    : isErrorCode(error, 'ENOSPC', 'EDQUOT')
      ? 'the disk is full'
      : isErrorCode(error, 'ENAMETOOLONG')
        ? 'its name is too long'
        : 'it cannot be written to';
  return new UserError(
    `Leads cannot be kept in ${path.resolve(folder)}: ${why}. Fix that, or choose another folder: LEADS_DATA_DIR=/some/folder npm start`,
  );
}
