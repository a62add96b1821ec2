/** The cookie policy's button: deletes what the site keeps on this device. */
import { deleteStoredTexts } from '../data/device-storage.ts';
import { databaseName, draftIdKey } from '../lib/submission/constants.ts';

/** How long other pages may take to close the database. */
const TIMEOUT_MS = 3000;

/** Rejects if an open page does not close the database in time, or if storage is blocked. */
function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
    setTimeout(() => reject(new Error('not deleted in time')), TIMEOUT_MS);
  });
}

/** Unregisters the service worker. Browsers have none where an address is not secure, and some none in private windows. */
async function removeWorkers(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const workers = (await serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

async function deleteAll(): Promise<void> {
  sessionStorage.removeItem(draftIdKey);
  await deleteDatabase();
  await removeWorkers();
}

/** Deletes everything, and returns what to tell the visitor. */
async function deleteAndReport(): Promise<string> {
  try {
    await deleteAll();
    return deleteStoredTexts.done;
  } catch {
    return deleteStoredTexts.failed;
  }
}

export function watchDeleteButton(): void {
  const button = document.querySelector<HTMLButtonElement>('#Delete-stored')!;
  const outcome = button.nextElementSibling!;
  button.disabled = false;
  button.addEventListener('click', async () => {
    // Screen readers announce the same words again only if they were gone in between.
    outcome.textContent = '';
    outcome.textContent = await deleteAndReport();
  });
}
