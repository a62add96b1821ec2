/** Runs `work` once, passing whether this tab holds the lock. Never waits for another tab. */
export async function inTurn<T>(work: (mine: boolean) => Promise<T>): Promise<T> {
  let outcome: Promise<T> | undefined;
  try {
    await navigator.locks.request('leads', { ifAvailable: true }, (lock) => {
      outcome = work(lock !== null);
      return outcome;
    });
  } catch {
    // `work` failed, which its caller hears below, or the lock was refused, which must keep no lead from being sent.
  }
  return outcome ?? work(true);
}
