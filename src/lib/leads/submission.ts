/** From the press of Submit to its outcome: written down first, sent once, and taken out only on proof. */
import { deliverLater } from './background.ts';
import { saysTheSame, toRow, type Answers, type LeadRow } from './lead.ts';
import { jot, settle, writeAhead } from './outbox.ts';
import type { Failure, SendLead, SendResult } from './send-lead.ts';
import { noteSent } from './session-notes.ts';
import { inTime } from './store.ts';
import { tellTabs } from './tabs.ts';
import { inTurn } from './turn.ts';

/** What became of one press. */
export type Outcome =
  | { kind: 'stored'; row: LeadRow }
  /** `kept` promises that the lead waits on this device. */
  | { kind: 'failed'; row: LeadRow; kept: boolean };

export interface Submission {
  /** Begins an attempt, or does nothing while one is in progress. */
  submit: (answers: Answers) => Promise<Outcome> | undefined;
  /** The `created_at` of the last attempt, also of an earlier visit: an edit replaces its outbox entry. */
  readonly attempt: string | null;
  /** Goes on after the attempt of an earlier visit. */
  resume: (attempt: string | null) => void;
  /** The next attempt has nothing to do with those before. */
  restart: () => void;
}

const unexpected: SendResult = { kind: 'failed', cause: { status: 0, code: 'unexpected' } };

/** Says what went wrong, and nothing about whom. */
function report({ status, code }: Failure): void {
  console.error(`The lead was not stored: status ${status}, code ${code}`);
}

export function createSubmission({ send }: { send: SendLead }): Submission {
  let busy = false;
  /** The last row that was tried from this page. */
  let last: LeadRow | null = null;
  let attempt: string | null = null;

  /** Where storage does not work, the same answers still keep their `created_at` in this page. */
  async function prepare(answers: Answers, now: number): Promise<{ row: LeadRow; kept: boolean }> {
    try {
      return { row: await inTime(writeAhead(answers, attempt, now)), kept: true };
    } catch {
      if (last && saysTheSame(answers, last)) return { row: last, kept: false };
      // The same moment as above: a storage that is only slow still writes that.
      return { row: toRow(answers, new Date(now).toISOString()), kept: false };
    }
  }

  async function run(preparing: Promise<{ row: LeadRow; kept: boolean }>): Promise<Outcome> {
    const { row, kept } = await preparing;
    last = row;
    attempt = row.created_at;
    const outcome = await send(row).catch(() => unexpected);
    if (outcome.kind === 'failed') {
      report(outcome.cause);
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
      const now = Date.now();
      jot(answers, attempt, now);
      deliverLater();
      // Begun before React renders, so that the device writes in parallel.
      const preparing = prepare(answers, now);
      return inTurn(() => run(preparing)).finally(() => (busy = false));
    },
    get attempt() {
      return attempt;
    },
    resume(earlier) {
      attempt ??= earlier;
    },
    restart() {
      last = attempt = null;
    },
  };
}
