/**
 * The lead's place on the visitor's device: one IndexedDB database (localStorage loses its last seconds when a browser
 * is killed), with a store for the draft and one for the outbox. A connection lives for one transaction, or, at the last
 * step, until the page is left, so that none is in the way of the page cache.
 */

import { databaseName } from './names.ts';

/** How long, in ms, a caller waits for storage that hangs; once it has hung, hardly at all. */
export const storageLimit = 1500;
const limitAfterHang = 100;
let limit = storageLimit;

const day = 86_400_000;

/**
 * Whether something saved at `savedAt` is older than `days`. More than a year off says that the clock was set wrong,
 * then or now, and proves no age.
 */
export function isOlder(savedAt: number, days: number, now = Date.now()): boolean {
  const age = now - savedAt;
  return age > days * day && age < 400 * day;
}

/** The result of a request inside a running transaction. */
export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });
}

export interface Stores {
  draft: IDBObjectStore;
  outbox: IDBObjectStore;
}

/** The connection that stands by. */
let standing: IDBDatabase | undefined;

function openDatabase(): IDBOpenDBRequest {
  const open = indexedDB.open(databaseName, 1);
  open.addEventListener('upgradeneeded', () => {
    open.result.createObjectStore('draft');
    open.result.createObjectStore('outbox');
  });
  return open;
}

function begin(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction {
  return database.transaction(['draft', 'outbox'], mode, { durability: 'strict' });
}

function storesOf(transaction: IDBTransaction): Stores {
  return { draft: transaction.objectStore('draft'), outbox: transaction.objectStore('outbox') };
}

/**
 * Runs `work` in one transaction over both stores and resolves once it is on the disk. Rejects, and leaves nothing
 * half done, when storage is missing, blocked, full, or too slow. `work` may await nothing but requests.
 */
export function transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let given = false;
    let transaction: IDBTransaction | undefined;
    const giveUp = (reason: unknown): void => {
      clearTimeout(timer);
      given = true;
      reject(reason instanceof Error ? reason : new Error('storage failed'));
      try {
        transaction?.abort();
      } catch {
        // It is over already.
      }
    };
    const timer = setTimeout(() => {
      limit = limitAfterHang;
      giveUp(new Error('storage hangs'));
    }, limit);
    const run = async (stores: Stores): Promise<T> => work(stores);

    const runOn = (database: IDBDatabase): void => {
      const release = (): void => {
        if (database !== standing) database.close();
      };
      try {
        transaction = begin(database, mode);
      } catch (error) {
        release();
        return giveUp(error);
      }
      const running = transaction;
      const done = run(storesOf(running));
      done.catch(giveUp);
      running.addEventListener('abort', () => {
        release();
        giveUp(running.error);
      });
      running.addEventListener('complete', () => {
        clearTimeout(timer);
        limit = storageLimit;
        release();
        done.then(resolve, giveUp);
      });
    };

    if (standing) return runOn(standing);
    const open = openDatabase();
    open.addEventListener('error', () => giveUp(open.error));
    open.addEventListener('success', () => {
      if (given) open.result.close();
      else runOn(open.result);
    });
  });
}

/** Holds a connection until the page is left, so that nothing need wait for one. Without storage there is none. */
export function standBy(): void {
  try {
    const open = openDatabase();
    open.addEventListener('success', () => {
      standing?.close();
      const database = open.result;
      standing = database;
      const leave = (): void => {
        database.close();
        if (standing === database) standing = undefined;
      };
      database.addEventListener('versionchange', leave);
      database.addEventListener('close', leave);
      addEventListener('pagehide', leave, { once: true });
    });
  } catch {
    // `transact` says so where it matters.
  }
}

/**
 * Hands a write to the browser before the calling task ends: a tab that is closed a moment later has written it all the
 * same. Does its best and says nothing of how that went.
 */
export function writeNow(work: (stores: Stores) => void): void {
  try {
    if (!standing) return;
    const transaction = begin(standing, 'readwrite');
    work(storesOf(transaction));
    transaction.commit();
  } catch {
    // `transact` says so where it matters.
  }
}
