/** The door for what the wizard does with a lead: keep it, send it, and look after it while it waits. */
import workerUrl from './worker.ts?worker&url';

export { findDraft, forgetAll, forgetReceipts, inTime, keep, newDraft, openDraft, readAll, waiting } from './record.ts';
export type { Draft, Submission } from './record.ts';
export { deliver, deliverAll, nowhereKey, type Outcome } from './send.ts';

let isInstalled = false;

/** Installs the worker where browsers start one by themselves: while there is a connection, for when there is none. */
export function installWorker(): void {
  if (isInstalled || !('SyncManager' in window)) return;
  isInstalled = true;
  const policy = window.trustedTypes.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  navigator.serviceWorker.register(policy.createScriptURL('')).catch(() => undefined);
}

/** Has the browser start the worker once there is a connection. Elsewhere, a lead waits for the next visit. */
export function deliverLater(): void {
  if (!isInstalled) return;
  navigator.serviceWorker.ready.then(({ sync }) => sync.register('leads')).catch(() => undefined);
}

/** How often a page looks after a lead that waits, in ms: another tab or the worker may deliver or discard it. */
const pause = 2000;
/** How long it waits before it sends again, in ms. */
const retry = 60_000;

/**
 * Sends at once, when the connection is back, and every minute while something waits; and catches up with the device after
 * each of that, when the page is looked at, and again and again while something waits.
 *
 * @param readDevice passes whether something waits
 * @returns how to catch up once something waits
 */
export function watch(readDevice: () => Promise<boolean>, send: () => Promise<unknown>, signal?: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryAt = 0;
  const options = signal && { signal };
  signal?.addEventListener('abort', () => clearTimeout(timer));
  const catchUp = async (): Promise<void> => {
    clearTimeout(timer);
    // A failure says nothing new.
    const isWaiting = await readDevice().catch(() => false);
    clearTimeout(timer);
    if (isWaiting && !signal?.aborted) timer = setTimeout(performance.now() < retryAt ? catchUp : sendAll, pause);
  };
  const sendAll = (): void => {
    retryAt = performance.now() + retry;
    void send().then(catchUp, catchUp);
  };
  addEventListener('online', sendAll, options);
  addEventListener('focus', catchUp, options);
  addEventListener('pageshow', catchUp, options);
  // Not on the way out: what a page begins there hangs for good when it comes back out of Firefox's page cache.
  document.addEventListener('visibilitychange', () => void (document.hidden || catchUp()), options);
  sendAll();
  void catchUp();
  return catchUp;
}
