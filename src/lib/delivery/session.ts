/**
 * One page's draft, from the opening of the page to the thanks: opens, keeps, submits and discards it. The wizard and
 * the home page's form each have a session. On pages without a form, it only sends what other pages left.
 */
import { steps, type Answers } from '../lead/index.ts';
import * as record from './record.ts';
import { deliver, deliverAll } from './send.ts';
import { deliverLater, installWorker, watch } from './watch.ts';

/** What a page shows of its draft. */
export interface Report {
  /** What became of the last Submit. */
  phase: 'asking' | 'sending' | 'sent' | 'failed' | 'refused';
  /** Whether the device keeps the submission. */
  kept: boolean;
  /** What became of a lead that is not the one in the form now: `texts` has the sentences. */
  news: 'delivered' | 'deliveredBefore' | 'edited' | 'elsewhere' | null;
}

type Progress = Pick<record.Draft, 'answers' | 'step'>;

export type Session = ReturnType<typeof createSession>;

export function createSession(report: (change: Partial<Report>) => void) {
  let draft: record.Draft | undefined;
  let isOpening = false;
  /** Aborts the request that is under way; undefined when there is none. */
  let inFlight: AbortController | undefined;
  /** Whether the device keeps the submission, so that the page may say so. */
  let isOnDevice = false;
  let catchUp: () => unknown = () => undefined;
  /** The ids of the receipts that this page has shown. */
  const announced = new Set<string>();

  function cancel(): void {
    inFlight?.abort();
    inFlight = undefined;
    report({ phase: 'asking' });
  }

  function thank({ row }: record.Submission): void {
    announced.add(row.created_at);
    draft = undefined;
    inFlight = undefined;
    report({ phase: 'sent' });
  }

  /**
   * Keeps the draft, sends its submission once, and leaves it to the worker if that fails. After an edit, the outcome
   * is ignored. `isQuiet` hides the start.
   */
  async function sendDraft(current: record.Draft, submission: record.Submission, isQuiet = false): Promise<void> {
    const controller = new AbortController();
    inFlight = controller;
    isOnDevice = false;
    if (!isQuiet) report({ phase: 'sending', kept: false, news: null });
    let isKept = true;
    await record.inTime(record.keep(current)).catch(() => (isKept = false));
    if (inFlight !== controller) return;
    isOnDevice = isKept;
    if (isKept) void catchUp();
    const outcome = await deliver(submission, controller.signal);
    if (isKept && outcome === 'failed') deliverLater();
    if (inFlight !== controller) return;
    if (outcome === 'stored') return thank(submission);
    inFlight = undefined;
    report({ phase: outcome, kept: isOnDevice });
  }

  /** Shows what another tab or the worker did meanwhile. Returns whether something is waiting. */
  async function readDevice(): Promise<boolean> {
    const before = draft;
    const { drafts, receipts } = await record.readAll();
    const own = draft?.submission;
    if (draft && own && receipts.includes(own.row.created_at) && record.waiting(draft)) thank(own);
    const fresh = receipts.filter((id) => !announced.has(id));
    for (const id of fresh) announced.add(id);
    if (fresh.length > 0) report({ news: own && fresh.includes(own.row.created_at) ? 'deliveredBefore' : 'delivered' });
    const stored = drafts.find(({ id }) => id === draft?.id);
    const wasWaiting = draft === before && isOnDevice && draft && record.waiting(draft);
    // It was refused, discarded, edited or taken over elsewhere: this tab must not send it, or say that it is kept.
    if (draft && wasWaiting && !(stored && record.waiting(stored))) {
      isOnDevice = stored?.submission?.isRefused === true;
      if (stored) draft = stored;
      else delete draft.submission;
      if (inFlight) cancel();
      report({ kept: isOnDevice, ...(isOnDevice ? { phase: 'refused' } : { phase: 'asking', news: 'elsewhere' }) });
    }
    return drafts.some(record.waiting);
  }

  return {
    /**
     * Opens a draft and fills the form, again in a page out of the page cache. If Submit comes first, it does nothing.
     *
     * @param isNewRequest skips drafts that are waiting, because the visitor has begun to type another request
     * @param fill shows the draft's answers, and returns those to go on with, and the step
     */
    async open(isNewRequest: boolean, fill: (opened: record.Draft, waits: boolean) => Progress): Promise<void> {
      draft = undefined;
      isOpening = true;
      const read = () => record.openDraft(isNewRequest);
      // Try twice: right after another tab has let go of the store, the first try may fail.
      const opened = await read().catch(read).catch(record.newDraft);
      if (!isOpening) return;
      isOpening = false;
      draft = opened;
      const submission = record.waiting(opened);
      const { answers, step } = fill(opened, submission !== undefined);
      this.save(answers, step);
      if (submission && record.waiting(draft)) void sendDraft(draft, submission);
      const state = record.stateOf(draft);
      isOnDevice = state === 'edited' || state === 'refused';
      if (isOnDevice) report(state === 'edited' ? { news: 'edited' } : { phase: 'refused' });
    },

    /** Sends all that is waiting, and watches it until `signal` aborts. Resolves once the device was read. */
    async watch(signal?: AbortSignal): Promise<void> {
      // Leaving the page aborts its request. So send once more, by a request that outlives the page, and by the worker.
      const onHide = (): void => {
        const submission = inFlight && draft && record.waiting(draft);
        if (!submission) return;
        void deliver(submission);
        deliverLater();
      };
      addEventListener('pagehide', onHide, signal && { signal });
      const send = async (): Promise<void> => {
        await readDevice().catch(() => undefined);
        const submission = draft && record.waiting(draft);
        if (draft && submission && !inFlight) void sendDraft(draft, submission, true);
        await deliverAll(draft?.id);
      };
      catchUp = watch(readDevice, send, signal);
      await readDevice();
    },

    /** Keeps the form's answers. An edit cancels the request that is under way. */
    save(answers: Answers, step: number): void {
      // The worker is for Submit without a connection, but can be installed only with one.
      if (step === steps.length) installWorker();
      if (!draft) return;
      // Only an edit renews `savedAt`: a draft is deleted 30 days after its last change.
      const isEdited = JSON.stringify(answers) !== JSON.stringify(draft.answers);
      draft = { ...draft, answers, step, ...(isEdited && { savedAt: Date.now() }) };
      const isWaiting = record.waiting(draft) !== undefined;
      // During the request, do not write the same draft again: that could restore what `settle` has deleted.
      if (inFlight && isWaiting) return;
      if (inFlight) cancel();
      if (isOnDevice && isEdited)
        report({ phase: isWaiting ? 'failed' : 'asking', kept: isWaiting, news: isWaiting ? null : 'edited' });
      record.keep(draft).catch(() => undefined);
      if (isWaiting) void catchUp();
    },

    /** Resolves when it is known what became of the submission. */
    async submit(answers: Answers): Promise<void> {
      isOpening = false;
      draft ??= record.newDraft();
      const submission = record.submissionOf(draft, answers);
      draft = { ...draft, answers, step: steps.length, savedAt: Date.now(), submission };
      await sendDraft(draft, submission);
    },

    /** Deletes everything that this device keeps, other tabs' drafts, too. */
    discard(): void {
      cancel();
      isOnDevice = false;
      draft = record.newDraft();
      record.forgetAll().catch(() => undefined);
    },
  };
}
