/** Sends what this device keeps. Pages without a form load it on demand: see load-send-queued.ts. */
import { readAll, queuedSubmission, sendQueued, watchQueue } from '../lib/submission/index.ts';

async function hasQueued(): Promise<boolean> {
  const { drafts } = await readAll();
  return drafts.some(queuedSubmission);
}

// What became of it is said by the next page with a form.
watchQueue(hasQueued, () => sendQueued());
