/** Leads that are written before they are sent, and leave only on proof that they are stored. */
import type { StoredDraft } from './draft.ts';
import { contentOf, saysTheSame, toRow, type Answers, type LeadRow } from './lead.ts';
import { discardedAt, fingerprintKey, sweep } from './lifetime.ts';
import type { SendLead } from './send-lead.ts';
import { noteSent } from './session-notes.ts';
import { entries, result, transact, write, type Stores } from './store.ts';
import { tellTabs } from './tabs.ts';
import { inTurn } from './turn.ts';

export interface Waiting {
  row: LeadRow;
  savedAt: number;
  /** Written within the task of the press, without a look at what else waits; `replaces` is the entry it was edited from. */
  jotted?: { replaces: string | null };
}

/** The last lead that was stored, without the person: lets a second tab with the same answers repeat its `created_at`. */
interface Fingerprint {
  fingerprint: number;
  createdAt: string;
  savedAt: number;
  /** Delivered by the worker, and no page has said so yet. */
  untold: boolean;
}

/** A number for a text that does not tell the text (FNV-1a, 32 bits). */
function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

interface OnDevice {
  waiting: Waiting[];
  /** The `created_at` that this content already has: of what waits, or of the last lead that was stored. */
  dateOf: (content: string) => string | undefined;
}

/** What this device knows of leads, with one entry for the same content. An earlier entry replaces a jotted one. */
async function onDevice(stores: Stores): Promise<OnDevice> {
  await sweep(stores);
  const { draft, outbox } = stores;
  const [all, last] = await Promise.all([
    result<Waiting[]>(outbox.getAll()),
    result<Fingerprint | undefined>(draft.get(fingerprintKey)),
  ]);
  const storedDate = (content: string): string | undefined =>
    last?.fingerprint === fingerprint(content) ? last.createdAt : undefined;

  const leads = new Map<string, Waiting>();
  for (const entry of all.sort((a, b) => Number(!!a.jotted) - Number(!!b.jotted))) {
    const { row, jotted } = entry;
    const content = contentOf(row);
    if (leads.has(content) || (jotted && storedDate(content))) outbox.delete(row.created_at);
    else leads.set(content, entry);
  }
  for (const [content, { jotted }] of leads) {
    const edited = [...leads].find(([, other]) => other.row.created_at === jotted?.replaces);
    if (!edited || edited[0] === content) continue;
    outbox.delete(edited[1].row.created_at);
    leads.delete(edited[0]);
  }
  return {
    waiting: [...leads.values()],
    dateOf: (content) => leads.get(content)?.row.created_at ?? storedDate(content),
  };
}

/**
 * Writes a lead down within the task of the press, for a tab that is closed at once. `writeAhead` with the same
 * arguments follows, puts it in order, and says whether that went well.
 */
export function jot(answers: Answers, replaces: string | null, now: number): void {
  const row = toRow(answers, new Date(now).toISOString());
  const waiting: Waiting = { row, savedAt: now, jotted: { replaces } };
  write(({ outbox }) => outbox.add(waiting, row.created_at)).catch(() => undefined);
}

/**
 * Writes a lead down before its first byte is sent and returns its row. The same answers keep their `created_at`;
 * edited ones get a new one and take the place of the entry `replaces`. Rejects when storage does not work.
 */
export async function writeAhead(answers: Answers, replaces: string | null, now = Date.now()): Promise<LeadRow> {
  const row = await transact(async (stores) => {
    const { dateOf } = await onDevice(stores);
    let createdAt = dateOf(contentOf(toRow(answers, '')));
    if (!createdAt) {
      let time = now;
      // Two different leads of the same millisecond must not share a key.
      while (await result(stores.outbox.getKey(new Date(time).toISOString()))) time += 1;
      createdAt = new Date(time).toISOString();
    }
    if (replaces && replaces !== createdAt) stores.outbox.delete(replaces);
    const waiting: Waiting = { row: toRow(answers, createdAt), savedAt: now };
    await result(stores.outbox.put(waiting, createdAt));
    return waiting.row;
  });
  if (replaces && replaces !== row.created_at) tellTabs({ type: 'withdrawn' });
  return row;
}

/** Removes a stored lead, and the drafts that say the same. What says something else may be another tab's. */
export function settle(row: LeadRow): Promise<void> {
  return transact(async ({ draft, outbox }) => {
    const content = contentOf(row);
    for (const [key, kept] of await entries<StoredDraft | Fingerprint>(draft)) {
      if ('answers' in kept && saysTheSame(kept.answers, row)) draft.delete(key);
    }
    for (const [key, kept] of await entries<Waiting>(outbox)) {
      if (contentOf(kept.row) === content) outbox.delete(key);
    }
    const last: Fingerprint = {
      fingerprint: fingerprint(content),
      createdAt: row.created_at,
      savedAt: Date.now(),
      untold: !('document' in globalThis),
    };
    draft.put(last, fingerprintKey);
  });
}

/** Whether the worker delivered a lead that the visitor was not told of. Says so once: the caller tells them. */
export async function takeUntold(): Promise<boolean> {
  try {
    return await transact(async ({ draft }) => {
      const last = await result<Fingerprint | undefined>(draft.get(fingerprintKey));
      if (last?.untold) draft.put({ ...last, untold: false }, fingerprintKey);
      return last?.untold ?? false;
    });
  } catch {
    return false;
  }
}

interface Which {
  /** Also those whose answers the visitor has changed since: the next Submit sends the new ones. */
  edited: boolean;
}

/** The leads that wait, by default all of them. */
export function loadWaiting({ edited }: Which = { edited: true }): Promise<Waiting[]> {
  return transact(async (stores) => {
    const { waiting } = await onDevice(stores);
    const kept = await result<(StoredDraft | Fingerprint)[]>(stores.draft.getAll());
    const drafts = kept.filter((one) => 'answers' in one);
    const isEdited = ({ row }: Waiting): boolean =>
      drafts.some(({ attempt, answers }) => attempt === row.created_at && !saysTheSame(answers, row));
    // It may have been discarded while this was read.
    return waiting.filter((one) => one.savedAt > discardedAt() && (edited || !isEdited(one)));
  });
}

/**
 * Sends every waiting lead once, in one tab only. What is stored is taken out and told to all tabs; whatever else the
 * server answers, the lead stays. The device is asked before each one: the visitor may have discarded it in the meantime.
 */
export function flush(send: SendLead, which?: Which): Promise<void> {
  return inTurn(async (mine) => {
    if (!mine) return;
    const tried = new Set<string>();
    for (;;) {
      const row = (await loadWaiting(which))
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
  });
}
