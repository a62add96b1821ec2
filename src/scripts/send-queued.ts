/** Sends what this device keeps. Pages without a form load it on demand: see load-send-queued.ts. */
import { queuedSubmission, readAll, sendQueued, watchQueue } from '../lib/submission/index.ts';

async function hasQueued(): Promise<boolean> {
  const { drafts } = await readAll();
  return drafts.some(queuedSubmission);
}

// The next page with a form tells the visitor what became of it.
watchQueue(hasQueued, () => sendQueued());
