/** Opens the embedded store: to serve it and notify the owner of new leads, or only to read the leads. */
import { rm } from 'node:fs/promises';
import lead from '../../netlify/functions/lead.mts';
import notify from '../../netlify/functions/notify.mts';
import { type RequestHandler, listen, createListener, readBody } from '../listen.ts';
import type { Environment } from '../settings/environment.ts';
import {
  claimDataFolder,
  hasStore,
  storageError,
  storePath,
  type DataFolder,
  type StoreAccess,
} from './data-folder.ts';
import type { EmbeddedBackend } from './embedded-backend.ts';

/** Access to the leads, until it is closed. */
export type StaffAccess = StoreAccess & { close: () => Promise<void> };
export type OpenStore = StaffAccess & Pick<EmbeddedBackend, 'handle' | 'query'>;

/** How long `notify` waits after a stored lead, so that it reports leads that come in together at the same time. */
const NOTIFY_DELAY_MS = 2000;
const NOTIFY_INTERVAL_MS = 60_000;
/** As much as Netlify passes on to a function. */
const MAX_FORM_BYTES = 6_000_000;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Opens the store of a claimed folder, announces how staff can read it, and runs `notify` at once, soon after a lead was
 * stored, and every minute.
 *
 * @throws UserError when the store cannot be opened
 */
export async function serveStore(folder: DataFolder, environment: Environment): Promise<OpenStore> {
  const store = await openStore(folder, environment);
  await folder.announce({ url: store.url, secretKey: store.secretKey });
  const notifier = startNotifier(environment, store);
  return {
    ...store,
    handle: async (request, clientIp) => {
      const response = await store.handle(request, clientIp);
      const { pathname } = new URL(request.url);
      const isLead = request.method === 'POST' && ['/rest/v1/leads', '/lead'].includes(pathname);
      if (isLead && response && response.status < 400) notifier.runSoon();
      return response;
    },
    close: async () => {
      await notifier.stop();
      await store.close();
    },
  };
}

/** Runs `notify` at once and every minute, one run at a time. */
function startNotifier(environment: Environment, store: StoreAccess) {
  let lastRun = Promise.resolve();
  const run = (): void => {
    lastRun = lastRun.then(() => runNotify(environment, store));
  };

  let delayedRun: NodeJS.Timeout | undefined;
  const runSoon = (): void => {
    // A run that is already planned reports this lead, too.
    if (delayedRun) return;
    delayedRun = setTimeout(() => {
      delayedRun = undefined;
      run();
    }, NOTIFY_DELAY_MS);
  };

  run();
  const timer = setInterval(run, NOTIFY_INTERVAL_MS);
  const stop = async (): Promise<void> => {
    clearInterval(timer);
    clearTimeout(delayedRun);
    await lastRun;
  };
  return { runSoon, stop };
}

async function runNotify(environment: Environment, store: StoreAccess): Promise<void> {
  const response = await notify(new Request(store.url), {}, functionEnvironment(environment, store));
  const results = (await response.json()) as Record<string, string>;
  for (const [channel, result] of Object.entries(results)) {
    if (result.startsWith('FAILED')) console.error(`  ${channel}  ${result}`);
  }
}

/**
 * Access to a folder's leads, through the process that serves them or by opening the store. Returns undefined if the
 * folder holds no store.
 */
export async function openForStaff(folder: string): Promise<StaffAccess | undefined> {
  if (!hasStore(storePath(folder))) return undefined;
  let claimed: DataFolder;
  try {
    claimed = await claimDataFolder(folder, 'npm run leads');
  } catch (error) {
    const { url, secretKey } = ((error as Error).cause ?? {}) as Partial<StoreAccess>;
    if (!url || !secretKey) throw error;
    // The owner of the folder closes the store.
    return { url, secretKey, close: async () => undefined };
  }
  const store = await openStore(claimed);
  const close = async (): Promise<void> => {
    await store.close();
    await claimed.release();
  };
  return { ...store, close };
}

async function openStore({ store }: DataFolder, environment: Environment = {}): Promise<OpenStore> {
  const isNew = !hasStore(store);
  try {
    return await serveBackend(store, environment);
  } catch (error) {
    // A store that was only half made holds no lead and can never be opened, so delete it.
    if (isNew) await rm(store, { recursive: true, force: true });
    throw storageError(store, error);
  }
}

/**
 * Starts the backend, and the function `lead`, on a local port of their own, because the site may not listen yet.
 *
 * @param folder where Postgres keeps its files; in memory when left out
 */
export async function serveBackend(folder?: string, environment: Environment = {}): Promise<OpenStore> {
  // Loaded only when needed, because it takes a while.
  const { startEmbeddedBackend } = await import('./embedded-backend.ts');
  const backend = await startEmbeddedBackend(folder);
  const isKept = folder !== undefined;

  const handleForm: RequestHandler = async (request, clientIp) => {
    const body = await readBody(request, MAX_FORM_BYTES);
    if (!body) return new Response(null, { status: 413 });
    const form = new Request(request, { method: 'POST', body });
    return lead(form, { ip: clientIp }, functionEnvironment(environment, { ...backend, url }));
  };

  const handle: RequestHandler = async (request, clientIp) => {
    const isForm = request.method === 'POST' && new URL(request.url).pathname === '/lead';
    if (isForm) return handleForm(request, clientIp);
    // A page of another site must not write into a store that is kept, so its key is removed.
    const isFromThisMachine = LOCAL_ORIGIN.test(request.headers.get('origin') ?? 'http://localhost');
    if (isKept && !isFromThisMachine) request.headers.delete('apikey');
    const response = await backend.handle(request, clientIp);
    // Nobody wants this request's body, but its sender waits until it is read.
    if (!response) await readBody(request, 0);
    return response;
  };

  const { url, close: stopListening } = await listen(createListener(handle), 0);
  const close = async (): Promise<void> => {
    await stopListening();
    await backend.close();
  };
  return { ...backend, handle, url, close };
}

/** The settings of a function: this store, whatever project is set. */
export function functionEnvironment(environment: Environment, { url, secretKey }: StoreAccess): Environment {
  return { ...environment, PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey };
}
