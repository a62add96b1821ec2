/**
 * What this device keeps of leads, in IndexedDB (localStorage loses its last seconds when a browser is killed). A draft
 * is one record. Once its lead is stored, a receipt without personal data replaces it until a page tells the visitor.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { areSame, emptyAnswers, isEmpty } from '../lead/index.ts';
import { waiting, type Draft, type Receipt, type Submission } from './draft.ts';
import { database, store } from './names.ts';

type DeviceRecord = Draft | Receipt;

interface Schema extends DBSchema {
  records: { key: string; value: DeviceRecord };
}

type Records = IDBPObjectStore<Schema, ['records'], 'records', 'readwrite'>;

const day = 86_400_000;
/** How long a page waits for storage that hangs, in ms. */
const patience = 1500;

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function disconnect(): void {
  connection?.then((opened) => opened.close()).catch(() => undefined);
  connection = undefined;
}

/** Waits until the page is seen. A page that begins to create the database on its way into the page cache never ends. */
async function seen(): Promise<void> {
  if (!globalThis.document?.hidden) return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/** The connection stays open, so that a key press is written in its own task, before the tab can be closed. */
function connect(): Promise<IDBPDatabase<Schema>> {
  if (connection) return connection;
  // A page that keeps a connection open does not get into the browser's page cache.
  addEventListener('pagehide', disconnect, { once: true });
  connection = seen().then(() =>
    openDB<Schema>(database, 1, {
      upgrade: (created) => void created.createObjectStore(store, { keyPath: 'id' }),
      blocking: disconnect,
      terminated: disconnect,
    }),
  );
  connection.catch(() => (connection = undefined));
  return connection;
}

/**
 * Runs `work` in one transaction. Inside it, `work` may await only IndexedDB requests.
 *
 * @param durability relaxed survives a killed browser, but no power cut. Strict resolves once everything is on the disk.
 * Until then, later keys wait: a page that crashes meanwhile loses them.
 */
async function transact<T>(
  work: (records: Records) => Promise<T>,
  commitsAtOnce = false,
  durability: IDBTransactionDurability = 'relaxed',
): Promise<T> {
  const transaction = (await connect()).transaction(store, 'readwrite', { durability });
  const working = work(transaction.store);
  // No request needs another one's result, so commit now: everything is written even if the tab is closed.
  if (commitsAtOnce) transaction.commit();
  else abortOnHide(transaction);
  const [value] = await Promise.all([working, transaction.done]);
  return value;
}

/** Aborts a transaction when its page is left: unfinished in Safari's page cache, it would block every other page. */
function abortOnHide(transaction: { abort: () => void; done: Promise<unknown> }): void {
  const listening = new AbortController();
  const abort = (): void => {
    try {
      transaction.abort();
    } catch {} // It has just ended.
  };
  const end = (): void => listening.abort();
  addEventListener('pagehide', abort, listening);
  transaction.done.then(end, end);
}

/** Rejects when `work` takes longer than `patience`. The work itself goes on. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_resolve, reject) => setTimeout(reject, patience))]);

const isDraft = (record: DeviceRecord): record is Draft => 'answers' in record;

/** The sessionStorage key of this tab's draft id. Browsers that block it block IndexedDB, too. */
const idName = 'lead-draft';
let ownId: string | null = null;

/** Takes the id that the tab's last page has left. An open page keeps it to itself: a duplicated tab would copy it. */
function takeId(): void {
  try {
    ownId ??= sessionStorage.getItem(idName);
    sessionStorage.removeItem(idName);
    addEventListener('pagehide', leaveId);
  } catch {}
}
const leaveId = (): void => void (ownId && sessionStorage.setItem(idName, ownId));

/** Makes an empty draft that belongs to this tab. `keep` writes it to the device. */
export function newDraft(): Draft {
  takeId();
  ownId = `${Date.now()}-${Math.random()}`;
  return { id: ownId, savedAt: Date.now(), answers: emptyAnswers, step: 1 };
}

/** Finds this tab's draft, or else the newest one on the device; one that is waiting only if the page `goesOn` with it. */
export async function findDraft(goesOn: (draft: Draft) => boolean): Promise<Draft | undefined> {
  takeId();
  const drafts = (await readAll()).drafts.filter((draft) => !waiting(draft) || goesOn(draft));
  return drafts.find(({ id }) => id === ownId) ?? drafts.sort((a, b) => b.savedAt - a.savedAt)[0];
}

/** Opens the draft that `findDraft` finds, or a new one. Another tab's draft becomes this tab's under a new id. */
export async function openDraft(goesOn: (draft: Draft) => boolean): Promise<Draft> {
  const found = await findDraft(goesOn);
  if (!found || found.id === ownId) return found ?? newDraft();
  const { id } = newDraft();
  await transact((records) => Promise.all([records.delete(found.id), records.put({ ...found, id })]), true);
  return { ...found, id };
}

/** Writes a draft, or deletes an empty one. Without a submission, it does not wait for the disk: phones would lag. */
export async function keep(draft: Draft): Promise<true> {
  const write = async (records: Records): Promise<unknown> =>
    isEmpty(draft.answers) ? records.delete(draft.id) : records.put(draft);
  await transact(write, true, draft.submission ? 'strict' : 'relaxed');
  return true;
}

export const forgetAll = (): Promise<void> => transact((records) => records.clear(), true, 'strict');

/** All drafts, and the ids of all receipts. */
export async function readAll(): Promise<{ drafts: Draft[]; receipts: string[] }> {
  const transaction = (await connect()).transaction(store);
  abortOnHide(transaction);
  const records = await transaction.store.getAll();
  return { drafts: records.filter(isDraft), receipts: records.flatMap((one) => (isDraft(one) ? [] : one.id)) };
}

/** Replaces each record by the records that `change` returns: the same one, others, or none. */
const rewrite = (change: (record: DeviceRecord) => DeviceRecord[]): Promise<void> =>
  transact(
    async (records) => {
      for (const record of await records.getAll()) {
        const changed = change(record);
        if (!changed.includes(record)) await records.delete(record.id);
        for (const one of changed) if (one !== record) await records.put(one);
      }
    },
    false,
    'strict',
  );

/**
 * Notes that a lead is stored. Deletes every draft with its answers, in any tab; a receipt replaces each that was
 * waiting. A draft that was edited after this Submit stays, and gets a receipt.
 */
export const settle = ({ answers, createdAt }: Submission): Promise<void> =>
  rewrite((record) => {
    if (!isDraft(record)) return [record];
    const isThis = record.submission?.createdAt === createdAt;
    const hasSameAnswers = areSame(record.answers, answers);
    if (!hasSameAnswers && !isThis) return [record];
    const receipts = isThis || waiting(record) ? [{ id: record.submission!.createdAt, savedAt: Date.now() }] : [];
    return hasSameAnswers ? receipts : [record, ...receipts];
  });

/** Notes that the table refused a lead for good: nobody sends it again, and its draft stays. */
export const markRefused = ({ createdAt }: Submission): Promise<void> =>
  rewrite((record) => {
    if (!isDraft(record) || record.submission?.createdAt !== createdAt) return [record];
    return [{ ...record, submission: { ...record.submission, isRefused: true } }];
  });

export const forgetReceipts = (): Promise<void> => rewrite((record) => (isDraft(record) ? [record] : []));

/**
 * Deletes records after 30 days, and drafts that are waiting after 60. Their last day begins when they first look old:
 * a clock that was wrong at Submit may be why, so there is time to send them.
 */
export const sweep = (): Promise<void> =>
  rewrite((record) => {
    const lead = isDraft(record) && waiting(record) ? record : undefined;
    const limit = (lead ? 59 : 30) * day;
    if (Date.now() - record.savedAt <= limit) return [record];
    return lead && !lead.isOverdue ? [{ ...lead, savedAt: Date.now() + day - limit, isOverdue: true }] : [];
  });
