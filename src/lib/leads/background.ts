/** Background Sync, which Chromium's browsers have: a lead is delivered after its page was closed. */
import workerUrl from './worker.ts?worker&url';

declare global {
  interface ServiceWorkerRegistration {
    readonly sync: { register: (tag: string) => Promise<void> };
  }
  interface Window {
    readonly trustedTypes: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (text: string) => string };
    };
  }
}

/** Elsewhere, and while the site is developed, a lead waits for the next visit. */
const isSupported = (): boolean => 'SyncManager' in window && import.meta.env.PROD;

let isInstalled = false;

/** Installs the worker, once. */
export function installWorker(): void {
  if (isInstalled || !isSupported()) return;
  isInstalled = true;
  const policy = window.trustedTypes.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  navigator.serviceWorker.register(policy.createScriptURL('')).catch(() => undefined);
}

/** Has the browser start the worker once there is a connection: at once, or when it is back. */
export function deliverLater(): void {
  if (!isSupported()) return;
  navigator.serviceWorker.ready.then(({ sync }) => sync.register('leads')).catch(() => undefined);
}
