/** From the press of Submit to its outcome: written down first, sent once, and taken out only on proof. */
import { deliverLater } from './background.ts';
import { saysTheSame, toRow, type Answers, type LeadRow } from './lead.ts';
import { keep, settle } from './outbox.ts';
import type { SendLead, SendResult } from './send-lead.ts';
import { noteSent } from './session-notes.ts';
import { inTime } from './store.ts';
import { tellTabs } from './tabs.ts';

/** What became of one press. */
export type Outcome =
  | { kind: 'stored'; row: LeadRow }
  /** `kept` promises that the lead waits on this device. */
  | { kind: 'failed'; row: LeadRow; kept: boolean };

export interface Submission {
  /** Begins an attempt, or does nothing while one is in progress. */
  submit: (answers: Answers) => Promise<Outcome> | undefined;
  /** The row of the last attempt, also of an earlier visit: an edit takes its place. */
  readonly attempt: LeadRow | null;
  /** Goes on after the attempt of an earlier visit. */
  resume: (attempt: LeadRow | null) => void;
  /** The next attempt has nothing to do with those before. */
  restart: () => void;
}

const unexpected: SendResult = { kind: 'failed', cause: { status: 0, code: 'unexpected' } };

export function createSubmission({ send }: { send: SendLead }): Submission {
  let busy = false;
  let attempt: LeadRow | null = null;

  async function run(row: LeadRow, keeping: Promise<boolean>): Promise<Outcome> {
    const kept = await keeping;
    const outcome = await send(row).catch(() => unexpected);
    if (outcome.kind === 'failed') {
      // What went wrong, and nothing about whom.
      console.error(`The lead was not stored: status ${outcome.cause.status}, code ${outcome.cause.code}`);
      return { kind: 'failed', row, kept };
    }
    noteSent();
    // Not awaited: a storage that hangs must not hold back the thanks. Left in, the lead would only be replayed.
    settle(row)
      .then(() => tellTabs({ type: 'withdrawn' }))
      .catch(() => undefined);
    return { kind: 'stored', row };
  }

  return {
    submit(answers) {
      if (busy) return undefined;
      busy = true;
      const before = attempt;
      const isSame = before !== null && saysTheSame(answers, before);
      const row = isSame ? before : toRow(answers, new Date().toISOString());
      attempt = row;
      // Begun before React renders, so that the device writes in parallel.
      const keeping = inTime(keep(row, isSame ? null : before)).then(
        () => true,
        () => false,
      );
      deliverLater();
      return run(row, keeping).finally(() => (busy = false));
    },
    get attempt() {
      return attempt;
    },
    resume(earlier) {
      attempt ??= earlier;
    },
    restart() {
      attempt = null;
    },
  };
}
