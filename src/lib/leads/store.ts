/**
 * The leads' place on the visitor's device: one IndexedDB database (localStorage loses its last seconds when a browser
 * is killed) with a store for drafts and one for the outbox. The connection stays open so that a key press can write
 * within its own task, and until the page is left, so that it keeps no page out of the page cache.
 */

import { databaseName } from './names.ts';

/** How long a press waits for storage that hangs, in ms. Nothing else has a limit: late is better than not at all. */
export const storageLimit = 1500;

export interface Stores {
  draft: IDBObjectStore;
  outbox: IDBObjectStore;
}

let connection: IDBDatabase | undefined;
let connecting: Promise<IDBDatabase> | undefined;

/** The result of a request inside a running transaction. */
export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });
}

/** Everything in a store, with its keys. */
export async function entries<T>(store: IDBObjectStore): Promise<[IDBValidKey, T][]> {
  const [keys, values] = await Promise.all([result(store.getAllKeys()), result<T[]>(store.getAll())]);
  return values.map((value, index) => [keys[index] ?? '', value]);
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('draft');
    request.result.createObjectStore('outbox');
  });
  const database = await result(request);
  const leave = (): void => {
    database.close();
    if (connection === database) connection = connecting = undefined;
  };
  database.addEventListener('versionchange', leave);
  database.addEventListener('close', leave);
  const pause = (): void => {
    leave();
    // A page that comes back out of the page cache needs a new one.
    addEventListener('pageshow', () => void connect().catch(() => undefined), { once: true });
  };
  addEventListener('pagehide', pause, { once: true });
  connection = database;
  return database;
}

/** Opens the page's connection, or waits for the one that is being opened. */
export function connect(): Promise<IDBDatabase> {
  connecting ??= open().catch((error: unknown) => {
    connecting = undefined;
    throw error;
  });
  return connecting;
}

interface Running {
  transaction: IDBTransaction;
  stores: Stores;
  /** Resolves once everything is on the disk. */
  done: Promise<void>;
}

function begin(database: IDBDatabase): Running {
  const transaction = database.transaction(['draft', 'outbox'], 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage failed')));
  });
  // Whether anybody waits for it depends on what comes before.
  done.catch(() => undefined);
  return {
    transaction,
    stores: { draft: transaction.objectStore('draft'), outbox: transaction.objectStore('outbox') },
    done,
  };
}

/**
 * Runs `work` in one transaction over both stores and resolves once it is on the disk. Rejects, and leaves nothing
 * half done, when storage is missing, blocked or full. `work` may await nothing but requests.
 */
export async function transact<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  const { transaction, stores, done } = begin(connection ?? (await connect()));
  try {
    const value = await work(stores);
    await done;
    return value;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It is over already.
    }
    throw error;
  }
}

/**
 * Hands writes that depend on nothing read to the browser. With an open connection this happens before the calling task
 * ends, so they are written even if the tab is closed a moment later.
 */
export async function write(work: (stores: Stores) => void): Promise<void> {
  const { transaction, stores, done } = begin(connection ?? (await connect()));
  work(stores);
  transaction.commit();
  return done;
}

/** Rejects when `work` takes longer than a press may wait. The work itself goes on. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('storage hangs')), storageLimit);
  });
  return Promise.race([work, late]);
}
