/** The service worker `/sw.js`: sends what is waiting once there is a connection, even when every page is closed. */
import { waiting } from './draft.ts';
import { readAll } from './record.ts';
import { deliverAll } from './send.ts';

interface SyncEvent extends Event {
  waitUntil: (work: Promise<void>) => void;
}

/** Rejects while something is waiting, so that the browser fires the event again some minutes later. */
async function sync(): Promise<void> {
  await deliverAll();
  if ((await readAll()).drafts.some(waiting)) throw new Error('a lead still waits');
}

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sync()));
