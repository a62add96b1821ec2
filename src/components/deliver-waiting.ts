// By a variable, so that its file keeps a name that a page of an earlier deploy finds, too.
const deliver = import.meta.env.DEV ? '/src/components/deliver.ts' : '/deliver.js';

function check(): void {
  try {
    const open = indexedDB.open('leads');
    // A database that is not there yet is not made.
    open.addEventListener('upgradeneeded', () => open.transaction?.abort());
    open.addEventListener('success', () => {
      const count = open.result.transaction('records').objectStore('records').count();
      count.addEventListener('success', () => {
        if (count.result > 0) void import(/* @vite-ignore */ deliver);
      });
      // Left unfinished in Safari's page cache, it would block the next page.
      const abort = (): void => void (count.readyState === 'pending' && count.transaction!.abort());
      addEventListener('pagehide', abort, { once: true });
      open.result.close();
    });
  } catch {
    // Storage is blocked, so nothing is kept in it.
  }
}

/**
 * Sends a lead that waits on this device, deletes what has expired, and says that a request is in: on every page, and with
 * a request only when something is kept. The wizard does so itself.
 */
export function deliverWaiting(): void {
  if (location.pathname === '/get-started') return;
  // A page that is only prerendered draws no frame: what it finds may be out of date when it is opened.
  requestAnimationFrame(check);
  // Another tab may have sent something since.
  addEventListener('focus', check);
  document.addEventListener('visibilitychange', () => document.hidden || check());
}
