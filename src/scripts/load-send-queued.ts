import { databaseName, storeName } from '../lib/submission/constants.ts';
// A plain `import()` would add Vite's loader, a kilobyte, to every page.
import senderUrl from './send-queued.ts?worker&url';

/** Returns whether this device keeps anything of a lead. */
async function keepsSomething(): Promise<boolean> {
  // Opening a database that is not there creates it, here without a store. It also blocks the next page meanwhile.
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === databaseName)) return false;
  return new Promise((resolve) => {
    const open = indexedDB.open(databaseName);
    open.addEventListener('upgradeneeded', () => open.transaction!.abort());
    open.addEventListener('success', () => {
      const count = open.result.transaction(storeName).objectStore(storeName).count();
      count.addEventListener('success', () => resolve(count.result > 0));
      // An unfinished transaction in Safari's page cache would block the next page.
      const abort = (): void => {
        if (count.readyState === 'pending') count.transaction!.abort();
      };
      addEventListener('pagehide', abort, { once: true });
      open.result.close();
    });
  });
}

/** How often the sender's script failed to load, and the pause after each failure. */
let failures = 0;
const PAUSE_MS = 2000;

async function look(): Promise<void> {
  if (!(await keepsSomething())) return;
  // Firefox remembers a failure for as long as the page is open, so the next try needs another address.
  const address = failures > 0 ? `${senderUrl}?${failures}` : senderUrl;
  try {
    await import(/* @vite-ignore */ address);
  } catch {
    failures += 1;
    setTimeout(lookNow, failures * PAUSE_MS);
  }
}

// Where storage is blocked, nothing is kept in it.
const lookNow = (): void => void look().catch(() => undefined);

/** Sends what this device keeps, on pages without a form. A form's own script sends it, too. */
export function loadSendQueued(): void {
  if (document.querySelector('form[action="/lead"]')) return;
  // A prerendered page draws no frame until it is opened: an earlier look could be out of date by then.
  requestAnimationFrame(lookNow);
  // Another tab may have kept or sent something meanwhile.
  addEventListener('focus', lookNow);
  document.addEventListener('visibilitychange', () => document.hidden || lookNow());
}
