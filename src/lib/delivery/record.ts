/**
 * What this device keeps of leads. A draft is one record in IndexedDB (localStorage loses its last seconds when a browser
 * is killed); once it is delivered, a receipt without a word of it stays until a page has said so.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { emptyAnswers, isEmpty, saysTheSame, type Answers, type LeadRow } from '../lead/index.ts';

/** What a visitor submitted, and the project that it goes to. */
export interface Submission {
  row: LeadRow;
  /** The project's address, and its publishable key. */
  url: string;
  key: string;
  /** The table will never take it. */
  isRefused?: boolean;
}

export interface Draft {
  /** Of the tab that opened it last: two tabs do not overwrite each other's half-typed answers. */
  id: string;
  savedAt: number;
  answers: Answers;
  /** The step that the visitor was at, from 1; past the last one, the home page's form was sent. */
  step: number;
  /** What was submitted last. */
  submission?: Submission;
}

/** A lead is stored. */
interface Receipt {
  /** The lead's `created_at`. */
  id: string;
  savedAt: number;
}

type DeviceRecord = Draft | Receipt;

interface Schema extends DBSchema {
  records: { key: string; value: DeviceRecord };
}

type Records = IDBPObjectStore<Schema, ['records'], 'records', 'readwrite'>;

const lifetime = 30 * 86_400_000;
/** How long a visitor waits for a storage that hangs, in ms. */
const patience = 1500;

let connection: Promise<IDBPDatabase<Schema>> | undefined;

function disconnect(): void {
  connection?.then((database) => database.close()).catch(() => undefined);
  connection = undefined;
}

/** Stays open, so that a key press is handed to the browser within its own task. */
function connect(): Promise<IDBPDatabase<Schema>> {
  if (connection) return connection;
  // A connection would keep a page that is left out of the page cache.
  addEventListener('pagehide', disconnect, { once: true });
  connection = openDB<Schema>('leads', 1, {
    upgrade: (database) => void database.createObjectStore('records', { keyPath: 'id' }),
    blocking: disconnect,
    terminated: disconnect,
  });
  connection.catch(() => (connection = undefined));
  return connection;
}

/**
 * `work` may await nothing but requests to IndexedDB.
 *
 * @param durability strict resolves once everything is on the disk; relaxed survives a killed browser, but no power cut
 */
async function transact<T>(
  work: (records: Records) => Promise<T>,
  commitsAtOnce = false,
  durability: IDBTransactionDurability = 'strict',
): Promise<T> {
  const transaction = (await connect()).transaction('records', 'readwrite', { durability });
  const working = work(transaction.store);
  // Nothing depends on a request's answer: it is written even if the tab is closed now.
  if (commitsAtOnce) transaction.commit();
  else abortOnHide(transaction);
  const [value] = await Promise.all([working, transaction.done]);
  return value;
}

/** Left unfinished in Safari's page cache, a transaction would block every other page. */
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

/** Rejects when `work` takes longer than a visitor may wait. The work itself goes on. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_resolve, reject) => setTimeout(reject, patience))]);

const isDraft = (record: DeviceRecord): record is Draft => 'answers' in record;

/** What is to be sent: an edited draft waits no more, for any sender, until it says the same again or is submitted anew. */
export function waiting({ answers, submission }: Draft): Submission | undefined {
  return submission && !submission.isRefused && saysTheSame(answers, submission.row) ? submission : undefined;
}

/** Where this tab notes its draft's id, for a reload; where it is blocked, nothing else is kept either. */
const idName = 'lead-draft';
let ownId: string | null = null;

/** A new draft of this tab, without a word in it. */
export function newDraft(): Draft {
  ownId = `${Date.now()}-${Math.random()}`;
  try {
    sessionStorage.setItem(idName, ownId);
  } catch {}
  return { id: ownId, savedAt: Date.now(), answers: emptyAnswers, step: 1 };
}

/**
 * This tab's draft, or the newest one there is.
 *
 * @param isNewRequest leaves what waits to be sent alone: the visitor has begun another request
 */
export async function findDraft(isNewRequest: boolean): Promise<Draft | undefined> {
  try {
    ownId ??= sessionStorage.getItem(idName);
  } catch {}
  const drafts = (await readAll()).drafts.filter((draft) => !isNewRequest || !waiting(draft));
  return drafts.find(({ id }) => id === ownId) ?? drafts.sort((a, b) => b.savedAt - a.savedAt)[0];
}

/** Takes a draft up: another tab's is this one's from then on. */
export async function openDraft(isNewRequest: boolean): Promise<Draft> {
  const found = await findDraft(isNewRequest);
  if (!found || found.id === ownId) return found ?? newDraft();
  const { id } = newDraft();
  await transact((records) => Promise.all([records.delete(found.id), records.put({ ...found, id })]), true);
  return { ...found, id };
}

/** Writes a draft down; one without an answer is none. A key does not wait for the disk: a phone's would fall behind. */
export const keep = (draft: Draft): Promise<unknown> =>
  transact<unknown>(
    (records) => (isEmpty(draft.answers) ? records.delete(draft.id) : records.put(draft)),
    true,
    draft.submission ? 'strict' : 'relaxed',
  );

/** Forgets every draft, every lead that waits, and every receipt. */
export const forgetAll = (): Promise<void> => transact((records) => records.clear(), true);

/** The drafts, and the ids of the receipts. */
export async function readAll(): Promise<{ drafts: Draft[]; receipts: string[] }> {
  const transaction = (await connect()).transaction('records');
  abortOnHide(transaction);
  const records = await transaction.store.getAll();
  return {
    drafts: records.filter(isDraft),
    receipts: records.filter((record) => !isDraft(record)).map(({ id }) => id),
  };
}

/** Changes each record into others, or into none. */
const rewrite = (change: (record: DeviceRecord) => DeviceRecord[]): Promise<void> =>
  transact(async (records) => {
    for (const record of await records.getAll()) {
      const changed = change(record);
      if (changed[0] === record) continue;
      await records.delete(record.id);
      for (const one of changed) await records.put(one);
    }
  });

/**
 * A lead is stored: every draft with the same answers is deleted, in this tab or another, and a receipt tells the page of one
 * that waited. A draft that was edited since stays, and is no longer submitted.
 */
export const settle = (row: LeadRow): Promise<void> =>
  rewrite((record) => {
    if (!isDraft(record)) return [record];
    const { submission, ...draft } = record;
    const hasSameAnswers = saysTheSame(draft.answers, row);
    const isThisSubmission = submission?.row.created_at === row.created_at;
    if (!hasSameAnswers && !isThisSubmission) return [record];
    const receipts =
      isThisSubmission || waiting(record) ? [{ id: submission!.row.created_at, savedAt: Date.now() }] : [];
    return hasSameAnswers ? receipts : [draft, ...receipts];
  });

/** The table refused a lead for good: nobody tries again, and its text stays. */
export const markRefused = ({ row }: Submission): Promise<void> =>
  rewrite((record) =>
    isDraft(record) && record.submission?.row.created_at === row.created_at
      ? [{ ...record, submission: { ...record.submission, isRefused: true } }]
      : [record],
  );

/** A page has said that the leads are in. */
export const forgetReceipts = (): Promise<void> => rewrite((record) => (isDraft(record) ? [record] : []));

/** Deletes what is too old; what waits to be sent has twice the time. */
export const sweep = (): Promise<void> =>
  rewrite((record) => {
    const limit = isDraft(record) && waiting(record) ? 2 * lifetime : lifetime;
    return Math.abs(Date.now() - record.savedAt) <= limit ? [record] : [];
  });
