/** The wizard's draft, from the opening of the page to the thanks: kept at every key, submitted, sent, discarded. */
import { flushSync } from 'react-dom';
import * as device from '../../lib/delivery/index.ts';
import { saysTheSame, toRow } from '../../lib/lead/index.ts';
import { answersNow, stepCount, wizardForm, type Update } from './wizard.ts';

/** The Supabase project that leads go to: its address ("/" is the page's own) and its publishable key. */
export type Project = Pick<device.Submission, 'url' | 'key'>;

export type Session = ReturnType<typeof createSession>;

export function createSession(project: Project, update: Update) {
  let draft: device.Draft | undefined;
  /** Of the fetch that is under way. */
  let inFlight: AbortController | undefined;
  /** Whether the submission is written down, as the visitor is promised. */
  let isOnDevice = false;
  let catchUp: () => unknown = () => undefined;
  /** Receipts that this page has shown. */
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
    // At once: no keystroke may come between the answer and the thanks.
    flushSync(() => update({ phase: 'sent', slip }));
  }

  /** Sends what the draft says was submitted. An edit cancels it; its outcome is ignored then. A quiet one shows no start. */
  async function attempt(current: device.Draft, submission: device.Submission, isQuiet = false): Promise<void> {
    const controller = new AbortController();
    inFlight = controller;
    isOnDevice = false;
    const keeping = device.inTime(device.keep(current)).then(
      () => {
        isOnDevice = true;
        void catchUp();
        return true;
      },
      () => false,
    );
    if (!isQuiet) update({ phase: 'sending', error: null, kept: false, news: null });
    const outcome = await device.deliver(submission, controller.signal);
    if (inFlight !== controller) return;
    if (outcome === 'stored') return thank();
    const kept = (await keeping) && outcome === 'failed';
    if (kept) device.deliverLater();
    if (inFlight !== controller) return;
    inFlight = undefined;
    flushSync(() => update({ phase: outcome, kept }));
  }

  /** What another tab or the worker did in the meantime. Passes whether something waits. */
  async function readDevice(): Promise<boolean> {
    const { drafts, receipts } = await device.readAll();
    if (!draft) return false;
    const createdAt = draft.submission?.row.created_at ?? '';
    if (receipts.includes(createdAt) && device.waiting(draft)) {
      thank();
      return false;
    }
    const fresh = receipts.filter((id) => !announced.has(id));
    for (const id of fresh) announced.add(id);
    if (fresh.length > 0) update({ news: fresh.includes(createdAt) ? 'deliveredBefore' : 'delivered' });
    const stored = drafts.find(({ id }) => id === draft?.id);
    // Refused, discarded, edited elsewhere, or another tab's now: this one promises nothing, and sends nothing any more.
    if (isOnDevice && device.waiting(draft) && !(stored && device.waiting(stored))) {
      isOnDevice = false;
      if (stored) draft = stored;
      else delete draft.submission;
      if (inFlight) cancel();
      update({ kept: false, ...(stored?.submission?.isRefused && { phase: 'refused' }) });
    }
    return drafts.some(device.waiting);
  }

  return {
    /**
     * Takes the draft up, anew in a page out of the page cache. After a Submit that came first, it changes nothing.
     *
     * @param isNewRequest the visitor has begun to type: what waits is left alone
     * @param fill shows the draft's answers, and passes the step at which it goes on
     */
    async open(isNewRequest: boolean, fill: (opened: device.Draft, waits: boolean) => number): Promise<void> {
      draft = undefined;
      const opened = await device.openDraft(isNewRequest).catch(device.newDraft);
      if (draft || !wizardForm()) return;
      draft = opened;
      const submission = device.waiting(opened);
      const step = fill(opened, submission !== undefined);
      this.save(step);
      if (submission && device.waiting(draft)) {
        // The site may have another project or key by now.
        draft = { ...draft, submission: { ...submission, ...project } };
        void attempt(draft, draft.submission!);
      }
      if (opened.submission?.isRefused && saysTheSame(opened.answers, opened.submission.row))
        update({ phase: 'refused' });
    },

    /** Sends what else waits, and looks after all of it, until the signal. */
    watch(signal: AbortSignal): void {
      // Said here, so that no other page says it again.
      void readDevice()
        .then(device.forgetReceipts)
        .catch(() => undefined);
      // A closed tab cuts its request off: the lead goes out once more, by itself, or by the worker.
      const onHide = (): void => {
        const submission = inFlight && draft && device.waiting(draft);
        if (!submission) return;
        void device.deliver(submission);
        device.deliverLater();
      };
      addEventListener('pagehide', onHide, { signal });
      const send = async (): Promise<void> => {
        await readDevice().catch(() => undefined);
        const submission = draft && device.waiting(draft);
        if (draft && submission && !inFlight) void attempt(draft, submission, true);
        await device.deliverAll(draft?.id);
      };
      catchUp = device.watch(readDevice, send, signal);
    },

    /** Keeps what is in the form. */
    save(step: number): void {
      // While there is a connection: without one it would be too late.
      if (step === stepCount) device.installWorker();
      if (!draft) return;
      const answers = answersNow();
      // Looking at a draft does not make it younger: it is kept for 30 days after its last change.
      const isEdited = JSON.stringify(answers) !== JSON.stringify(draft.answers);
      draft = { ...draft, answers, step, ...(isEdited && { savedAt: Date.now() }) };
      const isWaiting = device.waiting(draft) !== undefined;
      // What is on its way is kept as it is: a second write could bring back what `settle` has deleted.
      if (inFlight && isWaiting) return;
      if (inFlight) cancel();
      if (isOnDevice) update({ kept: isWaiting });
      device.keep(draft).catch(() => undefined);
      if (isWaiting) void catchUp();
    },

    submit(): void {
      draft ??= device.newDraft();
      const [answers, before] = [answersNow(), draft.submission?.row];
      const row = before && saysTheSame(answers, before) ? before : toRow(answers, new Date().toISOString());
      const submission = { ...project, row };
      draft = { ...draft, answers, step: stepCount, savedAt: Date.now(), submission };
      void attempt(draft, submission);
    },

    /** Forgets everything on this device. */
    discard(): void {
      cancel();
      draft = device.newDraft();
      device.forgetAll().catch(() => undefined);
    },
  };
}
