/** Sends what this device keeps. Pages without a form load it on demand: see load-send-queued.ts. */
import { hasQueued, sendQueued, watchQueue } from '../lib/submission/index.ts';

// The next page with a form tells the visitor what became of it.
watchQueue(hasQueued, () => sendQueued());
