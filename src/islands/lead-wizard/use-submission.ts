import { useRef, type Dispatch, type RefObject } from 'react';
import { contentOf, firstWord, toRow, type Answers, type LeadRow } from '../../lib/leads/lead.ts';
import { loadSender } from '../../lib/leads/load-sender.ts';
import { jot, settle, writeAhead } from '../../lib/leads/outbox.ts';
import type { Failure, SendResult } from '../../lib/leads/send-lead.ts';
import { noteSent } from '../../lib/leads/session-notes.ts';
import { inTurn } from '../../lib/leads/turn.ts';
import type { WizardEvent, WizardState } from './wizard.ts';

/** The last lead that was tried from this page, and whether it is written down on the device. */
export interface Attempt {
  row: LeadRow;
  kept: boolean;
}

/** Sends with supabase-js, once it is there. */
export async function send(row: LeadRow): Promise<SendResult> {
  const sender = await loadSender().catch(() => null);
  if (sender) return sender(row);
  return { kind: 'failed', cause: { status: 0, code: 'script' } };
}

/** Says what went wrong, and nothing about whom. */
function report({ status, code }: Failure): void {
  console.error(`The lead was not stored: status ${status}, code ${code}`);
}

/** Written down first; where storage does not work, the same answers still keep their `created_at` in this page. */
async function prepare(answers: Answers, last: Attempt | null, replaces: string | null, now: number): Promise<Attempt> {
  try {
    return { row: await writeAhead(answers, replaces, now), kept: true };
  } catch {
    // The same moment as above: a storage that is only slow may still have written that.
    const row = toRow(answers, new Date(now).toISOString());
    const same = last && contentOf(last.row) === contentOf(row);
    return { row: same ? last.row : row, kept: false };
  }
}

/** One attempt for each press of Submit. */
export function useSubmission(
  state: WizardState,
  dispatch: Dispatch<WizardEvent>,
  /** The `created_at` of the last attempt, also of an earlier visit. */
  replacesRef: RefObject<string | null>,
): (answers: Answers) => void {
  const busyRef = useRef(false);
  const lastRef = useRef<Attempt | null>(null);

  async function attempt(preparing: Promise<Attempt>): Promise<SendResult> {
    const prepared = await preparing;
    const { row, kept } = prepared;
    lastRef.current = prepared;
    replacesRef.current = row.created_at;
    const outcome = await send(row);
    // Not awaited: a storage that hangs must not hold back the thanks. Left in, the lead would only be replayed.
    if (outcome.kind === 'stored' && kept) settle(row, true).catch(() => undefined);
    return outcome;
  }

  const submit = (answers: Answers): void => {
    if (busyRef.current) return;
    busyRef.current = true;
    const submission = state.submission + 1;
    const now = Date.now();
    jot(answers, replacesRef.current, now);
    // Begun before React renders: the device writes meanwhile.
    const preparing = prepare(answers, lastRef.current, replacesRef.current, now);
    const attempted = inTurn(() => attempt(preparing));
    dispatch({ type: 'submitted' });
    attempted
      .catch((): SendResult => ({ kind: 'failed', cause: { status: 0, code: 'unexpected' } }))
      .then((outcome) => {
        busyRef.current = false;
        if (outcome.kind === 'stored') {
          noteSent();
          dispatch({ type: 'stored', submission, firstWord: firstWord(answers.fullName) });
        } else {
          report(outcome.cause);
          dispatch({ type: 'failed', submission, kept: lastRef.current?.kept ?? false });
        }
      });
  };

  return submit;
}
