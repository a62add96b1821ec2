/** What other folders import from this one: it keeps a lead on the device, sends it, and watches it while waiting. */
export * from './draft.ts';
export type { Report } from './reducer.ts';
export * from './record.ts';
export * from './session.ts';
