/** The embedded store as a process opens it: to serve it and tell the owner of new leads, or only to ask it. */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import lead from '../../netlify/functions/lead.mts';
import tell from '../../netlify/functions/tell.mts';
import { listen } from '../listen.ts';
import type { Environment } from '../settings/environment.ts';
import { claimDataFolder, storePath, unusable, type Access, type DataFolder } from './data-folder.ts';
import type { EmbeddedBackend } from './embedded-backend.ts';
import { requestUrl, type Handle, type Incoming, type Outgoing } from './rest.ts';

/** A way to ask for the leads, until it is closed. */
export type StaffAccess = Pick<OpenStore, 'url' | 'secretKey' | 'close'>;
export type OpenStore = Access & Pick<EmbeddedBackend, 'handle' | 'query' | 'close'>;

const MINUTE = 60_000;
/** Leads that come in together are told together. */
const SOON = 2000;
const AT_HOME = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Opens the store of a claimed folder, announces where staff may ask it, and runs `tell` at once, soon after a lead was
 * stored, and every minute.
 *
 * @param environment says where the owner is told
 * @throws UserError when the store cannot be opened
 */
export async function serveStore(folder: DataFolder, environment: Environment): Promise<OpenStore> {
  const store = await openStore(folder);
  await folder.announce({ url: store.url, secretKey: store.secretKey });
  let last = Promise.resolve();
  const run = (): void => void (last = last.then(() => tellFromHome(environment, store)));
  const timer = setInterval(run, MINUTE);
  let soon: NodeJS.Timeout | undefined;
  const runSoon = (): void => void (soon ??= setTimeout(() => ((soon = undefined), run()), SOON));
  run();
  return {
    ...store,
    handle: async (request, response) => {
      if (request.method === 'POST' && requestUrl(request.url)?.pathname === '/lead') {
        await takeForm(request, response, environment, store);
        runSoon();
        return true;
      }
      const answered = await store.handle(request, response);
      if (answered && response.statusCode === 201) runSoon();
      return answered;
    },
    close: async () => {
      clearInterval(timer);
      clearTimeout(soon);
      await last;
      await store.close();
    },
  };
}

/** A way to ask the leads of a folder: its server, or else the store itself; undefined where there is no store. */
export async function openForStaff(folder: string): Promise<StaffAccess | undefined> {
  if (!hasStore(storePath(folder))) return undefined;
  const claimed = await claimDataFolder(folder, 'npm run leads');
  if (!('store' in claimed)) return { ...claimed, close: async () => undefined };
  const store = await openStore(claimed).catch(async (error: unknown) => {
    await claimed.release();
    throw error;
  });
  return { ...store, close: () => store.close().then(claimed.release) };
}

async function openStore({ store }: DataFolder): Promise<OpenStore> {
  const isNew = !hasStore(store);
  return serveBackend(store).catch(async (error: unknown) => {
    // Half a store could never be opened, and it holds no lead.
    if (isNew) await rm(store, { recursive: true, force: true });
    throw unusable(store, error);
  });
}

/** Starts the backend at an address of its own on loopback: the site's may not be open yet. */
export async function serveBackend(folder?: string): Promise<OpenStore> {
  // Only here, since it takes a while to load.
  const { startEmbeddedBackend } = await import('./embedded-backend.ts');
  const backend = await startEmbeddedBackend(folder === undefined ? {} : { folder });
  const handle: Handle = async (request, response) => {
    const isAtHome = AT_HOME.test(request.headers['origin'] ?? 'http://localhost');
    if (isAtHome || folder === undefined) return backend.handle(request, response);
    // A page elsewhere that this user visits may not write into a store that is kept.
    response.statusCode = 403;
    response.end();
    return true;
  };
  const { url, close } = await listen((request, response) => {
    handle(request, response).then(
      (answered) => answered || response.writeHead(404).end(),
      () => response.destroy(),
    );
  }, 0);
  return { ...backend, handle, url, close: () => close().then(backend.close) };
}

/** Runs a function as Netlify does, on the leads of this store and no others, whatever project is set. */
function withStore<T>(environment: Environment, { url, secretKey }: Access, work: () => Promise<T>): Promise<T> {
  const before = process.env;
  process.env = { ...environment, PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey };
  // A function reads its settings when it is called.
  try {
    return work();
  } finally {
    process.env = before;
  }
}

async function tellFromHome(environment: Environment, store: Access): Promise<void> {
  const telling = await withStore(environment, store, () => tell(new Request(store.url)));
  const said = Object.entries((await telling.json()) as Record<string, string>);
  for (const [channel, words] of said) if (words.startsWith('NOT TOLD')) console.error(`  ${channel}  ${words}`);
}

/** Passes a posted form to the function, as Netlify does. */
export async function takeForm(request: Incoming, response: Outgoing, environment: Environment, store: Access) {
  const { host = 'localhost', origin, 'content-type': type = '', 'content-length': length = '' } = request.headers;
  const headers = { 'content-type': type, 'content-length': length, ...(origin !== undefined && { origin }) };
  const init = { method: 'POST', headers, body: await buffer(request) };
  const context = { ip: request.socket.remoteAddress ?? '' };
  const answer = await withStore(environment, store, () => lead(new Request(`http://${host}/lead`, init), context));
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.end();
}

const hasStore = (store: string): boolean => existsSync(path.join(store, 'PG_VERSION'));
