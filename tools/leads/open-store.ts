/** Opens the embedded store: to serve it and tell the owner of new leads, or only to read the leads. */
import { rm } from 'node:fs/promises';
import lead from '../../netlify/functions/lead.mts';
import notify from '../../netlify/functions/notify.mts';
import { type RequestHandler, listen, createListener, readBody } from '../listen.ts';
import type { Environment } from '../settings/environment.ts';
import {
  claimDataFolder,
  hasStore,
  storePath,
  storageError,
  type StoreAccess,
  type DataFolder,
} from './data-folder.ts';
import type { EmbeddedBackend } from './embedded-backend.ts';

/** Access to the leads, until it is closed. */
export type StaffAccess = StoreAccess & { close: () => Promise<void> };
export type OpenStore = StaffAccess & Pick<EmbeddedBackend, 'handle' | 'query'>;

/** How long `notify` waits after a stored lead, in ms, so that leads that come in together are told together. */
const NOTIFY_DELAY_MS = 2000;
/** As much as Netlify passes on to a function. */
const MAX_FORM_BYTES = 6_000_000;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Opens the store of a claimed folder, announces how staff can read it, and runs `notify` at once, soon after a lead was
 * stored, and every minute. Throws a UserError when the store cannot be opened.
 */
export async function serveStore(folder: DataFolder, environment: Environment): Promise<OpenStore> {
  const store = await openStore(folder, environment);
  await folder.announce({ url: store.url, secretKey: store.secretKey });
  let last = Promise.resolve();
  const run = (): void => void (last = last.then(() => runNotify(environment, store)));
  const timer = setInterval(run, 60_000);
  let soon: NodeJS.Timeout | undefined;
  const runSoon = (): void => void (soon ??= setTimeout(() => ((soon = undefined), run()), NOTIFY_DELAY_MS));
  run();
  return {
    ...store,
    handle: async (request, address) => {
      const answer = await store.handle(request, address);
      const isLead = request.method === 'POST' && ['/rest/v1/leads', '/lead'].includes(new URL(request.url).pathname);
      if (isLead && answer && answer.status < 400) runSoon();
      return answer;
    },
    close: async () => {
      clearInterval(timer);
      clearTimeout(soon);
      await last;
      await store.close();
    },
  };
}

/** Access to a folder's leads, through the process that serves them or by opening the store; undefined if none. */
export async function openForStaff(folder: string): Promise<StaffAccess | undefined> {
  if (!hasStore(storePath(folder))) return undefined;
  try {
    const claimed = await claimDataFolder(folder, 'npm run leads');
    const store = await openStore(claimed);
    return { ...store, close: () => store.close().then(claimed.release) };
  } catch (error) {
    const { url, secretKey } = ((error as Error).cause ?? {}) as Partial<StoreAccess>;
    if (!url || !secretKey) throw error;
    return { url, secretKey, close: async () => undefined };
  }
}

async function openStore({ store }: DataFolder, environment: Environment = {}): Promise<OpenStore> {
  const isNew = !hasStore(store);
  return serveBackend(store, environment).catch(async (error: unknown) => {
    // A store that was only half made holds no lead and can never be opened, so delete it.
    if (isNew) await rm(store, { recursive: true, force: true });
    throw storageError(store, error);
  });
}

/** Starts the backend, and forms' function, on a loopback address of its own, because the site may not listen yet. */
export async function serveBackend(folder?: string, environment: Environment = {}): Promise<OpenStore> {
  // Loaded only when needed, because it takes a while.
  const { startEmbeddedBackend } = await import('./embedded-backend.ts');
  const backend = await startEmbeddedBackend(folder);
  const handle: RequestHandler = async (request, address) => {
    const isForm = request.method === 'POST' && new URL(request.url).pathname === '/lead';
    if (isForm) {
      const body = await readBody(request, MAX_FORM_BYTES);
      if (!body) return new Response(null, { status: 413 });
      const form = new Request(request, { method: 'POST', body });
      return lead(form, { ip: address }, functionEnvironment(environment, { ...backend, url }));
    }
    // A page of another site must not write into a store that is kept, so its key is removed.
    const isAtHome = LOCAL_ORIGIN.test(request.headers.get('origin') ?? 'http://localhost');
    if (folder !== undefined && !isAtHome) request.headers.delete('apikey');
    const answer = await backend.handle(request, address);
    // Nobody wants this request's body, but its sender waits until it is read.
    if (!answer) await readBody(request, 0);
    return answer;
  };
  const { url, close } = await listen(createListener(handle), 0);
  return { ...backend, handle, url, close: () => close().then(backend.close) };
}

/** The settings of a function: this store, whatever project is set. */
export const functionEnvironment = (environment: Environment, { url, secretKey }: StoreAccess): Environment => ({
  ...environment,
  PUBLIC_SUPABASE_URL: url,
  SUPABASE_SECRET_KEY: secretKey,
});

async function runNotify(environment: Environment, store: StoreAccess): Promise<void> {
  const response = await notify(new Request(store.url), {}, functionEnvironment(environment, store));
  for (const [channel, result] of Object.entries((await response.json()) as Record<string, string>)) {
    if (result.startsWith('FAILED')) console.error(`  ${channel}  ${result}`);
  }
}
