/** What a device keeps of a lead: a draft, and once the lead is stored, a receipt. */
import { areSame, type Answers } from '../lead/index.ts';

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
  step: number;
  /** What the last Submit added. After an edit it no longer matches `answers`, and is not sent: see `waiting`. */
  submission?: Submission | undefined;
  /** Looked too old once: see `sweep` in record.ts. */
  isOverdue?: boolean;
}

/** Without personal data. It stays until a page has told the visitor. */
export interface Receipt {
  /** The submission's `createdAt`. */
  id: string;
  savedAt: number;
}

/** A draft's state in the diagram of docs/leads.md. Only a waiting one is ever sent. */
export function stateOf({ answers, submission }: Draft): 'draft' | 'waiting' | 'edited' | 'refused' {
  if (!submission) return 'draft';
  if (!areSame(answers, submission.answers)) return 'edited';
  return submission.isRefused ? 'refused' : 'waiting';
}

/** The submission of a waiting draft. */
export const waiting = (draft: Draft | undefined): Submission | undefined =>
  draft && stateOf(draft) === 'waiting' ? draft.submission : undefined;

/** Submits a draft with these answers. A repeated Submit is the same lead. */
export function submitted(draft: Draft, answers: Answers, step: number): Draft {
  const { submission: before } = draft;
  const now = new Date();
  const createdAt = before && areSame(answers, before.answers) ? before.createdAt : now.toISOString();
  return { ...draft, answers, step, savedAt: now.getTime(), submission: { answers, createdAt } };
}
