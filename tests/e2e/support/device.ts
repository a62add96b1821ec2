/** The site's records on a device, read and written as the site does. */
import type { Draft } from '../../../src/lib/submission/index.ts';

/** Runs in a page. Adds these records, then returns all of the device's records. */
export function addAndReadRecords(added: object[]): Promise<Partial<Draft>[]> {
  return new Promise((resolve, reject) => {
    const open = indexedDB.open('leads', 1);
    open.addEventListener('upgradeneeded', () => open.result.createObjectStore('records', { keyPath: 'id' }));
    open.addEventListener('error', () => reject(open.error ?? new Error('IndexedDB')));
    open.addEventListener('success', () => {
      const transaction = open.result.transaction('records', added.length > 0 ? 'readwrite' : 'readonly');
      const store = transaction.objectStore('records');
      for (const record of added) store.put(record);
      const all = store.getAll();
      // Not before: a test that leaves the page meanwhile would abort what was added.
      transaction.addEventListener('complete', () => {
        open.result.close();
        resolve(all.result);
      });
    });
  });
}

/** Runs in a page. Until the page is closed, no other page can read or write the records, as on a slow disk. */
export async function lockRecords(): Promise<void> {
  const open = indexedDB.open('leads');
  await new Promise((resolve) => open.addEventListener('success', resolve));
  const store = open.result.transaction('records', 'readwrite').objectStore('records');
  const hold = (): void => store.count().addEventListener('success', hold);
  hold();
}
