/** The door for a page's script: what it may do with leads on this device. `lead.ts` has their fields and rules. */
export { installWorker } from './background.ts';
export { createDraftSaver, loadDraft, type DraftSaver, type LeadDraft } from './draft.ts';
export { discardAll } from './lifetime.ts';
export { loadSender, send } from './load-sender.ts';
export { flush, loadWaiting } from './outbox.ts';
export { dropHandOver, readHandOver, takeSent } from './session-notes.ts';
export { inTime } from './store.ts';
export { createSubmission, saysTheSame, type Submission } from './submission.ts';
export { listenToTabs, type TabMessage } from './tabs.ts';
