/** What a page knows of its draft, and how each event changes that. `session.ts` makes the events, and acts on them. */
import type { Answers } from '../lead/index.ts';
import { queuedSubmission, draftStatus, type Draft, type Submission } from './draft.ts';
import type { StoredRecords } from './draft-store.ts';
import type { Outcome } from './send.ts';

/** What a page shows of its draft. */
export interface FormStatus {
  /** What became of the last Submit. */
  phase: 'editing' | 'sending' | 'sent' | 'failed' | 'refused';
  /** Whether the device keeps what failed or was refused. */
  isSaved: boolean;
  /** What became of a lead that is not the one in the form now: `texts` has the sentences. */
  notice: 'earlierSent' | 'sentBeforeEdits' | 'edited' | 'changedInOtherTab' | 'queued' | 'notDeleted' | null;
}

export interface SessionState {
  /** Missing until it is opened, and once its lead is stored. */
  draft?: Draft | undefined;
  isSent?: boolean;
  /** Whether the device keeps the draft. */
  isSaved?: boolean;
  /** Whether the submission's first request has ended or was withdrawn. Later ones are quiet. */
  hasFirstRequestEnded?: boolean;
  notice: FormStatus['notice'];
  /** The ids of the confirmations that this page has read. */
  confirmationIds: readonly string[];
}
export const initialState: SessionState = { notice: null, confirmationIds: [] };

export type SessionEvent =
  | { type: 'opened'; draft: Draft; notice?: FormStatus['notice'] }
  | { type: 'submitted' | 'discarded'; draft: Draft }
  | { type: 'edited'; answers: Answers; step: number }
  | { type: 'saved'; isSaved: boolean }
  | { type: 'requestEnded'; submission: Submission; outcome: Outcome }
  /** The device was read. When that began, the page had the draft `draftBefore`. */
  | ({ type: 'storageRead'; draftBefore: Draft | undefined } & StoredRecords);

function sentState(page: SessionState, { createdAt }: Submission): SessionState {
  const confirmationIds = [...page.confirmationIds, createdAt];
  return { ...page, draft: undefined, isSent: true, notice: null, confirmationIds };
}

/** Notes what another tab or the worker did meanwhile. */
function read(page: SessionState, event: Extract<SessionEvent, { type: 'storageRead' }>): SessionState {
  const { draft } = page;
  const { draftBefore, drafts, confirmations, unshown } = event;
  const own = queuedSubmission(draft);
  if (own && confirmations.includes(own.createdAt)) return read(sentState(page, own), event);
  const fresh = unshown.filter((id) => !page.confirmationIds.includes(id));
  const isOf = (id: string) => (one?: Draft) => one?.submission?.createdAt === id;
  // A confirmation of a draft that was edited after that Submit is no news: once opened, the draft itself says so.
  const isNews = fresh.some((id) => !drafts.some(isOf(id)));
  const notice = fresh.some((id) => isOf(id)(draft)) ? 'sentBeforeEdits' : isNews ? 'earlierSent' : page.notice;
  const now = { ...page, notice, confirmationIds: [...page.confirmationIds, ...fresh] } as const;
  const stored = drafts.find(({ id }) => id === draft?.id);
  if (!draft || draft !== draftBefore || !own || !page.isSaved || queuedSubmission(stored)?.createdAt === own.createdAt)
    return now;
  // It was refused, changed, discarded or taken over elsewhere: this tab must not send it, or say that it is saved.
  const gone = stored
    ? { draft: stored }
    : { draft: { ...draft, submission: undefined }, notice: 'changedInOtherTab' as const };
  return { ...now, ...gone, hasFirstRequestEnded: true };
}

export function reducer(page: SessionState, event: SessionEvent): SessionState {
  const { draft } = page;
  switch (event.type) {
    case 'opened': {
      const isSaved = Boolean(event.draft.submission);
      return {
        ...page,
        draft: event.draft,
        notice: event.notice ?? page.notice,
        isSent: false,
        isSaved,
        hasFirstRequestEnded: false,
      };
    }
    case 'edited': {
      const { answers, step } = event;
      if (!draft) return page;
      if (JSON.stringify(answers) === JSON.stringify(draft.answers)) return { ...page, draft: { ...draft, step } };
      // Only an edit renews `savedAt`: a draft is deleted 30 days after its last change.
      const edited = { ...draft, answers, step, savedAt: Date.now() };
      return {
        ...page,
        draft: edited,
        ...(draftStatus(edited) === 'edited' && { hasFirstRequestEnded: true, notice: null }),
      };
    }
    case 'submitted':
    case 'discarded':
      return { ...page, draft: event.draft, isSaved: false, hasFirstRequestEnded: false, notice: null };
    case 'saved':
      return { ...page, isSaved: event.isSaved };
    case 'requestEnded': {
      const { submission, outcome } = event;
      // It was edited, discarded or submitted again meanwhile.
      if (!draft || queuedSubmission(draft) !== submission) return page;
      if (outcome === 'stored') return sentState(page, submission);
      if (outcome === 'failed') return { ...page, hasFirstRequestEnded: true };
      return {
        ...page,
        draft: { ...draft, submission: { ...submission, isRefused: true } },
        hasFirstRequestEnded: true,
      };
    }
    case 'storageRead':
      return read(page, event);
  }
}

/** What each state in the diagram of docs/leads.md means to the visitor, while no request is under way. */
const phases = { draft: 'editing', edited: 'editing', queued: 'failed', refused: 'refused' } as const;

export function toFormStatus({ draft, isSent, isSaved, hasFirstRequestEnded, notice }: SessionState): FormStatus {
  const state = draft ? draftStatus(draft) : 'draft';
  const phase = isSent ? 'sent' : state === 'queued' && !hasFirstRequestEnded ? 'sending' : phases[state];
  const isUnsent = phase === 'failed' || phase === 'refused';
  return { phase, isSaved: Boolean(isSaved) && isUnsent, notice: notice ?? (state === 'edited' ? state : null) };
}
