/**
 * One page's draft, from the opening of the page to the thanks: opens, keeps, submits and discards it. The wizard and
 * the home page's form each have a session.
 */
import { emptyAnswers, questions, type Answers, type Field } from '../lead/index.ts';
import * as device from './draft-store.ts';
import { queuedSubmission, submitDraft, type Draft, type Submission } from './draft.ts';
import {
  initialState,
  reducer,
  toFormStatus,
  type SessionState,
  type SessionEvent,
  type FormStatus,
} from './reducer.ts';
import { resetFunctionBackoff, sendSubmission, sendQueued } from './send.ts';
import { installWorker, requestSync, watchQueue, type QueueWatch } from './watch-queue.ts';

const askBeforeClosing = (event: Event): void => event.preventDefault();

/** What a form shows once it is opened. */
export interface ShownForm {
  answers: Partial<Answers>;
  step: number;
  /** What there is to say of another request. */
  notice?: FormStatus['notice'];
}

export type Session = ReturnType<typeof createSession>;

/** @param onStatusChange shows the page's state, and notes it (`markShown`) if it shows news of a confirmation */
export function createSession(onStatusChange: (now: FormStatus) => void) {
  let page: SessionState = initialState;
  /** The request that is under way. */
  let request: { submission: Submission; controller: AbortController } | undefined;
  let watching: QueueWatch | undefined;
  /** The answers that the device keeps of the page's draft. */
  let savedAnswers: Answers = emptyAnswers;
  /** How often the visitor has submitted. */
  let submits = 0;
  /** The sending of other tabs' drafts, while it goes on. */
  let sendingOthers: Promise<void> | undefined;

  /** Changes the page's state. An edit aborts the request. Reports what is to be shown, if that has changed or is news. */
  function dispatch(event: SessionEvent): void {
    const displayOf = (now: SessionState): string => JSON.stringify([toFormStatus(now), now.confirmationIds]);
    const before = page;
    page = reducer(page, event);
    if (request && request.submission !== queuedSubmission(page.draft)) {
      request.controller.abort();
      request = undefined;
    }
    const wouldLoseAnswers = page.draft?.submission && !page.isSaved;
    if (wouldLoseAnswers) addEventListener('beforeunload', askBeforeClosing);
    else removeEventListener('beforeunload', askBeforeClosing);
    if (displayOf(page) !== displayOf(before)) onStatusChange(toFormStatus(page));
  }

  /** Keeps the draft, sends its submission once, and leaves it to the worker if that fails. */
  async function sendOwn(): Promise<void> {
    const { draft } = page;
    const submission = queuedSubmission(draft);
    if (!draft || !submission || request) return;
    const own = { submission, controller: new AbortController() };
    request = own;
    if (!page.isSaved) {
      const isSaved = await device.withTimeout(device.saveDraft(draft)).catch(() => false);
      if (isSaved) savedAnswers = draft.answers;
      dispatch({ type: 'saved', isSaved });
    }
    if (request !== own) return;
    void watching?.checkNow();
    const isStillQueued = async (): Promise<boolean> => {
      await readDevice();
      return queuedSubmission(page.draft) === submission;
    };
    const outcome = await sendSubmission(submission, { signal: own.controller.signal, isStillQueued });
    if (outcome === 'failed') void leaveToWorker();
    if (request === own) request = undefined;
    dispatch({ type: 'requestEnded', submission, outcome });
  }

  /** Has the worker send what this device keeps. It may be missing, because it can be installed only with a connection. */
  async function leaveToWorker(): Promise<void> {
    await installWorker();
    if (page.isSaved) await requestSync();
  }

  /** Returns whether something is queued: on the device or, where storage is blocked, in this page. */
  async function readDevice(): Promise<boolean> {
    const draftBefore = page.draft;
    const records = await device.withTimeout(device.readAll()).catch(() => undefined);
    if (records) dispatch({ type: 'storageRead', draftBefore, ...records });
    return Boolean(records?.drafts.some(queuedSubmission) || queuedSubmission(page.draft));
  }

  /** Makes a draft the page's own: one that was found on the device, or a new one. */
  function begin(found?: Draft, notice?: FormStatus['notice']): void {
    const draft = found ? device.adoptDraft(found) : device.createDraft();
    savedAnswers = draft.answers;
    dispatch({ type: 'opened', draft, notice: notice ?? null });
  }

  return {
    begin,

    /** Finds a draft on the device that the page can resume: this tab's, or else the newest one. */
    find: (canResume: device.CanResume): Promise<Draft | undefined> =>
      device.findDraft(canResume).catch(() => undefined),

    /** The answers that the device keeps of the page's draft: what could not be kept is not among them. */
    savedAnswers: (): Answers => savedAnswers,

    /**
     * Opens the form, also when the page returns from the page cache. A Submit meanwhile wins.
     *
     * @param show fills the form with the draft that was found, and returns what the form shows then. No key press can
     * come between `canResume` and `show`.
     */
    async open(canResume: device.CanResume, show: (found: Draft | undefined) => ShownForm): Promise<boolean> {
      const submitsBefore = submits;
      const wasSent = page.isSent;
      // Another page may have sent this page's lead meanwhile: then the thanks are shown, and no form.
      if (page.draft) await readDevice();
      const found = await this.find(canResume);
      const isSentNow = page.isSent && !wasSent;
      if (submits !== submitsBefore || isSentNow) return false;
      const { answers, step, notice } = show(found);
      begin(found, notice);
      const isSaved = await this.save(answers, step);
      this.resume();
      return isSaved;
    },

    /** Goes on sending the page's draft, if it is queued. After `save`, which withdraws one that the form has changed. */
    resume: (): void => void sendOwn(),

    /** Sends all that is queued, and watches it until `signal` aborts. */
    watch(signal?: AbortSignal): void {
      // Leaving the page aborts its request. So send once more, by a request that outlives the page, and by the worker.
      const onHide = (): void => {
        if (!request) return;
        void sendSubmission(request.submission);
        void requestSync();
      };
      addEventListener('pagehide', onHide, signal && { signal });
      const sendAll = async (): Promise<void> => {
        await readDevice();
        // Others' may take long, and the page's own must not wait for them.
        sendingOthers ??= sendQueued(page.draft?.id).finally(() => (sendingOthers = undefined));
        sendingOthers.catch(() => undefined);
        await sendOwn();
      };
      watching = watchQueue(readDevice, sendAll, signal);
    },

    /** Whether the form's fields show other answers than the page's draft: something changed them without an event. */
    isChanged(inForm: Partial<Answers>): boolean {
      const answers = page.draft?.answers ?? emptyAnswers;
      return Object.entries(inForm).some(([field, text]) => text !== answers[field as Field]);
    },

    /** Keeps the answers of the form's fields; the draft's other answers stay. Returns whether the device keeps them. */
    async save(inForm: Partial<Answers>, step: number): Promise<boolean> {
      // The worker is for Submit without a connection, but can be installed only with one. Home's form is at the last step.
      if (step === questions.length) void installWorker();
      if (!page.draft) return false;
      dispatch({ type: 'edited', answers: { ...page.draft.answers, ...inForm }, step });
      // A request is under way, so the draft is kept and not edited. Written again, it could outlive `markSent`.
      if (!page.draft || request) return true;
      const { draft } = page;
      const keeping = device.saveDraft(draft).catch(() => false);
      if (queuedSubmission(draft)) void watching?.checkNow();
      const isSaved = await keeping;
      if (isSaved) savedAnswers = draft.answers;
      if (draft.submission && page.draft?.submission) dispatch({ type: 'saved', isSaved });
      return isSaved;
    },

    /** Submits the answers of the form's fields, and no others. Resolves when it is known what became of it. */
    async submit(inForm: Partial<Answers>): Promise<void> {
      submits += 1;
      void installWorker();
      const answers = { ...emptyAnswers, ...inForm };
      const draft = submitDraft(page.draft ?? device.createDraft(), answers, questions.length);
      dispatch({ type: 'submitted', draft });
      if (draft.submission) resetFunctionBackoff(draft.submission);
      await sendOwn();
      if (queuedSubmission(page.draft)) watching?.retrySoon();
    },

    /** Deletes everything that this device keeps, other tabs' drafts, too. Returns whether it is gone. */
    async discard(): Promise<boolean> {
      request?.controller.abort();
      const isDeleted = await device.withTimeout(device.deleteAll()).then(
        () => true,
        // Where there is no storage, nothing was kept.
        () =>
          device.databaseExists().then(
            (isThere) => !isThere,
            () => true,
          ),
      );
      if (isDeleted) dispatch({ type: 'discarded', draft: device.createDraft() });
      return isDeleted;
    },
  };
}
