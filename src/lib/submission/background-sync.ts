/** The service worker (worker.ts), which sends what is queued once every page is closed. Only Chromium has background sync. */
import workerUrl from './worker.ts?worker&url';

let isInstalled = false;
/** Kept, because making a second policy of the same name would throw. */
let policy: ReturnType<typeof window.trustedTypes.createPolicy> | undefined;

/** Installs the worker in browsers with background sync. It needs a connection, so it is done before Submit. */
export async function installWorker(): Promise<void> {
  if (isInstalled || !('SyncManager' in window)) return;
  isInstalled = true;
  if (!policy) policy = window.trustedTypes.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  try {
    await navigator.serviceWorker.register(policy.createScriptURL(''));
  } catch {
    // There is no connection, or workers are forbidden. Without a worker, the next visit sends.
    isInstalled = false;
  }
}

/** Has the browser start the worker once there is a connection. */
export async function requestSync(): Promise<void> {
  if (!isInstalled) return;
  try {
    const { sync } = await navigator.serviceWorker.ready;
    await sync.register('leads');
  } catch {
    // Background sync is switched off. Then the next visit sends.
  }
}
