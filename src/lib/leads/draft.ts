/** The answers so far, kept on the visitor's device until they are sent, started over or a week old. */
import type { Answers } from './lead.ts';
import { isOlder, result, transact } from './store.ts';

export interface Draft {
  answers: Answers;
  /** The step the visitor was at, from 1. */
  step: number;
  /** The `created_at` of the last attempt with these answers or earlier ones: an edit replaces its outbox entry. */
  attempt: string | null;
}

interface StoredDraft extends Draft {
  savedAt: number;
}

const key = 'draft';
const keptDays = 7;

export function saveDraft(draft: Draft): Promise<unknown> {
  const stored: StoredDraft = { ...draft, savedAt: Date.now() };
  return transact('readwrite', (stores) => result(stores.draft.put(stored, key)));
}

/** The kept draft, or null when there is none or it is too old. */
export async function loadDraft(): Promise<Draft | null> {
  const stored = await transact('readwrite', async ({ draft }) => {
    const found: StoredDraft | undefined = await result(draft.get(key));
    if (found && isOlder(found.savedAt, keptDays)) {
      draft.delete(key);
      return undefined;
    }
    return found;
  });
  return stored ?? null;
}

/** Forgets the draft and every lead that waits: the visitor starts over. */
export function forgetAll(): Promise<unknown> {
  return transact('readwrite', ({ draft, outbox }) => {
    outbox.clear();
    return result(draft.clear());
  });
}
