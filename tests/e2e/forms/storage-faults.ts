/** Faults of a device's storage. Each function runs first in a page, or in a page that `breakConnections` has prepared. */
import type { Tab } from '../support/engine-test.ts';

/** Each use of the device's storage throws, as where a browser blocks it. */
export function blockStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  IDBFactory.prototype.open = refuse;
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
}

/** There are no service workers, as where an address is not secure. */
export function removeServiceWorkers(): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
}

/** No request to open the database is ever answered. */
export function hangStorage(): void {
  IDBOpenDBRequest.prototype.addEventListener = () => undefined;
}

/** Nothing more can be written. */
export function fillDisk(): void {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Prepares a page for `breakConnections`. */
export function makeConnectionsBreakable(): void {
  const open = new Set<IDBDatabase>();
  const broken = new WeakSet<IDBDatabase>();
  const original = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(this: IDBDatabase, ...list: Parameters<typeof original>) {
    open.add(this);
    if (broken.has(this)) throw new DOMException('The database connection is closing.', 'InvalidStateError');
    return original.apply(this, list);
  };
  const breakAll = (): void => {
    for (const connection of open) broken.add(connection);
  };
  Object.assign(globalThis, { breakConnections: breakAll });
}

/** Connections to the database that the page has used throw at every further use, as on iOS. New ones work. */
export const breakConnections = (tab: Tab): Promise<void> =>
  tab.evaluate(() => {
    const { breakConnections: breakAll } = globalThis as unknown as { breakConnections: () => void };
    breakAll();
  }, null);
