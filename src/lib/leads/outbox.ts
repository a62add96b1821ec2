/** Leads that are written before they are sent, and leave only on proof that they are stored. The database knows a repeated one. */
import type { StoredDraft } from './draft.ts';
import { contentOf, saysTheSame, type LeadRow } from './lead.ts';
import { sweep, untoldKey } from './lifetime.ts';
import type { SendLead } from './send-lead.ts';
import { noteSent } from './session-notes.ts';
import { entries, result, transact, write } from './store.ts';
import { tellTabs } from './tabs.ts';

export interface Waiting {
  row: LeadRow;
  savedAt: number;
}

/**
 * Writes a lead down within the task of the press, for a tab that is closed at once. It takes the place of the row that
 * it was edited from. Rejects when storage does not work.
 */
export async function keep(row: LeadRow, edited: LeadRow | null): Promise<void> {
  const waiting: Waiting = { row, savedAt: Date.now() };
  await write(({ outbox }) => {
    if (edited) outbox.delete(edited.created_at);
    outbox.put(waiting, row.created_at);
  });
  if (edited) tellTabs({ type: 'withdrawn' });
}

/**
 * Removes a stored lead, and the drafts that say the same. What says something else may be another tab's. From the worker
 * a note remains that nobody has been told.
 */
export function settle(row: LeadRow): Promise<void> {
  return transact(async ({ draft, outbox }) => {
    const content = contentOf(row);
    for (const [key, kept] of await entries<Partial<StoredDraft>>(draft)) {
      if (kept.answers && saysTheSame(kept.answers, row)) draft.delete(key);
    }
    for (const [key, kept] of await entries<Waiting>(outbox)) {
      if (contentOf(kept.row) === content) outbox.delete(key);
    }
    if (!('document' in globalThis)) draft.put({ savedAt: Date.now() }, untoldKey);
  });
}

/** Whether the worker delivered a lead that the visitor was not told of. Says so once: the caller tells them. */
export async function takeUntold(): Promise<boolean> {
  try {
    return await transact(async ({ draft }) => {
      const untold = await result(draft.getKey(untoldKey));
      draft.delete(untoldKey);
      return untold !== undefined;
    });
  } catch {
    return false;
  }
}

/** The leads that wait; by default also those whose answers the visitor has `edited` since, which the next Submit replaces. */
export function loadWaiting(edited = true): Promise<Waiting[]> {
  return transact(async (stores) => {
    await sweep(stores);
    const [waiting, drafts] = await Promise.all([
      result<Waiting[]>(stores.outbox.getAll()),
      result<Partial<StoredDraft>[]>(stores.draft.getAll()),
    ]);
    const isEdited = ({ row }: Waiting): boolean =>
      drafts.some(
        ({ attempt, answers }) => answers && attempt?.created_at === row.created_at && !saysTheSame(answers, row),
      );
    return waiting.filter((one) => edited || !isEdited(one));
  });
}

/**
 * Sends every waiting lead once. What is stored is taken out and told to all tabs; whatever else the server answers, the
 * lead stays. The device is asked before each one: the visitor may have discarded it in the meantime.
 */
export async function flush(send: SendLead, edited?: boolean): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const row = (await loadWaiting(edited))
      .map((waiting) => waiting.row)
      .find(({ created_at }) => !tried.has(created_at));
    if (!row) return;
    tried.add(row.created_at);
    const { kind } = await send(row);
    if (kind !== 'stored') continue;
    await settle(row);
    noteSent();
    tellTabs({ type: 'delivered', row });
  }
}
