/** The service worker `/sw.js`: sends what is queued once there is a connection, even when every page is closed. */
import { hasQueued } from './draft-store.ts';
import { sendQueued } from './send.ts';

interface SyncEvent extends Event {
  waitUntil: (work: Promise<void>) => void;
}

/** When the worker sends again, in ms after the last try. */
const RETRY_DELAYS_MS = [2000, 8000, 20_000];

/** Rejects while something is queued, so that the browser fires the event again some minutes later. */
async function sync(): Promise<void> {
  await sendQueued();
  for (const delay of RETRY_DELAYS_MS) {
    if (!(await hasQueued())) return;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await sendQueued();
  }
  if (await hasQueued()) throw new Error('a lead is still queued');
}

addEventListener('sync', (event) => {
  (event as SyncEvent).waitUntil(sync());
});
