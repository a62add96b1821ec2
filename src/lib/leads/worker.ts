/**
 * The service worker `/sw.js`: delivers what waits once the connection is back, also when every page is closed. It
 * answers no request and keeps no cache.
 */
import { obeyDiscard } from './lifetime.ts';
import { flush, loadWaiting } from './outbox.ts';
import { createPoster } from './post-lead.ts';
import { leadSettings } from './settings.ts';

interface WorkerEvent {
  data?: unknown;
  waitUntil: (work: Promise<void>) => void;
}

/** The part of a service worker's scope that is used here: TypeScript knows pages or workers, not both. */
interface WorkerScope {
  clients: {
    matchAll: (of: { includeUncontrolled: true }) => Promise<readonly { visibilityState: DocumentVisibilityState }[]>;
  };
  addEventListener: (type: 'sync' | 'message', listener: (event: WorkerEvent) => void) => void;
}

const scope = globalThis as unknown as WorkerScope;
const send = createPoster(leadSettings());

/** Rejects while anything is left, so that the browser fires the event again later. */
async function deliver(): Promise<void> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true });
  // A page in sight sends by itself, and says what came of it.
  if (pages.every(({ visibilityState }) => visibilityState === 'hidden')) await flush(send);
  if ((await loadWaiting()).length > 0) throw new Error('a lead still waits');
}

scope.addEventListener('sync', (event) => event.waitUntil(deliver()));
scope.addEventListener('message', (event) => event.waitUntil(obeyDiscard(Number(event.data))));
