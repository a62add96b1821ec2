/**
 * One page's draft, from the opening of the page to the thanks: opens, saves, submits and discards it. The wizard and the
 * home page's form each have a session.
 */
import { emptyAnswers, questions, type Answers, type Field } from '../lead/index.ts';
import { installWorker, requestSync } from './background-sync.ts';
import { queuedSubmission, submitDraft, type Draft, type Submission } from './draft.ts';
import * as draftStore from './draft-store.ts';
import { warnBeforeLeaving } from './leave-warning.ts';
import { initialSessionState, reducer, toFormStatus } from './reducer.ts';
import type { FormStatus, SessionEvent, SessionState } from './reducer.ts';
import { resetFunctionBackoff, sendQueued, sendSubmission } from './send.ts';
import { watchQueue, type QueueWatch } from './watch-queue.ts';

/** What a form shows once it is filled from a draft. */
export interface ShownForm {
  answers: Partial<Answers>;
  step: number;
  /** What there is to say of another lead. */
  notice?: FormStatus['notice'];
}

export type Session = ReturnType<typeof createSession>;

/** Whether the page has to show something else, or the same notice of another confirmation. */
function hasVisibleChange(before: SessionState, after: SessionState): boolean {
  const visiblePart = (state: SessionState): string => JSON.stringify([toFormStatus(state), state.confirmationIds]);
  return visiblePart(before) !== visiblePart(after);
}

/**
 * @param onStatusChange shows the form's status; calls `markShown` if that shows a confirmation
 */
export function createSession(onStatusChange: (status: FormStatus) => void) {
  let state: SessionState = initialSessionState;
  /** The request of the page's own draft, while it is under way. */
  let currentRequest: { submission: Submission; controller: AbortController } | undefined;
  let queueWatch: QueueWatch | undefined;
  /** What the device keeps of the page's draft. */
  let savedAnswers: Answers = emptyAnswers;
  /** How often the visitor has submitted. */
  let submitCount = 0;
  /** The sending of other tabs' drafts, while it goes on. */
  let sendingOthers: Promise<void> | undefined;

  /** Changes the state. Aborts the request if the draft no longer has its submission. */
  function dispatch(event: SessionEvent): void {
    const before = state;
    state = reducer(state, event);
    if (currentRequest && currentRequest.submission !== queuedSubmission(state.draft)) {
      currentRequest.controller.abort();
      currentRequest = undefined;
    }
    const wouldLoseAnswers = state.draft?.submission !== undefined && !state.isSaved;
    warnBeforeLeaving(wouldLoseAnswers);
    if (hasVisibleChange(before, state)) onStatusChange(toFormStatus(state));
  }

  /** Updates the state from the device. Returns whether something is queued: there or, if storage is blocked, here. */
  async function readStorage(): Promise<boolean> {
    const draftBefore = state.draft;
    const records = await draftStore.withTimeout(draftStore.readAll()).catch(() => undefined);
    if (records) dispatch({ type: 'storageRead', draftBefore, ...records });
    const isOnDevice = records?.drafts.some(queuedSubmission);
    const isInPage = queuedSubmission(state.draft) !== undefined;
    return isOnDevice || isInPage;
  }

  /** Has the worker send what this device keeps. It may be missing, because it can be installed only with a connection. */
  async function leaveToWorker(): Promise<void> {
    await installWorker();
    if (state.isSaved) await requestSync();
  }

  /** Saves the draft if it is queued, and sends its submission once. If that fails, leaves it to the worker. */
  async function sendOwnDraft(): Promise<void> {
    const { draft } = state;
    const submission = queuedSubmission(draft);
    if (!draft || !submission || currentRequest) return;
    const request = { submission, controller: new AbortController() };
    currentRequest = request;
    if (!state.isSaved) {
      const isSaved = await draftStore.withTimeout(draftStore.saveDraft(draft)).catch(() => false);
      if (isSaved) savedAnswers = draft.answers;
      dispatch({ type: 'saved', isSaved });
    }
    // An edit has aborted this request meanwhile.
    if (currentRequest !== request) return;
    void queueWatch?.checkNow();
    const isStillQueued = async (): Promise<boolean> => {
      await readStorage();
      return queuedSubmission(state.draft) === submission;
    };
    const outcome = await sendSubmission(submission, { signal: request.controller.signal, isStillQueued });
    if (outcome === 'failed') void leaveToWorker();
    if (currentRequest === request) currentRequest = undefined;
    dispatch({ type: 'requestEnded', submission, outcome });
  }

  /** Sends other tabs' drafts, unless that is already under way. */
  function sendOtherDrafts(): void {
    if (sendingOthers) return;
    sendingOthers = sendQueued(state.draft?.id)
      .catch(() => undefined)
      .finally(() => {
        sendingOthers = undefined;
      });
  }

  /** Finds a draft on the device that the page can resume: this tab's, or else the newest one. */
  async function findDraft(canResume: draftStore.CanResume): Promise<Draft | undefined> {
    return draftStore.findDraft(canResume).catch(() => undefined);
  }

  /** Makes a draft the page's own: one that was found on the device, or a new one. */
  function openDraft(found?: Draft, notice: FormStatus['notice'] = null): void {
    const draft = found ? draftStore.adoptDraft(found) : draftStore.createDraft();
    savedAnswers = draft.answers;
    dispatch({ type: 'opened', draft, notice });
  }

  /** Sends the page's draft, if it is queued. Call `save` before: it withdraws a draft that the form has changed. */
  function resumeSending(): void {
    void sendOwnDraft();
  }

  /** Saves the answers of the form's fields; the draft's other answers stay. Returns whether the device keeps them. */
  async function save(formAnswers: Partial<Answers>, step: number): Promise<boolean> {
    // The worker is for Submit without a connection, but can be installed only with one. Home's form is at the last step.
    const isSubmitNext = step === questions.length;
    if (isSubmitNext) void installWorker();
    if (!state.draft) return false;
    const answers = { ...state.draft.answers, ...formAnswers };
    dispatch({ type: 'formChanged', answers, step });
    const { draft } = state;
    if (!draft) return false;
    // While a request is under way, the draft is as it was at Submit. If it were written now, `markSent` could run first, and
    // the draft would be queued again.
    if (currentRequest) return Boolean(state.isSaved);
    const saving = draftStore.saveDraft(draft).catch(() => false);
    if (queuedSubmission(draft)) void queueWatch?.checkNow();
    const isSaved = await saving;
    if (isSaved) savedAnswers = draft.answers;
    const isStillSubmitted = state.draft?.submission !== undefined;
    if (draft.submission && isStillSubmitted) dispatch({ type: 'saved', isSaved });
    return isSaved;
  }

  /**
   * Fills the form from a draft, also when the page returns from the back/forward cache. If the visitor presses Submit
   * meanwhile, the form stays as it is. Returns whether the device keeps the answers.
   *
   * @param show fills the form from the draft that was found, and returns what the form shows then. It is called in the
   * same task as the last `canResume`, so that no key press comes between the two.
   */
  async function restore(
    canResume: draftStore.CanResume,
    show: (found: Draft | undefined) => ShownForm,
  ): Promise<boolean> {
    const submitCountBefore = submitCount;
    const wasSent = state.isSent;
    // Another page may have sent this page's lead meanwhile: then the thanks are shown, and no form.
    if (state.draft) await readStorage();
    const found = await findDraft(canResume);
    const isSentNow = state.isSent && !wasSent;
    if (submitCount !== submitCountBefore || isSentNow) return false;
    const { answers, step, notice } = show(found);
    openDraft(found, notice);
    const isSaved = await save(answers, step);
    resumeSending();
    return isSaved;
  }

  /** Whether the form's fields show other answers than the page's draft: something changed them without an event. */
  function hasUnsavedChanges(formAnswers: Partial<Answers>): boolean {
    const draftAnswers = state.draft?.answers ?? emptyAnswers;
    return Object.entries(formAnswers).some(([field, text]) => text !== draftAnswers[field as Field]);
  }

  /** Submits the answers of the form's fields, and no others. Resolves when it is known what became of it. */
  async function submit(formAnswers: Partial<Answers>): Promise<void> {
    submitCount += 1;
    void installWorker();
    const answers = { ...emptyAnswers, ...formAnswers };
    const draft = submitDraft(state.draft ?? draftStore.createDraft(), answers, questions.length);
    dispatch({ type: 'submitted', draft });
    if (draft.submission) resetFunctionBackoff(draft.submission);
    await sendOwnDraft();
    const hasFailed = queuedSubmission(state.draft) !== undefined;
    if (hasFailed) queueWatch?.retrySoon();
  }

  /** Sends all that is queued, now and again, until `signal` aborts. */
  function startSending(signal?: AbortSignal): void {
    // Leaving the page aborts its request. So send once more, by a request that outlives the page, and by the worker.
    const onPageHide = (): void => {
      if (!currentRequest) return;
      void sendSubmission(currentRequest.submission);
      void requestSync();
    };
    addEventListener('pagehide', onPageHide, signal && { signal });
    draftStore.prepareStorage();
    const sendAll = async (): Promise<void> => {
      await readStorage();
      // Not awaited: other drafts may take long, and the page's own must not wait for them.
      sendOtherDrafts();
      await sendOwnDraft();
    };
    queueWatch = watchQueue(readStorage, sendAll, signal);
  }

  /** Deletes all drafts and confirmations. Returns whether they are gone. */
  async function deleteAll(): Promise<boolean> {
    try {
      await draftStore.withTimeout(draftStore.deleteAll());
      return true;
    } catch {
      // Where there is no storage, nothing was kept.
      const isThere = await draftStore.databaseExists().catch(() => false);
      return !isThere;
    }
  }

  /** Deletes everything that this device keeps, other tabs' drafts, too. Returns whether it is gone. */
  async function discard(): Promise<boolean> {
    currentRequest?.controller.abort();
    const isDeleted = await deleteAll();
    if (isDeleted) dispatch({ type: 'discarded', draft: draftStore.createDraft() });
    return isDeleted;
  }

  return {
    findDraft,
    openDraft,
    restore,
    resumeSending,
    save,
    /** The answers that the device keeps of the page's draft, without those that it could not save. */
    getSavedAnswers: (): Answers => savedAnswers,
    hasUnsavedChanges,
    submit,
    startSending,
    discard,
  };
}
