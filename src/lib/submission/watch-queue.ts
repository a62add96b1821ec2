/** Watches leads that are queued: in an open page, and in the worker once every page is closed. */
import workerUrl from './worker.ts?worker&url';

let isInstalled = false;
/** A second policy of this name would throw. */
let policy: ReturnType<typeof window.trustedTypes.createPolicy> | undefined;

/** Installs the worker in browsers with background sync. It needs a connection, so it is done before Submit. */
export async function installWorker(): Promise<void> {
  if (isInstalled || !('SyncManager' in window)) return;
  isInstalled = true;
  policy ??= window.trustedTypes.createPolicy('service-worker', { createScriptURL: () => workerUrl });
  try {
    await navigator.serviceWorker.register(policy.createScriptURL(''));
  } catch {
    // Without a connection, or where workers are forbidden. Without a worker, the next visit sends.
    isInstalled = false;
  }
}

/** Has the browser start the worker once there is a connection. Without background sync, the next visit sends. */
export async function requestSync(): Promise<void> {
  if (!isInstalled) return;
  try {
    const { sync } = await navigator.serviceWorker.ready;
    await sync.register('leads');
  } catch {} // As above.
}

/** How often a page reads the device while something is queued: a tab or the worker may send or discard it. */
const POLL_MS = 2000;
const MINUTE_MS = 60_000;
/** The pauses after the first failures: a page sends again 2, 10 and 30 s after the first one, then each minute. */
const RETRY_MS = [2000, 8000, 20_000];

/** Storage may be blocked, or a page may be left while it reads: no error, but worth knowing when a lead is missing. */
const log = (error: unknown): void => console.info('Leads not read or sent:', error);

export interface QueueWatch {
  /** Reads the device now, and goes on while something is queued. */
  checkNow: () => Promise<void>;
  /** A lead has just failed at the visitor's press: the pauses begin anew. */
  retrySoon: () => void;
}

/**
 * Sends at once, when the connection returns, and with growing pauses while something is queued. Calls `readDevice`
 * after each send, when the visitor returns to the page, and after each LOOK_MS while something is queued.
 *
 * @param readDevice updates the page from what the device keeps, and returns whether something is queued
 */
export function watchQueue(
  readDevice: () => Promise<boolean>,
  send: () => Promise<unknown>,
  signal?: AbortSignal,
): QueueWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let retryAt = 0;
  const options = signal && { signal };
  signal?.addEventListener('abort', () => clearTimeout(timer));

  const checkNow = async (): Promise<void> => {
    clearTimeout(timer);
    // When the device cannot be read, stop looking. Another call may have set the timer meanwhile: clear it again.
    const isQueued = await readDevice().catch(log);
    clearTimeout(timer);
    if (!isQueued || signal?.aborted) return;
    const untilRetry = retryAt - performance.now();
    if (untilRetry > POLL_MS) timer = setTimeout(checkNow, POLL_MS);
    else timer = setTimeout(sendAgain, untilRetry);
  };
  const pause = (): void => {
    retryAt = performance.now() + (RETRY_MS[failures] ?? MINUTE_MS);
    failures += 1;
  };
  const sendAgain = async (): Promise<void> => {
    // Until it is known how this one ends.
    retryAt = Infinity;
    clearTimeout(timer);
    timer = setTimeout(checkNow, POLL_MS);
    await send().catch(log);
    pause();
    await checkNow();
  };
  const sendNow = (): void => {
    failures = 0;
    void sendAgain();
  };
  const retrySoon = (): void => {
    failures = 0;
    pause();
    void checkNow();
  };
  addEventListener('online', sendNow, options);
  addEventListener('focus', checkNow, options);
  // A return from the page cache is a new visit.
  addEventListener('pageshow', ({ persisted }) => void (persisted ? sendNow() : checkNow()), options);
  // Not when the page gets hidden: a read begun then never ends if Firefox brings the page back from its page cache.
  document.addEventListener('visibilitychange', () => void (document.hidden || checkNow()), options);
  sendNow();
  return { checkNow, retrySoon };
}
