/** A device whose storage is busy: another tab holds both stores, as a slow disk would. */
import { databaseName } from '../../../src/lib/leads/names.ts';
import { emptyPath } from '../support/faulty-network.ts';
import type { Page } from '../support/test.ts';

/** Opens a tab of the same device on which nothing is broken. */
export async function openOnlooker(page: Page, siteUrl: string): Promise<Page> {
  const onlooker = await page.context().newPage();
  await onlooker.goto(`${siteUrl}${emptyPath}`);
  await page.bringToFront();
  return onlooker;
}

/** Holds the stores for each of these times in ms, one transaction after the other; the last one until `letGo`. */
export function holdStores(onlooker: Page, times: number[]): Promise<void> {
  return onlooker.evaluate(
    ([name, held]) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open(name);
        open.addEventListener('success', () => {
          const holdFor = ([time = Infinity, ...rest]: number[]): void => {
            const transaction = open.result.transaction(['draft', 'outbox'], 'readwrite');
            const store = transaction.objectStore('outbox');
            const end = performance.now() + time;
            const hold = (): void => {
              const goOn = performance.now() < end && !('letGo' in window);
              if (goOn) store.count().addEventListener('success', hold);
              else if (rest.length > 0 && !('letGo' in window)) holdFor(rest);
              else if (time < Infinity) open.result.close();
            };
            hold();
          };
          holdFor(held);
          resolve();
        });
      }),
    [databaseName, times] as const,
  );
}

export const letGo = (onlooker: Page) => onlooker.evaluate(() => void Object.assign(window, { letGo: true }));
