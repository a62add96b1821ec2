/** Watches leads that are queued, and sends them again, while a page is open. */
import { retryDelaysMs } from './constants.ts';

/** How often a page reads the device while something is queued: a tab or the worker may send or discard it. */
const POLL_MS = 2000;
const MINUTE_MS = 60_000;

/** Storage may be blocked, or a page may be left while it reads: no error, but worth knowing when a lead is missing. */
const log = (error: unknown): void => console.info('Leads not read or sent:', error);

export interface QueueWatch {
  /** Reads the device now, and goes on while something is queued. */
  checkNow: () => Promise<void>;
  /** A lead has just failed after the visitor pressed Submit: the pauses begin anew. */
  retrySoon: () => void;
}

/**
 * Sends at once, when the connection returns, and with growing pauses while something is queued. Calls `readStorage`
 * after each send, when the visitor returns to the page, and after each POLL_MS while something is queued.
 *
 * @param readStorage updates the page from what the device keeps, and returns whether something is queued
 * @param signal ends the watch when it aborts
 */
export function watchQueue(
  readStorage: () => Promise<boolean>,
  send: () => Promise<unknown>,
  signal?: AbortSignal,
): QueueWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isSending = false;
  /** By `performance.now()`. */
  let retryAt = 0;
  signal?.addEventListener('abort', () => clearTimeout(timer));

  const setTimer = (action: () => Promise<void>, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };

  const checkNow = async (): Promise<void> => {
    clearTimeout(timer);
    // If the device cannot be read, nothing counts as queued, and the checks end.
    const isQueued = await readStorage().catch(log);
    // Another call may have set the timer meanwhile.
    clearTimeout(timer);
    if (!isQueued || signal?.aborted) return;
    const untilRetry = retryAt - performance.now();
    if (untilRetry > POLL_MS) setTimer(checkNow, POLL_MS);
    else setTimer(sendAgain, untilRetry);
  };

  const scheduleRetry = (): void => {
    const pause = retryDelaysMs[failures] ?? MINUTE_MS;
    retryAt = performance.now() + pause;
    failures += 1;
  };

  const sendAgain = async (): Promise<void> => {
    setTimer(checkNow, POLL_MS);
    // Another one is under way, and schedules the next retry when it ends.
    if (isSending) return;
    isSending = true;
    retryAt = Infinity;
    await send().catch(log);
    isSending = false;
    scheduleRetry();
    await checkNow();
  };

  const sendNow = (): void => {
    failures = 0;
    void sendAgain();
  };

  const retrySoon = (): void => {
    failures = 0;
    scheduleRetry();
    void checkNow();
  };

  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    // A return from the back/forward cache is a new visit.
    if (persisted) sendNow();
    else void checkNow();
  };

  const onVisibilityChange = (): void => {
    // A read that begins while the page is hidden never ends if Firefox restores it from the back/forward cache.
    if (!document.hidden) void checkNow();
  };

  const options = signal && { signal };
  addEventListener('online', sendNow, options);
  addEventListener('focus', checkNow, options);
  addEventListener('pageshow', onPageShow, options);
  document.addEventListener('visibilitychange', onVisibilityChange, options);
  sendNow();
  return { checkNow, retrySoon };
}
