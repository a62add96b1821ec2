/**
 * What this device keeps of leads, in IndexedDB (localStorage loses its last seconds when a browser is killed). A draft
 * is one record. Once its lead is stored, a confirmation without personal data replaces it.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { areSameAnswers, emptyAnswers, isEmpty } from '../lead/index.ts';
import { queuedSubmission, type Confirmation, type Draft, type Submission } from './draft.ts';
import { databaseName, draftIdKey, storeName } from './constants.ts';

type DeviceRecord = Draft | Confirmation;

interface Schema extends DBSchema {
  records: { key: string; value: DeviceRecord };
}

type RecordStore = IDBPObjectStore<Schema, ['records'], 'records', 'readwrite'>;

const DAY_MS = 86_400_000;
/** How long a page waits for storage that hangs. */
const STORAGE_TIMEOUT_MS = 1500;

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function disconnect(): void {
  connection?.then((opened) => opened.close()).catch(() => undefined);
  connection = undefined;
}

/** Waits until the page is seen. A page that begins to create the database on its way into the page cache never ends. */
async function whenVisible(): Promise<void> {
  if (!globalThis.document?.hidden) return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

/** The connection stays open, so that a key press is written in its own task, before the tab can be closed. */
function connect(): Promise<IDBPDatabase<Schema>> {
  if (connection) return connection;
  // A page that keeps a connection open does not get into the browser's page cache.
  addEventListener('pagehide', disconnect, { once: true });
  connection = whenVisible().then(() =>
    openDB<Schema>(databaseName, 1, {
      upgrade: (created) => void created.createObjectStore(storeName, { keyPath: 'id' }),
      blocking: disconnect,
      terminated: disconnect,
    }),
  );
  connection.catch(() => (connection = undefined));
  return connection;
}

/** Errors after which the same connection may still work: this page aborted its own transaction, or the disk is full. */
const recoverableErrors = ['AbortError', 'QuotaExceededError'];

interface WriteOptions {
  /** No request needs another one's result, so commit at once: everything is written even if the tab is closed. */
  commitsAtOnce?: boolean;
  /**
   * Relaxed survives a killed browser, but no power cut. Strict resolves once everything is on the disk. Until then, later
   * keys wait: a page that crashes meanwhile loses them.
   */
  durability?: IDBTransactionDurability;
}

/**
 * Runs `work` on a connection. iOS may kill the storage of a page in the background, after which its connection throws for
 * ever: then `work` runs once more, on a new one.
 */
async function withConnection<T>(work: (connected: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await work(await connect());
  } catch (error) {
    if (recoverableErrors.includes((error as Error).name)) throw error;
    disconnect();
    return work(await connect());
  }
}

/** Runs `change` in one transaction. Inside it, `change` may await only IndexedDB requests. */
const write = <T>(change: (records: RecordStore) => Promise<T>, options: WriteOptions = {}): Promise<T> =>
  withConnection(async (connected) => {
    const { commitsAtOnce = false, durability = 'relaxed' } = options;
    const transaction = connected.transaction(storeName, 'readwrite', { durability });
    const changing = change(transaction.store);
    if (commitsAtOnce) transaction.commit();
    else abortOnHide(transaction);
    const [value] = await Promise.all([changing, transaction.done]);
    return value;
  });

/** Reads all records. Reading does not make a key press wait, as writing does. */
const read = (): Promise<DeviceRecord[]> =>
  withConnection(async (connected) => {
    const transaction = connected.transaction(storeName);
    abortOnHide(transaction);
    return transaction.store.getAll();
  });

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

/** Rejects when `work` takes longer than STORAGE_TIMEOUT_MS. The work itself goes on. */
export const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_resolve, reject) => setTimeout(reject, STORAGE_TIMEOUT_MS))]);

/** Whether the database is there. To open it would create it, on the device of a visitor who has used no form. */
export const databaseExists = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === databaseName);

const isDraft = (record: DeviceRecord): record is Draft => 'answers' in record;

/** This tab's draft id. Browsers that block sessionStorage block IndexedDB, too. */
let ownDraftId: string | null = null;

/** Takes the id that the tab's last page has left. An open page keeps it to itself: a duplicated tab would copy it. */
function takeDraftId(): void {
  try {
    ownDraftId ??= sessionStorage.getItem(draftIdKey);
    sessionStorage.removeItem(draftIdKey);
    addEventListener('pagehide', leaveDraftId);
  } catch {}
}

function leaveDraftId(): void {
  if (ownDraftId) sessionStorage.setItem(draftIdKey, ownDraftId);
}

/** Makes an empty draft that belongs to this tab. `keep` writes it to the device. */
export function createDraft(): Draft {
  takeDraftId();
  ownDraftId = `${Date.now()}-${Math.random()}`;
  return { id: ownDraftId, savedAt: Date.now(), answers: emptyAnswers, step: 1 };
}

/** Whether a page can go on with a draft. `isOwn`: this tab used it last. */
export type CanResume = (draft: Draft, isOwn: boolean) => boolean;

/** Finds this tab's draft, or else the newest one, of those that the page can resume. */
export async function findDraft(canResume: CanResume): Promise<Draft | undefined> {
  takeDraftId();
  const { drafts: all } = await readAll();
  const drafts = all.filter((draft) => canResume(draft, draft.id === ownDraftId));
  const newestFirst = drafts.toSorted((a, b) => b.savedAt - a.savedAt);
  return newestFirst.find(({ id }) => id === ownDraftId) ?? newestFirst[0];
}

/** The id of another tab's draft that this page has made its own. `keep` replaces its record. */
let adoptedDraftId: string | undefined;

/** Makes another tab's draft this tab's, under a new id. */
export function adoptDraft(found: Draft): Draft {
  if (found.id === ownDraftId) return found;
  adoptedDraftId = found.id;
  return { ...found, id: createDraft().id };
}

/** Writes a draft, or deletes an empty one. Without a submission, it does not wait for the disk: phones would lag. */
export async function saveDraft(draft: Draft): Promise<true> {
  const replaced = adoptedDraftId;
  const change = async (records: RecordStore): Promise<void> => {
    const changes: Promise<unknown>[] = [isEmpty(draft.answers) ? records.delete(draft.id) : records.put(draft)];
    if (replaced) changes.push(records.delete(replaced));
    await Promise.all(changes);
  };
  try {
    await write(change, { commitsAtOnce: true, durability: draft.submission ? 'strict' : 'relaxed' });
  } catch (error) {
    // On a full disk, an older version must not stay queued: the visitor has changed it.
    if (draft.submission) await write((records) => records.delete(draft.id));
    throw error;
  }
  if (adoptedDraftId === replaced) adoptedDraftId = undefined;
  return true;
}

export const deleteAll = (): Promise<void> =>
  write((records) => records.clear(), { commitsAtOnce: true, durability: 'strict' });

export interface StoredRecords {
  drafts: Draft[];
  /** The ids of all confirmations, and of those that no page has shown. */
  confirmations: string[];
  unshown: string[];
}

/** What the device keeps, without what has expired. */
export async function readAll(): Promise<StoredRecords> {
  const all = await read();
  const current = all.filter((record) => !isExpired(record));
  const confirmations = current.filter((record): record is Confirmation => !isDraft(record));
  return {
    drafts: current.filter(isDraft),
    confirmations: confirmations.map(({ id }) => id),
    unshown: confirmations.filter(({ isShown }) => !isShown).map(({ id }) => id),
  };
}

/** Replaces each record by the records that `change` returns: the same one, others, or none. */
const rewrite = (change: (record: DeviceRecord) => DeviceRecord[]): Promise<void> =>
  write(
    async (records) => {
      for (const record of await records.getAll()) {
        const changed = change(record);
        if (!changed.includes(record)) await records.delete(record.id);
        for (const one of changed) if (one !== record) await records.put(one);
      }
    },
    { durability: 'strict' },
  );

/**
 * Notes that a lead is stored. Deletes every draft with its answers, in any tab; a confirmation replaces each that was
 * queued. A draft that was edited after this Submit stays, and gets a confirmation.
 */
export const markSent = ({ answers, createdAt }: Submission): Promise<void> =>
  rewrite((record) => {
    if (!isDraft(record)) return [record];
    const isThis = record.submission?.createdAt === createdAt;
    const hasSameAnswers = areSameAnswers(record.answers, answers);
    if (!hasSameAnswers && !isThis) return [record];
    const isConfirmed = isThis || queuedSubmission(record);
    const confirmations = isConfirmed ? [{ id: record.submission!.createdAt, savedAt: Date.now() }] : [];
    return hasSameAnswers ? confirmations : [record, ...confirmations];
  });

/** Notes that the table refused a lead for good: nobody sends it again, and its draft stays. */
export const markRefused = ({ createdAt }: Submission): Promise<void> =>
  rewrite((record) => {
    if (!isDraft(record) || record.submission?.createdAt !== createdAt) return [record];
    return [{ ...record, submission: { ...record.submission, isRefused: true } }];
  });

/** Notes that a page has shown the confirmations, so that no other one does. */
export const markShown = (): Promise<void> =>
  rewrite((record) => (isDraft(record) || record.isShown ? [record] : [{ ...record, isShown: true }]));

/**
 * Records are kept for 30 days, and queued drafts for 59, to which `deleteExpired` adds a last day. A confirmation that
 * was shown stays for a day, for other tabs with the same lead.
 */
function maxAgeMs(record: DeviceRecord): number {
  if (!isDraft(record)) return (record.isShown ? 1 : 30) * DAY_MS;
  return (queuedSubmission(record) ? 59 : 30) * DAY_MS;
}

const isOld = (record: DeviceRecord): boolean => Date.now() - record.savedAt > maxAgeMs(record);

/** A queued draft expires only after its last day has begun. */
const isExpired = (record: DeviceRecord): boolean =>
  isOld(record) && !(isDraft(record) && queuedSubmission(record) && !record.isOverdue);

/**
 * Deletes what has expired. The last day of a queued draft begins when it first looks old: a clock that was wrong at
 * Submit may be why, so there is time to send it.
 */
export async function deleteExpired(): Promise<void> {
  const records = await read();
  if (!records.some(isOld)) return;
  await rewrite((record) => {
    if (isExpired(record)) return [];
    if (!isOld(record)) return [record];
    return [{ ...record, savedAt: Date.now() + DAY_MS - maxAgeMs(record), isOverdue: true }];
  });
}
