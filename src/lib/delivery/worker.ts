/** The service worker `/sw.js`: sends what waits once there is a connection, also when every page is closed. */
import { readAll, waiting } from './record.ts';
import { deliverAll } from './send.ts';

interface SyncEvent extends Event {
  waitUntil: (work: Promise<void>) => void;
}

/** Rejects while anything is left, so that the browser fires the event again, minutes later. */
async function sync(): Promise<void> {
  await deliverAll();
  if ((await readAll()).drafts.some(waiting)) throw new Error('a lead still waits');
}

addEventListener('sync', (event) => (event as SyncEvent).waitUntil(sync()));
