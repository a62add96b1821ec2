/** What a device keeps of a lead: a draft, and once the lead is stored, a confirmation. */
import { areSameAnswers, type Answers } from '../lead/index.ts';

/** What the visitor submitted. */
export interface Submission {
  answers: Answers;
  /** The visitor's clock at the first Submit, ISO 8601: the lead's `created_at`, by which the database recognizes it. */
  createdAt: string;
  /** The table refused the lead for good; nobody sends it again. */
  isRefused?: boolean;
}

export interface Draft {
  /** Identifies the tab that opened the draft last, so that two tabs do not overwrite each other's answers. */
  id: string;
  savedAt: number;
  answers: Answers;
  /** The number of the question where the visitor left, from 1. */
  step: number;
  /** What the last Submit added. After an edit it no longer matches `answers`, and is not sent: see `queuedSubmission`. */
  submission?: Submission | undefined;
  /** Looked too old once: see `deleteExpired` in draft-store.ts. */
  isOverdue?: boolean;
}

/** Without personal data. It says to other pages that the lead is stored, and to one of them that the visitor is to know. */
export interface Confirmation {
  /** The submission's `createdAt`. */
  id: string;
  savedAt: number;
  /** A page has told the visitor. */
  isShown?: boolean;
}

/** A draft's state in the diagram of docs/leads.md. Only a queued one is ever sent. */
export function draftStatus({ answers, submission }: Draft): 'draft' | 'queued' | 'edited' | 'refused' {
  if (!submission) return 'draft';
  if (!areSameAnswers(answers, submission.answers)) return 'edited';
  return submission.isRefused ? 'refused' : 'queued';
}

/** The submission of a queued draft; undefined for any other. */
export const queuedSubmission = (draft: Draft | undefined): Submission | undefined =>
  draft && draftStatus(draft) === 'queued' ? draft.submission : undefined;

/** Submits a draft with these answers. A repeated Submit is the same lead. */
export function submitDraft(draft: Draft, answers: Answers, step: number): Draft {
  const { submission: before } = draft;
  const now = new Date();
  const isRepeated = before && areSameAnswers(answers, before.answers);
  const createdAt = isRepeated ? before.createdAt : now.toISOString();
  return { ...draft, answers, step, savedAt: now.getTime(), submission: { answers, createdAt } };
}
