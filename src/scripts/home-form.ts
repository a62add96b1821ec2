/**
 * The home page's form: sends its answers without leaving the page, saves them at every key press, and says what became
 * of them. Without this script, the form posts.
 */
import {
  canFillForm,
  fields,
  fillForm,
  findControl,
  isEditOf,
  isUntouched,
  questions,
  readForm,
  showsAnswers,
  texts,
  type Answers,
} from '../lib/lead/index.ts';
import {
  createSession,
  databaseExists,
  draftStatus,
  markShown,
  queuedSubmission,
  type Draft,
  type FormStatus,
} from '../lib/submission/index.ts';
import { isReloadOrBack, whenFormRestored } from '../lib/when-restored.ts';
import {
  clearOutcome,
  clearValidation,
  focusOutcome,
  form,
  hideNotice,
  showFailure,
  showReceivedNotice,
  showSending,
  showThanks,
  showUnsentNotice,
  validateForm,
} from './home-form-messages.ts';

/** Home asks all of its questions at once, so the visitor is always at Submit. */
const STEP = questions.length;

const session = createSession(onStatusChange);

interface FormState {
  /**
   * - `idle`: nothing has begun, because the device keeps nothing, and nobody uses the form.
   * - `reading`: what the device keeps is being read.
   * - `restored`: the form shows what was found. It is no draft of this tab yet, so that another tab may use it.
   * - `editing`: the form's answers are in a draft of this tab: from the first key press, or from Submit.
   */
  stage: 'idle' | 'reading' | 'restored' | 'editing';
  /** The draft that the form was filled with. */
  foundDraft?: Draft | undefined;
  /** Whether Submit was pressed, here or before Back. */
  hasSubmitted: boolean;
  /** What was submitted: a password manager may change the form while it is sent, and the thanks take its place. */
  submittedAnswers?: Partial<Answers>;
}

const state: FormState = { stage: 'idle', hasSubmitted: false };

function onStatusChange(status: FormStatus): void {
  const { phase, notice } = status;
  const isEarlierSent = notice === 'earlierSent';
  if (isEarlierSent) showReceivedNotice();
  if (isEarlierSent || phase === 'sent') markShown().catch(() => undefined);
  if (!state.hasSubmitted) return;
  if (phase === 'sent') showThanks(state.submittedAnswers ?? {});
  else if (phase === 'sending') showSending();
  else showFailure(status);
}

const isEditing = (): boolean => state.stage === 'editing';

function openDraft(): void {
  if (isEditing()) return;
  state.stage = 'editing';
  session.openDraft(state.foundDraft);
}

function save(): void {
  void session.save(readForm(form), STEP);
}

/**
 * Whether a queued lead is the one that the visitor comes back to: the form shows it, or an older version that this page
 * has saved, or what the visitor has made of it since.
 *
 * @param isOwn whether it is this tab's draft
 * @param savedAnswers what this page itself has shown or saved
 */
function isComingBackTo({ answers }: Draft, isOwn: boolean, savedAnswers: Answers): boolean {
  if (showsAnswers(form, answers)) return true;
  if (!isOwn) return false;
  const isEdited = isReloadOrBack() && isEditOf(form, answers);
  return isEdited || showsAnswers(form, savedAnswers);
}

/** Goes on sending a queued lead, unless the visitor has edited it: saving the edit withdraws it. */
function resumeQueued(draft: Draft, savedAnswers: Answers): void {
  // The wizard may have submitted other answers meanwhile, and nobody has changed this form since.
  const isOutdated = showsAnswers(form, savedAnswers);
  if (isOutdated) fillForm(form, draft.answers);
  state.hasSubmitted = true;
  state.submittedAnswers = readForm(form);
  openDraft();
  save();
  session.resumeSending();
}

/**
 * Fills the form from a draft, all of it or nothing. A queued lead is only resumed where the visitor comes back to it.
 * Otherwise a notice says that it is not sent yet.
 *
 * @param isFirst whether this page has not restored a draft before
 */
async function restore(isFirst: boolean): Promise<void> {
  await whenFormRestored();
  // What this page itself has shown or saved is the draft's own text, even if another tab has changed the draft since.
  const savedAnswers = state.foundDraft?.answers ?? session.getSavedAnswers();
  let isQueuedDraftSkipped = false;
  const canResume = (draft: Draft, isOwn: boolean): boolean => {
    if (!queuedSubmission(draft)) return canFillForm(form, draft.answers, savedAnswers);
    const isResumed = isComingBackTo(draft, isOwn, savedAnswers);
    if (!isResumed) isQueuedDraftSkipped = true;
    return isResumed;
  };
  const draft = await session.findDraft(canResume);
  // The visitor has begun to type meanwhile.
  if (isEditing()) return;
  state.stage = 'restored';
  state.foundDraft = draft;

  const isFilledBefore = isFirst && !draft && !isUntouched(form);
  if (isFilledBefore) {
    // What anybody put into the form before this script came is saved, too.
    openDraft();
    save();
  }
  if (draft && queuedSubmission(draft)) {
    resumeQueued(draft, savedAnswers);
    return;
  }
  if (draft) fillForm(form, draft.answers);
  if (state.hasSubmitted) return;
  const isUnsent = draft !== undefined && draftStatus(draft) !== 'draft';
  if (isUnsent) showUnsentNotice(texts.unsent);
  else if (isQueuedDraftSkipped) showUnsentNotice(texts.queued);
}

async function submit(): Promise<void> {
  start();
  if (!validateForm()) {
    clearOutcome();
    return;
  }
  state.hasSubmitted = true;
  // It is about an earlier lead.
  hideNotice();
  openDraft();
  const answers = readForm(form);
  state.submittedAnswers = answers;
  const focusedBefore = document.activeElement;
  await session.submit(answers);
  // A visitor who has gone on meanwhile keeps the focus.
  const { activeElement } = document;
  const hasMoved = activeElement !== focusedBefore && activeElement !== document.body;
  if (!hasMoved) focusOutcome();
}

/** Whether the form shows what no event has told, such as a password manager's words. */
function hasSilentChanges(): boolean {
  if (isEditing()) return session.hasUnsavedChanges(readForm(form));
  const { foundDraft } = state;
  const showsFoundDraft = foundDraft !== undefined && showsAnswers(form, foundDraft.answers);
  return !isUntouched(form) && !showsFoundDraft;
}

function onFocusIn(): void {
  start();
  // What is read may be the same words.
  if (state.stage === 'reading' || !hasSilentChanges()) return;
  openDraft();
  save();
}

function onInput({ target }: Event): void {
  clearValidation(target as HTMLInputElement);
  start();
  openDraft();
  save();
}

function onSubmit(event: Event): void {
  event.preventDefault();
  void submit();
}

/** After a return from the back/forward cache: another tab may have changed the draft. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  state.stage = 'reading';
  void restore(false);
}

/** Starts once. Not before the device keeps something or the form is used, because it creates the database. */
function start(): void {
  if (state.stage !== 'idle') return;
  state.stage = 'reading';
  session.startSending();
  void restore(true);
  addEventListener('pageshow', onPageShow);
}

/**
 * Starts if the device keeps something. Where storage is blocked, it keeps nothing. Later, shows what another tab has made
 * of the draft meanwhile.
 */
async function checkDevice(): Promise<void> {
  if (state.stage !== 'idle') {
    if (!isEditing()) await restore(false);
    return;
  }
  const isKept = await databaseExists().catch(() => false);
  if (isKept) start();
}

function onVisibilityChange(): void {
  if (!document.hidden) void checkDevice();
}

/** Runs once the visitor sees the page. */
function onActivated(): void {
  // What the visitor typed before this script came is saved, too.
  if (isUntouched(form)) void checkDevice();
  else start();
  // Another tab may have saved or sent something meanwhile.
  addEventListener('focus', checkDevice);
  document.addEventListener('visibilitychange', onVisibilityChange);
}

/** Makes the form send its answers without leaving the page. */
export function enhanceForm(): void {
  form.noValidate = true;
  for (const field of fields) {
    // It would cut off pasted text silently: see `fieldAttributes`.
    findControl(form, field)?.removeAttribute('maxlength');
  }
  form.addEventListener('focusin', onFocusIn);
  form.addEventListener('input', onInput);
  form.addEventListener('change', onInput);
  form.addEventListener('submit', onSubmit);
  // A prerendered page has no visitor yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', onActivated, { once: true });
  else onActivated();
}
