/** The embedded store as a process opens it: to serve it, or only to read. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf, UserError } from '../errors.ts';
import type { Environment } from '../settings/environment.ts';
import { listen } from '../host/listen.ts';
import { requestUrl } from '../host/request-url.ts';
import { claimDataFolder, diskProblem, findOwner, InUse, storePath, type DataFolder } from './data-folder.ts';
import type { EmbeddedBackend } from './embedded-backend.ts';
import { answerWith } from './listener.ts';
import { startJobs } from './jobs.ts';
import type { Project, Send } from './project.ts';

export interface OpenStore {
  /** Answers visitors, and has the jobs run when a lead came in. */
  handle: EmbeddedBackend['handle'];
  /** Closes the store; the folder stays claimed. */
  close: () => Promise<void>;
}

/** The way of staff to the leads. */
export interface StaffAccess {
  project: Project;
  /** Sends a request to the project. */
  send: Send;
  close: () => Promise<void>;
}

/**
 * Opens the store of a claimed folder, runs its jobs, and lets other processes of this user read it: at an address of
 * its own on loopback, since the site's may not be open yet, with a key that only this run knows.
 *
 * @param environment see `startJobs`
 * @throws UserError when the store cannot be opened
 */
export async function serveStore(folder: DataFolder, environment: Environment): Promise<OpenStore> {
  const backend = await openBackend(folder);
  const { secretKey } = backend;
  const staff = await listen((request, response) => {
    const isStaff = request.headers['apikey'] === secretKey;
    const answer = isStaff ? backend.fetch : async () => new Response(null, { status: 401 });
    const url = requestUrl(request.url);
    if (!url) return void response.writeHead(400).end();
    answerWith(answer, url, request, response).catch(() => response.destroy());
  }, 0);
  await folder.announce({ url: staff.url, secretKey });
  const jobs = await startJobs(backend.query, environment);
  return {
    handle: async (request, response) => {
      const answered = await backend.handle(request, response);
      if (response.statusCode === 201) void jobs.run();
      return answered;
    },
    close: async () => {
      await jobs.stop();
      await staff.close();
      await backend.close();
    },
  };
}

/**
 * The leads of a folder's store for staff: through the server that has it open, or else from the store itself.
 * Undefined where there is no store.
 */
export async function openForStaff(folder: string): Promise<StaffAccess | undefined> {
  if (!hasStore(storePath(folder))) return undefined;
  const claimed = await claimOrFindServer(folder);
  if (!('store' in claimed)) return { project: claimed, send: fetch, close: async () => undefined };
  const backend = await openBackend(claimed).catch(async (error: unknown) => {
    await claimed.release();
    throw error;
  });
  return {
    project: { url: 'http://localhost', secretKey: backend.secretKey },
    send: backend.fetch,
    close: async () => {
      await backend.close();
      await claimed.release();
    },
  };
}

/** The folder, or the project of the server that has it: one that is starting is waited for. */
async function claimOrFindServer(folder: string): Promise<DataFolder | Project> {
  const giveUpAt = Date.now() + 30_000;
  for (;;) {
    try {
      return await claimDataFolder(folder, 'npm run leads');
    } catch (error) {
      if (!(error instanceof InUse)) throw error;
      const project = (await findOwner(folder))?.project;
      if (project) return project;
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function openBackend({ store }: DataFolder): Promise<EmbeddedBackend> {
  const isNew = !hasStore(store);
  // Only here, since it takes a while to load.
  const { startEmbeddedBackend } = await import('./embedded-backend.ts');
  return startEmbeddedBackend({ folder: store }).catch(async (error: unknown) => {
    const problem = await diskProblem(store);
    // Half a store could never be opened, and it holds no lead.
    if (isNew) await rm(store, { recursive: true, force: true });
    if (!problem && error instanceof UserError) throw error;
    throw (
      problem ??
      new UserError(
        `The leads in ${store} cannot be opened (${reasonOf(error)}). Keep that folder for later, and start with another one: LEADS_DATA_DIR=.data-2 npm start`,
      )
    );
  });
}

function hasStore(store: string): boolean {
  return existsSync(path.join(store, 'PG_VERSION'));
}
