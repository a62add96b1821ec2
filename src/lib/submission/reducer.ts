/** What a page knows of its draft, and how each event changes that. `session.ts` makes the events, and acts on them. */
import type { Answers } from '../lead/index.ts';
import { queuedSubmission, stateOf, type Draft, type Submission } from './draft.ts';
import type { Kept } from './draft-store.ts';
import type { Outcome } from './send.ts';

/** What a page shows of its draft. */
export interface Report {
  /** What became of the last Submit. */
  phase: 'asking' | 'sending' | 'sent' | 'failed' | 'refused';
  /** Whether the device keeps what failed or was refused. */
  kept: boolean;
  /** What became of a lead that is not the one in the form now: `texts` has the sentences. */
  news: 'delivered' | 'deliveredBefore' | 'edited' | 'elsewhere' | 'waiting' | 'notDeleted' | null;
}

export interface Page {
  /** Missing until it is opened, and once its lead is stored. */
  draft?: Draft | undefined;
  isSent?: boolean;
  /** Whether the device keeps the draft. */
  isKept?: boolean;
  /** Whether the submission's first request has ended or was withdrawn. Later ones are quiet. */
  isTried?: boolean;
  news: Report['news'];
  /** The ids of the confirmations that this page has read. */
  confirmations: readonly string[];
}
export const firstPage: Page = { news: null, confirmations: [] };

export type PageEvent =
  | { type: 'opened'; draft: Draft; news?: Report['news'] }
  | { type: 'submitted' | 'discarded'; draft: Draft }
  | { type: 'typed'; answers: Answers; step: number }
  | { type: 'kept'; isKept: boolean }
  | { type: 'answered'; submission: Submission; outcome: Outcome }
  /** The device was read. When that began, the page had the draft `since`. */
  | ({ type: 'read'; since: Draft | undefined } & Kept);

function stored(page: Page, { createdAt }: Submission): Page {
  const confirmations = [...page.confirmations, createdAt];
  return { ...page, draft: undefined, isSent: true, news: null, confirmations };
}

/** Notes what another tab or the worker did meanwhile. */
function read(page: Page, event: Extract<PageEvent, { type: 'read' }>): Page {
  const { draft } = page;
  const { since, drafts, confirmations, unshown } = event;
  const own = queuedSubmission(draft);
  if (own && confirmations.includes(own.createdAt)) return read(stored(page, own), event);
  const fresh = unshown.filter((id) => !page.confirmations.includes(id));
  const isOf = (id: string) => (one?: Draft) => one?.submission?.createdAt === id;
  // A confirmation of a draft that was edited after that Submit is no news: once opened, the draft itself says so.
  const isNews = fresh.some((id) => !drafts.some(isOf(id)));
  const news = fresh.some((id) => isOf(id)(draft)) ? 'deliveredBefore' : isNews ? 'delivered' : page.news;
  const now = { ...page, news, confirmations: [...page.confirmations, ...fresh] } as const;
  const kept = drafts.find(({ id }) => id === draft?.id);
  if (!draft || draft !== since || !own || !page.isKept || queuedSubmission(kept)?.createdAt === own.createdAt)
    return now;
  // It was refused, changed, discarded or taken over elsewhere: this tab must not send it, or say that it is kept.
  const gone = kept ? { draft: kept } : { draft: { ...draft, submission: undefined }, news: 'elsewhere' as const };
  return { ...now, ...gone, isTried: true };
}

export function reduce(page: Page, event: PageEvent): Page {
  const { draft } = page;
  switch (event.type) {
    case 'opened': {
      const isKept = Boolean(event.draft.submission);
      return { ...page, draft: event.draft, news: event.news ?? page.news, isSent: false, isKept, isTried: false };
    }
    case 'typed': {
      const { answers, step } = event;
      if (!draft) return page;
      if (JSON.stringify(answers) === JSON.stringify(draft.answers)) return { ...page, draft: { ...draft, step } };
      // Only an edit renews `savedAt`: a draft is deleted 30 days after its last change.
      const typed = { ...draft, answers, step, savedAt: Date.now() };
      return { ...page, draft: typed, ...(stateOf(typed) === 'edited' && { isTried: true, news: null }) };
    }
    case 'submitted':
    case 'discarded':
      return { ...page, draft: event.draft, isKept: false, isTried: false, news: null };
    case 'kept':
      return { ...page, isKept: event.isKept };
    case 'answered': {
      const { submission, outcome } = event;
      // It was edited, discarded or submitted again meanwhile.
      if (!draft || queuedSubmission(draft) !== submission) return page;
      if (outcome === 'stored') return stored(page, submission);
      if (outcome === 'failed') return { ...page, isTried: true };
      return { ...page, draft: { ...draft, submission: { ...submission, isRefused: true } }, isTried: true };
    }
    case 'read':
      return read(page, event);
  }
}

/** What each state in the diagram of docs/leads.md means to the visitor, while no request is under way. */
const phases = { draft: 'asking', edited: 'asking', queued: 'failed', refused: 'refused' } as const;

export function reportOf({ draft, isSent, isKept, isTried, news }: Page): Report {
  const state = draft ? stateOf(draft) : 'draft';
  const phase = isSent ? 'sent' : state === 'queued' && !isTried ? 'sending' : phases[state];
  const kept = Boolean(isKept) && (phase === 'failed' || phase === 'refused');
  return { phase, kept, news: news ?? (state === 'edited' ? state : null) };
}
