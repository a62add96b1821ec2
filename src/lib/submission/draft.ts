/** What a device keeps of a lead: a draft, and once the lead is stored, a confirmation. */
import { maxSendDays } from '../../data/device-storage.ts';
import { areSameAnswers, type Answers } from '../lead/index.ts';

/** What the visitor submitted. */
export interface Submission {
  answers: Answers;
  /** The visitor's clock at the first Submit, ISO 8601: the lead's `created_at`, by which the database recognizes it. */
  createdAt: string;
  /** The table refused the lead for good; nobody sends it again. */
  isRefused?: boolean;
  /** When a visit first found it too old to send, in ms since 1970: see `deleteExpired` in draft-store.ts. */
  foundExpiredAt?: number;
}

/** All times are in ms since 1970. */
export interface Draft {
  /** Identifies the tab that opened the draft last, so that two tabs do not overwrite each other's answers. */
  id: string;
  /** The visitor's last change. */
  savedAt: number;
  answers: Answers;
  /** The number of the question where the visitor left, from 1. */
  step: number;
  /** What the last Submit added. After an edit it no longer matches `answers`, and is not sent: see `queuedSubmission`. */
  submission?: Submission | undefined;
}

/** Tells other pages that a lead is stored, and lets one of them tell the visitor. It holds no personal data. */
export interface Confirmation {
  /** The submission's `createdAt`. */
  id: string;
  savedAt: number;
  /** Whether a page has told the visitor. */
  isShown?: boolean;
}

/** `queued` is the only status in which a draft is sent. docs/leads.md has a diagram. */
export type DraftStatus = 'draft' | 'queued' | 'edited' | 'refused' | 'expired';

export const DAY_MS = 86_400_000;

/** Whether the device must not send the submission anymore, because staff may have erased its lead: see `maxSendDays`. */
function isTooOldToSend({ createdAt }: Submission): boolean {
  const age = Date.now() - Date.parse(createdAt);
  return age > maxSendDays * DAY_MS;
}

export function draftStatus({ answers, submission }: Draft): DraftStatus {
  if (!submission) return 'draft';
  if (!areSameAnswers(answers, submission.answers)) return 'edited';
  if (submission.isRefused) return 'refused';
  return isTooOldToSend(submission) ? 'expired' : 'queued';
}

/** The submission of a queued draft; undefined for any other. */
export function queuedSubmission(draft: Draft | undefined): Submission | undefined {
  if (!draft || draftStatus(draft) !== 'queued') return undefined;
  return draft.submission;
}

/**
 * Returns the draft, submitted with these answers. If they were submitted before, it is still the same lead, unless that
 * one may not be sent anymore.
 */
export function submitDraft(draft: Draft, answers: Answers, step: number): Draft {
  const now = new Date();
  const previous = draft.submission;
  const isSameLead = previous !== undefined && areSameAnswers(answers, previous.answers) && !isTooOldToSend(previous);
  const createdAt = isSameLead ? previous.createdAt : now.toISOString();
  return { ...draft, answers, step, savedAt: now.getTime(), submission: { answers, createdAt } };
}
