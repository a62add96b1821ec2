/** The door for what a page's script may do with leads: keep, send, discard. `steps.ts` is the one for what is asked. */
export { installWorker } from './background.ts';
export { createDraftSaver, loadDraft, type DraftSaver, type LeadDraft } from './draft.ts';
export { discardAll } from './lifetime.ts';
export { saysTheSame } from './lead.ts';
export { flush, loadWaiting } from './outbox.ts';
export { dropHandOver, noteSent, readHandOver, takeSent } from './session-notes.ts';
export { send } from './settings.ts';
export { createSubmission, type Submission } from './submission.ts';
export { listenToTabs, type TabMessage } from './tabs.ts';
