/** Lets one tab at a time send: Web Locks where the browser has them, a mark in the store elsewhere. */
import { result, transact } from './store.ts';

const lockName = 'leads';
const markKey = 'turn';
/** A mark older than this many ms was left by a tab that is gone: longer than one request may take. */
const markLimit = 20_000;

function takeMark(now: number): Promise<boolean> {
  return transact('readwrite', async ({ draft }) => {
    const taken: number | undefined = await result(draft.get(markKey));
    if (taken !== undefined && Math.abs(now - taken) < markLimit) return false;
    await result(draft.put(now, markKey));
    return true;
  });
}

/** Calls `work` once and tells it whether no other tab is sending. Never waits for another tab. */
export async function inTurn<T>(work: (mine: boolean) => Promise<T>): Promise<T> {
  if ('locks' in navigator) {
    let outcome: Promise<T> | undefined;
    await navigator.locks
      .request(lockName, { ifAvailable: true }, (lock) => {
        outcome = work(lock !== null);
        return outcome;
      })
      // A refusal of the lock itself must not keep the lead from being sent; a failure of `work` is its caller's.
      .catch(() => undefined);
    if (outcome) return outcome;
  }
  const mine = await takeMark(Date.now()).catch(() => false);
  try {
    return await work(mine);
  } finally {
    if (mine) await transact('readwrite', ({ draft }) => result(draft.delete(markKey))).catch(() => undefined);
  }
}
