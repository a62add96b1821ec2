/** Watches leads that are waiting: in an open page, and in the worker once every page is closed. */
import workerUrl from './worker.ts?worker&url';

let isInstalled = false;

/** Installs the worker in browsers with background sync. It needs a connection, so it is done before Submit. */
export function installWorker(): void {
  if (isInstalled || !('SyncManager' in window)) return;
  isInstalled = true;
  const policy = window.trustedTypes.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  navigator.serviceWorker.register(policy.createScriptURL('')).catch(() => undefined);
}

/** Has the browser start the worker once there is a connection. Without background sync, the next visit sends. */
export function deliverLater(): void {
  if (!isInstalled) return;
  navigator.serviceWorker.ready.then(({ sync }) => sync.register('leads')).catch(() => undefined);
}

/** How often a page reads the device while something is waiting, in ms: a tab or the worker may send or discard it. */
const pause = 2000;
/** How long a page waits before it sends again, in ms. */
const retry = 60_000;

/** Storage may be blocked, or a page may be left while it reads: no error, but worth knowing when a lead is missing. */
const log = (error: unknown): void => console.info('Leads not read or sent:', error);

/**
 * Sends at once, when the connection returns, and every minute while something is waiting. Calls `readDevice` after
 * each send, when the visitor returns to the page, and after each `pause` while something is waiting.
 *
 * @param readDevice updates the page from what the device keeps, and returns whether something is waiting
 * @returns `catchUp`, to call once something is waiting
 */
export function watch(readDevice: () => Promise<boolean>, send: () => Promise<unknown>, signal?: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryAt = 0;
  const options = signal && { signal };
  signal?.addEventListener('abort', () => clearTimeout(timer));
  const catchUp = async (): Promise<void> => {
    clearTimeout(timer);
    // When the device cannot be read, stop looking. Another `catchUp` may have set the timer meanwhile: clear it again.
    const isWaiting = await readDevice().catch(log);
    clearTimeout(timer);
    if (isWaiting && !signal?.aborted) timer = setTimeout(performance.now() < retryAt ? catchUp : sendAll, pause);
  };
  const sendAll = (): void => {
    retryAt = performance.now() + retry;
    void send().catch(log).then(catchUp);
  };
  addEventListener('online', sendAll, options);
  addEventListener('focus', catchUp, options);
  addEventListener('pageshow', catchUp, options);
  // Not when the page gets hidden: a read begun then never ends if Firefox brings the page back from its page cache.
  document.addEventListener('visibilitychange', () => void (document.hidden || catchUp()), options);
  sendAll();
  void catchUp();
  return catchUp;
}
