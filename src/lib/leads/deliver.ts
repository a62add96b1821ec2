/** The script `/deliver.js`: a page fetches it only when a lead waits, and it sends what waits. */
import { loadSender } from './load-sender.ts';
import { flush } from './outbox.ts';

async function deliver(): Promise<void> {
  if (!navigator.onLine) return;
  // A failure says nothing new: the lead stays, and the next visit tries again.
  await flush(async (row) => (await loadSender())(row)).catch(() => undefined);
}

addEventListener('online', () => void deliver());
void deliver();
