/**
 * The service worker `/sw.js`: delivers what waits once the connection is back, also when every page is closed. It
 * answers no request and keeps no cache.
 */
import { flush, loadWaiting } from './outbox.ts';
import { send } from './settings.ts';

interface WorkerEvent {
  waitUntil: (work: Promise<void>) => void;
}

/** The part of a service worker's scope that is used here: TypeScript knows pages or workers, not both. */
interface WorkerScope {
  clients: {
    matchAll: (of: {
      includeUncontrolled: true;
    }) => Promise<readonly { url: string; visibilityState: DocumentVisibilityState }[]>;
  };
  addEventListener: (type: 'sync', listener: (event: WorkerEvent) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;

/** How long after a first try the second one follows, in milliseconds. */
const pause = 3000;

/** Sends what waits, and passes whether nothing is left. */
async function clear(): Promise<boolean> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true });
  // A wizard in view sends by itself, or its visitor is about to change what waits.
  const isBusy = pages.some(
    ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === '/get-started',
  );
  if (!isBusy) await flush(send);
  return (await loadWaiting()).length === 0;
}

/**
 * Tries twice, as a connection that is just back often does not carry the first request, and a page that is closing
 * still counts as visible. Rejects while anything is left, so that the browser fires the event again, minutes later.
 */
async function deliver(): Promise<void> {
  if (await clear()) return;
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (!(await clear())) throw new Error('a lead still waits');
}

scope.addEventListener('sync', (event) => event.waitUntil(deliver()));
