/** What other folders import from this one: it keeps a lead on the device, sends it, and watches it while it is queued. */
export * from './draft-store.ts';
export * from './draft.ts';
export type { FormStatus } from './reducer.ts';
export { sendQueued } from './send.ts';
export * from './session.ts';
export { watchQueue } from './watch-queue.ts';
