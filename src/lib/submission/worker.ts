/** The service worker `/sw.js`: sends what is queued once there is a connection, even when every page is closed. */
import { retryDelaysMs } from './constants.ts';
import { hasQueued } from './draft-store.ts';
import { sendQueued } from './send.ts';

interface SyncEvent extends Event {
  waitUntil: (work: Promise<void>) => void;
}

/** Rejects while something is queued, so that the browser fires the event again some minutes later. */
async function sync(): Promise<void> {
  await sendQueued();
  for (const delay of retryDelaysMs) {
    if (!(await hasQueued())) return;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await sendQueued();
  }
  if (await hasQueued()) throw new Error('a lead is still queued');
}

addEventListener('sync', (event) => {
  (event as SyncEvent).waitUntil(sync());
});
