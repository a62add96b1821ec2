// The variable hides the path from the bundler, so the file's name never changes: pages of an earlier deploy find it.
const deliver = import.meta.env.DEV ? '/src/components/deliver.ts' : '/deliver.js';

function check(): void {
  try {
    const open = indexedDB.open('leads');
    // There is no database yet. Abort, so that none is created.
    open.addEventListener('upgradeneeded', () => open.transaction?.abort());
    open.addEventListener('success', () => {
      const count = open.result.transaction('records').objectStore('records').count();
      count.addEventListener('success', () => {
        if (count.result > 0) void import(/* @vite-ignore */ deliver);
      });
      // An unfinished transaction in Safari's page cache would block the next page.
      const abort = (): void => void (count.readyState === 'pending' && count.transaction!.abort());
      addEventListener('pagehide', abort, { once: true });
      open.result.close();
    });
  } catch {
    // Storage is blocked, so nothing is kept in it.
  }
}

/** Loads `/deliver.js` when this device keeps something, but not in the wizard, which does the same itself. */
export function deliverWaiting(): void {
  if (location.pathname === '/get-started') return;
  // A prerendered page draws no frame until it is opened: an earlier check could be out of date by then.
  requestAnimationFrame(check);
  // Another tab may have kept or sent something meanwhile.
  addEventListener('focus', check);
  document.addEventListener('visibilitychange', () => document.hidden || check());
}
