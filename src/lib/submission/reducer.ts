/** The state of a session, and how each event changes it. session.ts dispatches the events, and acts on the new state. */
import type { Answers } from '../lead/index.ts';
import { draftStatus, queuedSubmission, type Draft, type Submission } from './draft.ts';
import type { StoredRecords } from './draft-store.ts';
import type { Outcome } from './send.ts';

/** What a page shows of its draft. */
export interface FormStatus {
  /** What became of the last Submit. */
  phase: 'editing' | 'sending' | 'sent' | 'failed' | 'refused';
  /** Whether the device keeps what failed or was refused. */
  isSaved: boolean;
  /** What else the visitor is to know, such as that an earlier lead was sent. `texts` has the sentences. */
  notice: 'earlierSent' | 'sentBeforeEdits' | 'edited' | 'changedInOtherTab' | 'queued' | 'notDeleted' | null;
}

export interface SessionState {
  /** Missing until it is opened, and once its lead is stored. */
  draft?: Draft | undefined;
  /** Whether the page's lead is stored, and the thanks are shown. */
  isSent?: boolean;
  /** Whether the device keeps the draft. */
  isSaved?: boolean;
  /**
   * Whether a queued draft is shown as being sent: from Submit, or from when it is opened, until its first request ends
   * or an edit withdraws it. Later requests are not shown, and the draft is shown as failed.
   */
  showsSending?: boolean;
  notice: FormStatus['notice'];
  /** The IDs of the confirmations that this page has read. */
  confirmationIds: readonly string[];
}
export const initialSessionState: SessionState = { notice: null, confirmationIds: [] };

/** The device's storage was read. When that began, the page had the draft `draftBefore`. */
type StorageReadEvent = { type: 'storageRead'; draftBefore: Draft | undefined } & StoredRecords;

type RequestEndedEvent = { type: 'requestEnded'; submission: Submission; outcome: Outcome };

export type SessionEvent =
  | { type: 'opened'; draft: Draft; notice?: FormStatus['notice'] }
  | { type: 'submitted' | 'discarded'; draft: Draft }
  | { type: 'formChanged'; answers: Answers; step: number }
  | { type: 'saved'; isSaved: boolean }
  | RequestEndedEvent
  | StorageReadEvent;

export function reducer(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'opened': {
      const isSaved = Boolean(event.draft.submission);
      const notice = event.notice ?? state.notice;
      return { ...state, draft: event.draft, notice, isSent: false, isSaved, showsSending: true };
    }
    case 'formChanged':
      return afterFormChange(state, event.answers, event.step);
    case 'submitted':
    case 'discarded':
      return { ...state, draft: event.draft, isSaved: false, showsSending: true, notice: null };
    case 'saved':
      return { ...state, isSaved: event.isSaved };
    case 'requestEnded':
      return afterRequest(state, event);
    case 'storageRead':
      return afterStorageRead(state, event);
  }
}

function afterFormChange(state: SessionState, answers: Answers, step: number): SessionState {
  const { draft } = state;
  if (!draft) return state;
  const isUnchanged = JSON.stringify(answers) === JSON.stringify(draft.answers);
  // Only an edit renews `savedAt`: a draft is deleted 30 days after its last change.
  if (isUnchanged) return { ...state, draft: { ...draft, step } };
  const changedDraft = { ...draft, answers, step, savedAt: Date.now() };
  const withdrawsSubmission = draftStatus(changedDraft) === 'edited';
  if (!withdrawsSubmission) return { ...state, draft: changedDraft };
  return { ...state, draft: changedDraft, showsSending: false, notice: null };
}

function afterRequest(state: SessionState, { submission, outcome }: RequestEndedEvent): SessionState {
  const { draft } = state;
  // The draft was edited, discarded or submitted again meanwhile.
  if (!draft || queuedSubmission(draft) !== submission) return state;
  switch (outcome) {
    case 'stored':
      return sentState(state, submission);
    case 'failed':
      return { ...state, showsSending: false };
    case 'refused': {
      const refused = { ...submission, isRefused: true };
      return { ...state, draft: { ...draft, submission: refused }, showsSending: false };
    }
  }
}

/** The state once the page's own lead is stored. */
function sentState(state: SessionState, { createdAt }: Submission): SessionState {
  const confirmationIds = [...state.confirmationIds, createdAt];
  return { ...state, draft: undefined, isSent: true, notice: null, confirmationIds };
}

/** Takes over what another tab or the worker has done meanwhile. */
function afterStorageRead(state: SessionState, event: StorageReadEvent): SessionState {
  const { draft } = state;
  const submission = queuedSubmission(draft);
  const isStored = submission !== undefined && event.confirmationIds.includes(submission.createdAt);
  if (isStored) return withNewConfirmations(sentState(state, submission), event);

  const updated = withNewConfirmations(state, event);
  // What is stored may be older than this draft, or the device does not keep it.
  const isComparable = draft === event.draftBefore && state.isSaved;
  if (!draft || !submission || !isComparable) return updated;
  const record = event.drafts.find(({ id }) => id === draft.id);
  const isStillQueued = queuedSubmission(record)?.createdAt === submission.createdAt;
  if (isStillQueued) return updated;

  // Another tab has changed, discarded or taken over the draft, or its lead was refused: this tab must not send it.
  if (record) return { ...updated, draft: record, showsSending: false };
  const withdrawn = { ...draft, submission: undefined };
  return { ...updated, draft: withdrawn, notice: 'changedInOtherTab', showsSending: false };
}

/** Adds the confirmations that no page has shown, with the notice that they call for. */
function withNewConfirmations(state: SessionState, { drafts, unshownIds }: StorageReadEvent): SessionState {
  const newIds = unshownIds.filter((id) => !state.confirmationIds.includes(id));
  const confirmationIds = [...state.confirmationIds, ...newIds];
  const isOfOwnDraft = newIds.some((id) => state.draft?.submission?.createdAt === id);
  if (isOfOwnDraft) return { ...state, notice: 'sentBeforeEdits', confirmationIds };
  // The confirmation of a stored draft, which was edited after that Submit, is shown when that draft is opened.
  const isOfNoDraft = newIds.some((id) => drafts.every(({ submission }) => submission?.createdAt !== id));
  if (isOfNoDraft) return { ...state, notice: 'earlierSent', confirmationIds };
  return { ...state, confirmationIds };
}

function phaseOf({ draft, isSent, showsSending }: SessionState): FormStatus['phase'] {
  if (isSent) return 'sent';
  switch (draft && draftStatus(draft)) {
    case 'queued':
      return showsSending ? 'sending' : 'failed';
    case 'refused':
      return 'refused';
    default:
      return 'editing';
  }
}

export function toFormStatus(state: SessionState): FormStatus {
  const phase = phaseOf(state);
  const isUnsent = phase === 'failed' || phase === 'refused';
  const isEdited = state.draft !== undefined && draftStatus(state.draft) === 'edited';
  return {
    phase,
    isSaved: isUnsent && Boolean(state.isSaved),
    notice: state.notice ?? (isEdited ? 'edited' : null),
  };
}
