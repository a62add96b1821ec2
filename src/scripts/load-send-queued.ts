import { databaseName, storeName } from '../lib/submission/constants.ts';
// A plain `import()` would add Vite's loader, a kilobyte, to every page.
import sendQueuedUrl from './send-queued.ts?worker&url';

/** How long the next try waits, times the failures so far. */
const RETRY_MS = 2000;

/** Counts the records in the database. Rejects if it cannot be opened or has no store. */
function countRecords(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName);
    // The database was deleted meanwhile: opening it would create it, without a store.
    opening.addEventListener('upgradeneeded', () => opening.transaction!.abort());
    opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(storeName)) {
        database.close();
        reject(new Error('The database has no store'));
        return;
      }
      const counting = database.transaction(storeName).objectStore(storeName).count();
      counting.addEventListener('success', () => resolve(counting.result));
      // An unfinished transaction in Safari's back/forward cache would block the next page.
      const abort = (): void => {
        if (counting.readyState === 'pending') counting.transaction!.abort();
      };
      addEventListener('pagehide', abort, { once: true });
      database.close();
    });
  });
}

/** Returns whether this device keeps anything of a lead. Does not create the database, which would block the next page. */
async function keepsRecords(): Promise<boolean> {
  const databases = await indexedDB.databases();
  const exists = databases.some(({ name }) => name === databaseName);
  if (!exists) return false;
  const count = await countRecords();
  return count > 0;
}

/** How often the script failed to load. */
let failures = 0;

async function loadIfNeeded(): Promise<void> {
  if (!(await keepsRecords())) return;
  // Firefox remembers a failure for as long as the page is open, so the next try needs another address.
  const url = failures > 0 ? `${sendQueuedUrl}?${failures}` : sendQueuedUrl;
  try {
    await import(/* @vite-ignore */ url);
  } catch {
    failures += 1;
    setTimeout(check, failures * RETRY_MS);
  }
}

function check(): void {
  // Where storage is blocked, nothing is kept in it.
  loadIfNeeded().catch(() => undefined);
}

function onVisibilityChange(): void {
  if (!document.hidden) check();
}

/** Sends what this device keeps, on pages without a form. A form's own script sends it, too. */
export function loadSendQueued(): void {
  const hasForm = document.querySelector('form[action="/lead"]') !== null;
  if (hasForm) return;
  // A prerendered page draws no frame until it is opened: an earlier check could be out of date by then.
  requestAnimationFrame(check);
  // Another tab may have saved or sent something meanwhile.
  addEventListener('focus', check);
  document.addEventListener('visibilitychange', onVisibilityChange);
}
