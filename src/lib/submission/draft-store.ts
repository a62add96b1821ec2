/**
 * What this device keeps of leads, in IndexedDB (localStorage loses its last seconds when a browser is killed). A draft
 * is one record. Once its lead is stored, a confirmation without personal data replaces it.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { areSameAnswers, emptyAnswers, isEmpty } from '../lead/index.ts';
import { databaseName, draftIdKey, storeName } from './constants.ts';
import { DAY_MS, draftStatus, queuedSubmission, type Confirmation, type Draft, type Submission } from './draft.ts';

type DeviceRecord = Draft | Confirmation;

interface Schema extends DBSchema {
  records: { key: string; value: DeviceRecord };
}

type RecordStore = IDBPObjectStore<Schema, ['records'], 'records', 'readwrite'>;

/** How long a page waits for storage that hangs. */
const STORAGE_TIMEOUT_MS = 1500;

let connection: Promise<IDBPDatabase<Schema>> | undefined;
/** Whether opening the database may create it, because the visitor uses a form. Nothing else may: see `onExisting`. */
let mayCreate = false;

function disconnect(): void {
  connection?.then((database) => database.close()).catch(() => undefined);
  connection = undefined;
}

/** Waits until the page is visible. On its way into the back/forward cache, creating the database would never end. */
async function whenVisible(): Promise<void> {
  if (!globalThis.document?.hidden) return;
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

async function openDatabase(): Promise<IDBPDatabase<Schema>> {
  await whenVisible();
  return openDB<Schema>(databaseName, 1, {
    upgrade(database, _oldVersion, _newVersion, transaction) {
      if (mayCreate) {
        database.createObjectStore(storeName, { keyPath: 'id' });
        return;
      }
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    blocking() {
      // Another page deletes the database.
      mayCreate = false;
      disconnect();
    },
    terminated: disconnect,
  });
}

/** The connection stays open, so that a key press is written in its own task, before the tab can be closed. */
function connect(): Promise<IDBPDatabase<Schema>> {
  if (connection) return connection;
  // A page that keeps a connection open does not get into the browser's back/forward cache.
  addEventListener('pagehide', disconnect, { once: true });
  connection = openDatabase();
  connection.catch(() => {
    connection = undefined;
  });
  return connection;
}

/** Opens the database before the first key press, and creates it if need be: the key press is then written at once. */
export function prepareStorage(): void {
  mayCreate = true;
  connect().catch(() => {
    // The first write fails in the same way, and reports it.
  });
}

/** Errors after which the same connection still works: this page aborted its own transaction, or the disk is full. */
const transactionErrors = ['AbortError', 'QuotaExceededError'];

/**
 * Runs `work` on a connection. iOS may end the storage of a page in the background, after which the connection throws
 * forever: then `work` runs once more, on a new one.
 */
async function withConnection<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    return await work(await connect());
  } catch (error) {
    const isConnectionAlive = transactionErrors.includes((error as Error).name);
    if (isConnectionAlive) throw error;
    disconnect();
    return work(await connect());
  }
}

/** Aborts a transaction when its page is left. In Safari's back/forward cache, it would block every other page. */
function abortOnHide(transaction: { abort: () => void; done: Promise<unknown> }): void {
  const listening = new AbortController();
  const abort = (): void => {
    try {
      transaction.abort();
    } catch {
      // It has just ended.
    }
  };
  const stopListening = (): void => listening.abort();
  addEventListener('pagehide', abort, listening);
  transaction.done.then(stopListening, stopListening);
}

interface WriteOptions {
  /** No request needs another one's result, so commit at once: everything is written even if the tab is closed. */
  commitsAtOnce?: boolean;
  /**
   * Relaxed survives a killed browser, but no power cut. Strict resolves once everything is on the disk. Until then, later
   * key presses wait: a page that crashes meanwhile loses them.
   */
  durability?: IDBTransactionDurability;
}

/** Runs `change` in one transaction. Inside it, `change` may await only IndexedDB requests. */
function write<T>(change: (records: RecordStore) => Promise<T>, options: WriteOptions = {}): Promise<T> {
  const { commitsAtOnce = false, durability = 'relaxed' } = options;
  return withConnection(async (database) => {
    const transaction = database.transaction(storeName, 'readwrite', { durability });
    const changing = change(transaction.store);
    if (commitsAtOnce) transaction.commit();
    else abortOnHide(transaction);
    const [result] = await Promise.all([changing, transaction.done]);
    return result;
  });
}

/** Whether the database exists. Opening it would create it, on the device of a visitor who has used no form. */
export async function databaseExists(): Promise<boolean> {
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === databaseName);
}

/** Runs `work` if the database exists, and creates none: the visitor may just have deleted it. */
async function onExisting<T>(work: () => Promise<T>, resultWithout: T): Promise<T> {
  const isThere = connection !== undefined || (await databaseExists());
  if (!isThere) return resultWithout;
  try {
    return await work();
  } catch (error) {
    const isStillThere = await databaseExists();
    if (isStillThere) throw error;
    return resultWithout;
  }
}

/** Reads all records. Reading does not make a key press wait, as writing does. */
function read(): Promise<DeviceRecord[]> {
  const readRecords = (): Promise<DeviceRecord[]> =>
    withConnection((database) => {
      const transaction = database.transaction(storeName);
      abortOnHide(transaction);
      return transaction.store.getAll();
    });
  return onExisting(readRecords, []);
}

/** Rejects when `work` takes longer than STORAGE_TIMEOUT_MS. The work itself goes on. */
export async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const rejectLate = (): void => reject(new Error(`no answer from the storage within ${STORAGE_TIMEOUT_MS} ms`));
    timer = setTimeout(rejectLate, STORAGE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const isDraft = (record: DeviceRecord): record is Draft => 'answers' in record;
const isConfirmation = (record: DeviceRecord): record is Confirmation => !isDraft(record);

/** This tab's draft ID. */
let ownDraftId: string | null = null;

/**
 * Takes the ID that the tab's last page has left in sessionStorage. While a page is open, the ID is not stored: a
 * duplicated tab would copy it.
 */
function takeDraftId(): void {
  try {
    if (ownDraftId === null) ownDraftId = sessionStorage.getItem(draftIdKey);
    sessionStorage.removeItem(draftIdKey);
    addEventListener('pagehide', leaveDraftId);
  } catch {
    // Browsers that block sessionStorage block IndexedDB, too: there is no draft to find.
  }
}

function leaveDraftId(): void {
  if (ownDraftId) sessionStorage.setItem(draftIdKey, ownDraftId);
}

/** Makes an empty draft that belongs to this tab. `saveDraft` writes it to the device. */
export function createDraft(): Draft {
  takeDraftId();
  ownDraftId = `${Date.now()}-${Math.random()}`;
  return { id: ownDraftId, savedAt: Date.now(), answers: emptyAnswers, step: 1 };
}

/** Whether a page can resume a draft. `isOwn`: this tab used it last. */
export type CanResume = (draft: Draft, isOwn: boolean) => boolean;

/** Finds this tab's draft, or else the newest one, of those that the page can resume. */
export async function findDraft(canResume: CanResume): Promise<Draft | undefined> {
  takeDraftId();
  const { drafts } = await readAll();
  const resumable = drafts.filter((draft) => canResume(draft, draft.id === ownDraftId));
  const newestFirst = resumable.toSorted((a, b) => b.savedAt - a.savedAt);
  const ownDraft = newestFirst.find(({ id }) => id === ownDraftId);
  return ownDraft ?? newestFirst[0];
}

/** The ID of another tab's draft that this page has made its own. `saveDraft` replaces its record. */
let adoptedDraftId: string | undefined;

/** Makes another tab's draft this tab's, under a new ID. */
export function adoptDraft(found: Draft): Draft {
  if (found.id === ownDraftId) return found;
  adoptedDraftId = found.id;
  return { ...found, id: createDraft().id };
}

/**
 * Writes a draft, or deletes an empty one. A draft without a submission does not wait for the disk, because typing would
 * lag on phones. Rejects if the device cannot keep it.
 */
export async function saveDraft(draft: Draft): Promise<true> {
  mayCreate = true;
  const replacedId = adoptedDraftId;
  const change = async (records: RecordStore): Promise<void> => {
    // Both requests are made before either is awaited, because the transaction commits at once.
    const saving = isEmpty(draft.answers) ? records.delete(draft.id) : records.put(draft);
    const replacing = replacedId && records.delete(replacedId);
    await Promise.all([saving, replacing]);
  };
  try {
    await write(change, { commitsAtOnce: true, durability: draft.submission ? 'strict' : 'relaxed' });
  } catch (error) {
    // On a full disk, an older version must not stay queued: the visitor has changed it.
    if (draft.submission) await write((records) => records.delete(draft.id));
    throw error;
  }
  if (adoptedDraftId === replacedId) adoptedDraftId = undefined;
  return true;
}

/** Deletes all drafts and confirmations. */
export function deleteAll(): Promise<void> {
  const clear = (): Promise<void> => write((records) => records.clear(), { commitsAtOnce: true, durability: 'strict' });
  return onExisting(clear, undefined);
}

export interface StoredRecords {
  drafts: Draft[];
  /** Of all confirmations. */
  confirmationIds: string[];
  /** Of the confirmations that no page has shown. */
  unshownIds: string[];
}

/** Reads what the device keeps, without what has expired. */
export async function readAll(): Promise<StoredRecords> {
  const records = await read();
  const current = records.filter((record) => !isExpired(record));
  const confirmations = current.filter(isConfirmation);
  const unshown = confirmations.filter(({ isShown }) => !isShown);
  return {
    drafts: current.filter(isDraft),
    confirmationIds: confirmations.map(({ id }) => id),
    unshownIds: unshown.map(({ id }) => id),
  };
}

/** Whether a lead waits on this device to be sent. */
export async function hasQueued(): Promise<boolean> {
  const { drafts } = await readAll();
  return drafts.some(queuedSubmission);
}

/** Replaces each record by the records that `change` returns: the same one, others, or none. */
function rewrite(change: (record: DeviceRecord) => DeviceRecord[]): Promise<void> {
  const rewriteAll = async (records: RecordStore): Promise<void> => {
    for (const record of await records.getAll()) {
      const replacements = change(record);
      if (!replacements.includes(record)) await records.delete(record.id);
      for (const replacement of replacements) {
        if (replacement !== record) await records.put(replacement);
      }
    }
  };
  return onExisting(() => write(rewriteAll, { durability: 'strict' }), undefined);
}

/**
 * Notes that a lead is stored. Deletes every draft with its answers, in any tab; a confirmation replaces each that was
 * queued. A draft that was edited after this Submit stays, and gets a confirmation.
 */
export function markSent({ answers, createdAt }: Submission): Promise<void> {
  return rewrite((record) => {
    if (!isDraft(record)) return [record];
    const { submission } = record;
    const isSameSubmission = submission?.createdAt === createdAt;
    const hasSameAnswers = areSameAnswers(record.answers, answers);
    if (!hasSameAnswers && !isSameSubmission) return [record];
    const replacements: DeviceRecord[] = hasSameAnswers ? [] : [record];
    const needsConfirmation = isSameSubmission || queuedSubmission(record);
    if (submission && needsConfirmation) replacements.push({ id: submission.createdAt, savedAt: Date.now() });
    return replacements;
  });
}

/** Notes that the table refused a lead for good: nobody sends it again, and its draft stays. */
export function markRefused({ createdAt }: Submission): Promise<void> {
  return rewrite((record) => {
    if (!isDraft(record) || record.submission?.createdAt !== createdAt) return [record];
    return [{ ...record, submission: { ...record.submission, isRefused: true } }];
  });
}

/** Notes that a page has shown the confirmations, so that no other page shows them. */
export function markShown(): Promise<void> {
  return rewrite((record) => {
    if (isDraft(record) || record.isShown) return [record];
    return [{ ...record, isShown: true }];
  });
}

/** How long a record is kept that is not queued. A confirmation that was shown stays for other tabs with the same lead. */
function maxAgeMs(record: DeviceRecord): number {
  const isShownConfirmation = isConfirmation(record) && record.isShown;
  return (isShownConfirmation ? 1 : 30) * DAY_MS;
}

/** Whether a record is not used anymore. A queued draft is used until it is too old to send. */
function isExpired(record: DeviceRecord): boolean {
  const status = isDraft(record) ? draftStatus(record) : undefined;
  if (status === 'queued') return false;
  if (status === 'expired') return true;
  return Date.now() - record.savedAt > maxAgeMs(record);
}

/** Marks a draft that is too old to send at the first visit that finds it. Returns nothing a day later, to delete it. */
function markOrDelete(draft: Draft, submission: Submission): Draft[] {
  const now = Date.now();
  const { foundExpiredAt } = submission;
  // A mark in the future comes from a clock that was ahead then.
  const isMarked = foundExpiredAt !== undefined && foundExpiredAt <= now;
  if (!isMarked) return [{ ...draft, submission: { ...submission, foundExpiredAt: now } }];
  const isLastDayOver = now - foundExpiredAt > DAY_MS;
  return isLastDayOver ? [] : [draft];
}

/**
 * Deletes what has expired. A draft that is too old to send gets a last day, in which nobody sends it: if only the
 * device's clock was ahead, it is queued again once the clock is right.
 */
export async function deleteExpired(): Promise<void> {
  const records = await read();
  if (!records.some(isExpired)) return;
  await rewrite((record) => {
    if (!isExpired(record)) return [record];
    const isUnsent = isDraft(record) && draftStatus(record) === 'expired';
    if (isUnsent && record.submission) return markOrDelete(record, record.submission);
    return [];
  });
}
