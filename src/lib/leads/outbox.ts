/** Leads that are written before they are sent, and leave only on proof that they are stored. */
import type { Draft } from './draft.ts';
import { contentOf, toRow, type Answers, type LeadRow } from './lead.ts';
import { deliveredEvent } from './names.ts';
import type { SendResult } from './send-lead.ts';
import { noteSent } from './session-notes.ts';
import { isOlder, result, transact, writeNow, type Stores } from './store.ts';
import { inTurn } from './turn.ts';

export interface Waiting {
  row: LeadRow;
  savedAt: number;
  /** Written in the moment of Submit, without a look at what else waits; `replaces` is the entry it was edited from. */
  jotted?: { replaces: string | null };
}

/** The last lead that was stored, without the person: lets a second tab with the same answers repeat its `created_at`. */
interface Stored {
  fingerprint: number;
  createdAt: string;
  savedAt: number;
}

const keptDays = 30;
const storedKey = 'stored';
const draftKey = 'draft';

/** A number for a text that does not tell the text (cyrb53, 53 bits, public domain). */
function fingerprint(text: string): number {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

interface OnDevice {
  waiting: Waiting[];
  /** The `created_at` that this content already has: of what waits, or of the last lead that was stored, if today. */
  dateOf: (content: string) => string | undefined;
}

/** What this device knows of leads, with one entry for the same content. A jotted entry gives way to an earlier one. */
async function onDevice({ draft, outbox }: Stores): Promise<OnDevice> {
  const [all, stored] = await Promise.all([
    result<Waiting[]>(outbox.getAll()),
    result<Stored | undefined>(draft.get(storedKey)),
  ]);
  const today = stored && !isOlder(stored.savedAt, 1) ? stored : undefined;
  const storedDate = (content: string): string | undefined =>
    today?.fingerprint === fingerprint(content) ? today.createdAt : undefined;

  const entries = new Map<string, Waiting>();
  for (const entry of all.sort((a, b) => Number(!!a.jotted) - Number(!!b.jotted))) {
    const { row, jotted } = entry;
    const content = contentOf(row);
    if (entries.has(content) || (jotted && storedDate(content))) outbox.delete(row.created_at);
    else entries.set(content, entry);
  }
  for (const [content, { jotted }] of entries) {
    const edited = [...entries].find(([, other]) => other.row.created_at === jotted?.replaces);
    if (!edited || edited[0] === content) continue;
    outbox.delete(edited[1].row.created_at);
    entries.delete(edited[0]);
  }
  return {
    waiting: [...entries.values()],
    dateOf: (content) => entries.get(content)?.row.created_at ?? storedDate(content),
  };
}

/**
 * Writes a lead down within the task of the press, for a tab that is closed at once. `writeAhead` with the same
 * arguments follows and puts it in order.
 */
export function jot(answers: Answers, replaces: string | null, now: number): void {
  const row = toRow(answers, new Date(now).toISOString());
  writeNow(({ outbox }) => outbox.add({ row, savedAt: now, jotted: { replaces } } satisfies Waiting, row.created_at));
}

/**
 * Writes a lead down before its first byte is sent and returns its row. The same answers keep their `created_at`;
 * edited ones get a new one and take the place of the entry `replaces`. Rejects when storage does not work.
 */
export function writeAhead(answers: Answers, replaces: string | null, now = Date.now()): Promise<LeadRow> {
  return transact('readwrite', async (stores) => {
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
}

/** Takes a stored lead out, and the draft: one that was edited since only with `anyDraft`. */
export function settle(row: LeadRow, anyDraft = false): Promise<unknown> {
  return transact('readwrite', async ({ draft, outbox }) => {
    const content = contentOf(row);
    const kept: Draft | undefined = await result(draft.get(draftKey));
    if (kept && (anyDraft || contentOf(toRow(kept.answers, '')) === content)) draft.delete(draftKey);
    const stored: Stored = { fingerprint: fingerprint(content), createdAt: row.created_at, savedAt: Date.now() };
    draft.put(stored, storedKey);
    return result(outbox.delete(row.created_at));
  });
}

/** The leads that wait; those older than 30 days are dropped. */
export function loadWaiting(): Promise<Waiting[]> {
  return transact('readwrite', async (stores) => {
    const fresh: Waiting[] = [];
    const { waiting } = await onDevice(stores);
    for (const entry of waiting) {
      if (isOlder(entry.savedAt, keptDays)) stores.outbox.delete(entry.row.created_at);
      else fresh.push(entry);
    }
    return fresh;
  });
}

/**
 * Sends every waiting lead once, in one tab only. What is stored is taken out and told as a `lead-delivered` event;
 * whatever else the server answers, the lead stays.
 */
export function flush(send: (row: LeadRow) => Promise<SendResult>): Promise<void> {
  return inTurn(async (mine) => {
    if (!mine) return;
    for (const { row } of await loadWaiting()) {
      const { kind } = await send(row);
      if (kind !== 'stored') continue;
      await settle(row);
      noteSent();
      dispatchEvent(new CustomEvent<LeadRow>(deliveredEvent, { detail: row }));
    }
  });
}
