/** The wizard's draft, from the opening of the page to the thank-you screen: opens, keeps, submits and discards it. */
import { flushSync } from 'react-dom';
import * as delivery from '../../lib/delivery/index.ts';
import { saysTheSame } from '../../lib/lead/index.ts';
import { answersNow, stepCount, wizardForm, type Update } from './wizard.ts';

export type Session = ReturnType<typeof createSession>;

export function createSession(update: Update) {
  let draft: delivery.Draft | undefined;
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
    update({ phase: 'asking' });
  }

  function thank(): void {
    const slip = answersNow();
    draft = undefined;
    inFlight = undefined;
    // At once: no key press may come between the response and the thank-you screen.
    flushSync(() => update({ phase: 'sent', slip }));
  }

  /** Keeps the draft and sends its submission. After an edit, the outcome is ignored. `isQuiet` hides the start. */
  async function sendDraft(current: delivery.Draft, submission: delivery.Submission, isQuiet = false): Promise<void> {
    const controller = new AbortController();
    inFlight = controller;
    isOnDevice = false;
    if (!isQuiet) update({ phase: 'sending', error: null, kept: false, news: null });
    const onKept = (): void => {
      isOnDevice = true;
      void catchUp();
    };
    const outcome = await delivery.attempt(current, submission, onKept, controller.signal);
    if (inFlight !== controller) return;
    if (outcome === 'stored') return thank();
    inFlight = undefined;
    flushSync(() => update({ phase: outcome, kept: isOnDevice && outcome === 'failed' }));
  }

  /** Shows what another tab or the worker did meanwhile. Returns whether something is waiting. */
  async function readDevice(): Promise<boolean> {
    const { drafts, receipts } = await delivery.readAll();
    if (!draft) return false;
    const createdAt = draft.submission?.row.created_at ?? '';
    if (receipts.includes(createdAt) && delivery.waiting(draft)) {
      thank();
      return false;
    }
    const fresh = receipts.filter((id) => !announced.has(id));
    for (const id of fresh) announced.add(id);
    if (fresh.length > 0) update({ news: fresh.includes(createdAt) ? 'deliveredBefore' : 'delivered' });
    const stored = drafts.find(({ id }) => id === draft?.id);
    // It was refused, discarded, edited or taken over elsewhere: this tab must not send it, or say that it is kept.
    if (isOnDevice && delivery.waiting(draft) && !(stored && delivery.waiting(stored))) {
      isOnDevice = false;
      if (stored) draft = stored;
      else delete draft.submission;
      if (inFlight) cancel();
      update({ kept: false, ...(stored?.submission?.isRefused && { phase: 'refused' }) });
    }
    return drafts.some(delivery.waiting);
  }

  return {
    /**
     * Opens a draft and fills the form, again in a page out of the page cache. If Submit comes first, it does nothing.
     *
     * @param isNewRequest skips drafts that are waiting, because the visitor has begun to type another request
     * @param fill shows the draft's answers, and returns the step to go on with
     */
    async open(isNewRequest: boolean, fill: (opened: delivery.Draft, waits: boolean) => number): Promise<void> {
      draft = undefined;
      const opened = await delivery.openDraft(isNewRequest).catch(delivery.newDraft);
      if (draft || !wizardForm()) return;
      draft = opened;
      const submission = delivery.waiting(opened);
      const step = fill(opened, submission !== undefined);
      this.save(step);
      if (submission && delivery.waiting(draft)) void sendDraft(draft, submission);
      isOnDevice = delivery.isUnsent(opened);
      if (!isOnDevice) return;
      const isEdited = !saysTheSame(opened.answers, opened.submission!.row);
      update(isEdited ? { news: 'edited' } : { phase: 'refused' });
    },

    /** Sends all that is waiting, and watches it until `signal` aborts. */
    watch(signal: AbortSignal): void {
      // This page shows the receipts, then deletes them, so that no other page shows them again.
      void readDevice()
        .then(delivery.forgetReceipts)
        .catch(() => undefined);
      // Leaving the page aborts its request. So send once more, by a request that outlives the page, and by the worker.
      const onHide = (): void => {
        const submission = inFlight && draft && delivery.waiting(draft);
        if (!submission) return;
        void delivery.deliver(submission);
        delivery.deliverLater();
      };
      addEventListener('pagehide', onHide, { signal });
      const send = async (): Promise<void> => {
        await readDevice().catch(() => undefined);
        const submission = draft && delivery.waiting(draft);
        if (draft && submission && !inFlight) void sendDraft(draft, submission, true);
        await delivery.deliverAll(draft?.id);
      };
      catchUp = delivery.watch(readDevice, send, signal);
    },

    /** Keeps the form's answers. An edit cancels the request that is under way. */
    save(step: number): void {
      // The worker is for Submit without a connection, but can be installed only with one.
      if (step === stepCount) delivery.installWorker();
      if (!draft) return;
      const answers = answersNow();
      // Only an edit renews `savedAt`: a draft is deleted 30 days after its last change.
      const isEdited = JSON.stringify(answers) !== JSON.stringify(draft.answers);
      draft = { ...draft, answers, step, ...(isEdited && { savedAt: Date.now() }) };
      const isWaiting = delivery.waiting(draft) !== undefined;
      // During the request, do not write the same draft again: that could restore what `settle` has deleted.
      if (inFlight && isWaiting) return;
      if (inFlight) cancel();
      if (isOnDevice && isEdited)
        update({ phase: isWaiting ? 'failed' : 'asking', kept: isWaiting, news: isWaiting ? null : 'edited' });
      delivery.keep(draft).catch(() => undefined);
      if (isWaiting) void catchUp();
    },

    submit(): void {
      draft ??= delivery.newDraft();
      const answers = answersNow();
      const submission = delivery.submissionOf(draft, answers);
      draft = { ...draft, answers, step: stepCount, savedAt: Date.now(), submission };
      void sendDraft(draft, submission);
    },

    /** Deletes everything that this device keeps, other tabs' drafts, too. */
    discard(): void {
      cancel();
      draft = delivery.newDraft();
      delivery.forgetAll().catch(() => undefined);
    },
  };
}
