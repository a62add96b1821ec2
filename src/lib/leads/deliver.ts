/** The script `/deliver.js`: a page fetches it only when this device keeps something, to send what waits and to tidy up. */
import { send } from './load-sender.ts';
import { flush, loadWaiting } from './outbox.ts';

async function deliver(): Promise<void> {
  // A failure says nothing new: the lead stays, and the next visit tries again.
  await (navigator.onLine ? flush(send) : loadWaiting()).catch(() => undefined);
}

addEventListener('online', () => void deliver());
void deliver();
