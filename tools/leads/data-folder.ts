/** The folder of the embedded store: one process at a time has it, and answers for it. */
import { access, constants, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError, isErrorCode } from '../errors.ts';
import type { StoredLead } from './stored-lead.ts';
import { askOwner, holdSocket } from './owner-socket.ts';

/** Who has the folder. */
export interface Owner {
  pid: number;
  /** What was typed to start it, such as "npm start". */
  command: string;
}

export interface DataFolder {
  /** Where Postgres keeps its files. */
  store: string;
  /** Says where the leads come from that other processes ask for. */
  serveLeads: (leads: (since?: Date) => Promise<StoredLead[]>) => void;
  /** Gives the folder back. */
  release: () => Promise<void>;
}

type Question = { ask: 'owner' } | { ask: 'leads'; since?: string };

/** The folder that the environment names, `.data` otherwise. */
export function dataFolderPath(environment: NodeJS.ProcessEnv = process.env): string {
  return environment['LEADS_DATA_DIR'] || '.data';
}

/** The part of the folder that holds the store. */
export function storePath(folder: string): string {
  return path.join(folder, 'leads');
}

/**
 * Takes the folder, making it where it is missing.
 *
 * @throws UserError when it cannot be written to, or another process has it
 */
export async function claimDataFolder(folder: string, command: string): Promise<DataFolder> {
  await makeWritable(folder);
  const owner: Owner = { pid: process.pid, command };
  const ready = Promise.withResolvers<(since?: Date) => Promise<StoredLead[]>>();
  const answer = async (asked: unknown): Promise<string> => {
    const question = asked as Question;
    if (question.ask === 'owner') return JSON.stringify(owner);
    const leads = await ready.promise;
    return JSON.stringify(await leads(question.since ? new Date(question.since) : undefined));
  };

  const socket = await hold(folder, answer);
  if (!socket) {
    const other = await findOwner(folder);
    throw new UserError(
      `The leads in ${folder} are in use by ${other ? `\`${other.command}\` (process ${other.pid})` : 'another process'}. ` +
        `Stop that one first, or keep this one's leads elsewhere: LEADS_DATA_DIR=.data-2 ${command}`,
    );
  }
  return {
    store: storePath(folder),
    serveLeads: ready.resolve,
    release: socket.release,
  };
}

/** The process that has the folder, if one has. */
export async function findOwner(folder: string): Promise<Owner | undefined> {
  const answer = await askOwner(socketPath(folder), { ask: 'owner' } satisfies Question);
  return answer ? (JSON.parse(answer) as Owner) : undefined;
}

/** The leads, from the process that has the folder; undefined when none has. */
export async function askForLeads(folder: string, since?: Date): Promise<StoredLead[] | undefined> {
  const question: Question = { ask: 'leads', ...(since && { since: since.toISOString() }) };
  const answer = await askOwner(socketPath(folder), question);
  return answer ? (JSON.parse(answer) as StoredLead[]) : undefined;
}

function socketPath(folder: string): string {
  return path.join(folder, 'leads.sock');
}

/** Somebody who only reads has the folder for a moment: worth waiting for. */
async function hold(folder: string, answer: (question: unknown) => Promise<string>): ReturnType<typeof holdSocket> {
  for (let attempt = 0; ; attempt += 1) {
    const socket = await holdSocket(socketPath(folder), answer).catch((error: unknown) => {
      throw new UserError(unusable(folder, error));
    });
    const isReader = async (): Promise<boolean> =>
      (await findOwner(folder))?.command.startsWith('npm run leads') ?? true;
    if (socket || attempt === 20 || !(await isReader())) return socket;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(storePath(folder), { recursive: true });
    await access(folder, constants.W_OK | constants.X_OK);
    await access(storePath(folder), constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new UserError(unusable(folder, error));
  }
}

function unusable(folder: string, error: unknown): string {
  const place = path.resolve(folder);
  const why = isErrorCode(error, 'ENOTDIR', 'EEXIST')
    ? 'a file is in its place'
    : isErrorCode(error, 'ENOSPC')
      ? 'the disk is full'
      : 'it cannot be written to';
  return `Leads cannot be kept in ${place}: ${why}. Mend that, or name another folder: LEADS_DATA_DIR=/some/folder npm start`;
}
