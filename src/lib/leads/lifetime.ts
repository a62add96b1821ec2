/** How long the device keeps what a visitor wrote, and what ends it earlier. The policies name these times. */
import { entries, write, type Stores } from './store.ts';
import { tellTabs } from './tabs.ts';

const day = 86_400_000;
const draftDays = 7;
const outboxDays = 30;

/** No real record gets this old: a wrong clock dated it, like one from the future. */
const unbelievable = 3 * 365 * day;

/** Where the store of drafts notes that the worker has delivered a lead, until a page has said so. */
export const untoldKey = 'untold';

/**
 * Deletes what has expired. A date that cannot be true becomes today's: a wrong clock costs nobody a lead, and still every
 * record ends.
 */
export async function sweep({ draft, outbox }: Stores): Promise<void> {
  const now = Date.now();
  for (const [store, days] of [
    [outbox, outboxDays],
    [draft, draftDays],
  ] as const) {
    for (const [key, record] of await entries<{ savedAt: number }>(store)) {
      const age = now - record.savedAt;
      if (age < 0 || age > unbelievable) store.put({ ...record, savedAt: now }, key);
      else if (age > days * day) store.delete(key);
    }
  }
}

/** Forgets every draft and every lead that waits, within the task of the press. */
export async function discardAll(): Promise<void> {
  await write(({ draft, outbox }) => {
    draft.clear();
    outbox.clear();
  });
  tellTabs({ type: 'withdrawn' });
}
