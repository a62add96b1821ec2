import { database, store } from '../lib/delivery/names.ts';

// The variable hides the path from the bundler, so the file's name never changes: pages of an earlier deploy find it.
const deliver = import.meta.env.DEV ? '/src/scripts/deliver.ts' : '/deliver.js';

async function check(): Promise<void> {
  // Opening a database that is not there creates it, here without a store. It also blocks the next page meanwhile.
  if (!(await indexedDB.databases()).some(({ name }) => name === database)) return;
  const open = indexedDB.open(database);
  open.addEventListener('upgradeneeded', () => open.transaction!.abort());
  open.addEventListener('success', () => {
    const count = open.result.transaction(store).objectStore(store).count();
    count.addEventListener('success', async () => {
      if (count.result) ((await import(/* @vite-ignore */ deliver)) as typeof import('./deliver.ts')).start();
    });
    // An unfinished transaction in Safari's page cache would block the next page.
    const abort = (): void => void (count.readyState === 'pending' && count.transaction!.abort());
    addEventListener('pagehide', abort, { once: true });
    open.result.close();
  });
}

/** Loads `/deliver.js` when this device keeps something, but not in the wizard, which does the same itself. */
export function deliverWaiting(): void {
  if (location.pathname === '/get-started') return;
  // Where storage is blocked, nothing is kept in it.
  const look = () => check().catch(() => undefined);
  // A prerendered page draws no frame until it is opened: an earlier check could be out of date by then.
  requestAnimationFrame(look);
  // Another tab may have kept or sent something meanwhile.
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', () => document.hidden || look());
}
