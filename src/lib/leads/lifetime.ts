/** How long the device keeps what a visitor wrote, and what ends it earlier. The policies name these times. */
import { discardedKey } from './names.ts';
import { readNote, writeNote } from './web-storage.ts';
import { entries, transact, write, type Stores } from './store.ts';
import { tellTabs } from './tabs.ts';

const day = 86_400_000;
const draftDays = 7;
const outboxDays = 30;
const untoldDays = 1;

/** No real record gets this old: a wrong clock dated it, like one from the future. */
const unbelievable = 3 * 365 * day;

/** Where the store of drafts notes that the worker has delivered a lead, until a page has said so. */
export const untoldKey = 'untold';

/** When everything was discarded, for pages where localStorage is blocked. It has the mark because it works while IndexedDB hangs. */
let discarded = 0;

/** Until when everything that was saved is discarded. */
export function discardedAt(): number {
  return Math.max(discarded, Number(readNote('localStorage', discardedKey)));
}

function clearMark(mark: number): void {
  if (discardedAt() !== mark) return;
  discarded = 0;
  writeNote('localStorage', discardedKey);
}

/**
 * Deletes what was discarded and what has expired. A date that cannot be true becomes today's: a wrong clock costs
 * nobody a lead, and still every record ends.
 */
export async function sweep({ draft, outbox }: Stores): Promise<void> {
  const mark = discardedAt();
  const now = Date.now();
  const sweepStore = async (store: IDBObjectStore, days: (key: IDBValidKey) => number): Promise<void> => {
    for (const [key, record] of await entries<{ savedAt: number }>(store)) {
      const age = now - record.savedAt;
      if (record.savedAt <= mark) store.delete(key);
      else if (age < 0 || age > unbelievable) store.put({ ...record, savedAt: now }, key);
      else if (!(age <= days(key) * day)) store.delete(key);
    }
  };
  await Promise.all([
    sweepStore(outbox, () => outboxDays),
    sweepStore(draft, (key) => (key === untoldKey ? untoldDays : draftDays)),
  ]);
  if (mark) draft.transaction.addEventListener('complete', () => clearMark(mark));
}

/**
 * Forgets every draft and every lead that waits. The mark makes this a fact at once: while storage is busy, in other
 * tabs, and at the next visit if this tab is closed too soon.
 */
export async function discardAll(): Promise<void> {
  const mark = Date.now();
  discarded = mark;
  writeNote('localStorage', discardedKey, `${mark}`);
  tellTabs({ type: 'withdrawn' });
  // It cannot read the mark, and goes on when this page is closed.
  void navigator.serviceWorker?.getRegistration().then((worker) => worker?.active?.postMessage(mark));
  await write(({ draft, outbox }) => {
    draft.clear();
    outbox.clear();
  });
  clearMark(mark);
}

/** Deletes what was saved until then, in the service worker. */
export function obeyDiscard(mark: number): Promise<void> {
  discarded = Math.max(discarded, mark);
  return transact(sweep);
}
