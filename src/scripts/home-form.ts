/**
 * The home page's form: sends its answers without leaving the page, keeps them at every key, and says what became of
 * them. It is loaded with the page. Without it, the form is a plain one, which posts.
 */
import {
  createSession,
  databaseExists,
  markShown,
  queuedSubmission,
  draftStatus,
  type Draft,
  type FormStatus,
} from '../lib/submission/index.ts';
import {
  cleanAnswer,
  findControl,
  emptyAnswers,
  fields,
  fillForm,
  isEditOf,
  firstName,
  isUntouched,
  mailtoLink,
  canFillForm,
  failureText,
  questions,
  readForm,
  showsAnswers,
  texts,
  validate,
  type Answers,
} from '../lib/lead/index.ts';
import { isReloadOrBack, whenFormRestored } from '../lib/when-restored.ts';

const element = (name: string, textContent: string) => Object.assign(document.createElement(name), { textContent });
const form = document.querySelector<HTMLFormElement>('#contact-form')!;
const outcome = document.querySelector<HTMLElement>('#contact-outcome')!;
const problem = document.querySelector<HTMLElement>('#contact-problem')!;
const notice = document.querySelector<HTMLElement>('#lead-notice')!;
const received = document.querySelector<HTMLTemplateElement>('#lead-notice + template')!.content;

/** Whether Submit was pressed, here or before Back. */
let isPressed = false;
/** What was submitted: a password manager may change the form while it is sent. */
let submitted: Partial<Answers> | undefined;

function report({ phase, isSaved, notice }: FormStatus): void {
  const isEarlier = notice === 'earlierSent';
  if (isEarlier) showNotice();
  if (isEarlier || phase === 'sent') markShown().catch(() => undefined);
  if (!isPressed) return;
  if (phase === 'sent') showThanks();
  else if (phase === 'sending') outcome.textContent = texts.sending;
  else showProblem(phase, isSaved, notice);
}

/** Says that an earlier request has arrived. */
function showNotice(): void {
  notice.replaceChildren(received.cloneNode(true));
  notice.querySelector('button')!.addEventListener('click', () => notice.replaceChildren());
}

function showThanks(): void {
  const { fullName = '', email = '' } = submitted ?? readForm(form);
  const thanks = element('strong', texts.thanks(firstName(fullName)));
  const arrived = received.firstElementChild!.textContent;
  const hadFocus = form.contains(document.activeElement);
  outcome.replaceChildren(thanks, ` ${arrived} ${texts.replyTo(cleanAnswer('email', email))}`);
  form.replaceChildren(form.firstElementChild!, outcome);
  if (hadFocus) outcome.focus();
}

function showProblem(phase: FormStatus['phase'], kept: boolean, news: FormStatus['notice']): void {
  const { problem: said, promise, way } = failureText(phase, kept);
  outcome.textContent = news && texts[news];
  if (!said) return;
  const { href, textContent } = form.parentElement!.querySelector<HTMLAnchorElement>('a[href^=mailto]')!;
  const answers = { ...emptyAnswers, ...readForm(form) };
  const address = Object.assign(element('a', textContent), { href: mailtoLink(answers, href) });
  const last = element('span', `${way} `);
  last.append(address);
  outcome.replaceChildren(element('b', said), promise, last);
}

const session = createSession(report);
/** The draft that the form was filled with. It becomes this tab's at the first key, and not before: another tab may use it. */
let found: Draft | undefined;
let isBegun = false;
/** Whether the device was read, so that the form shows what it is to show. */
let isRestored = false;

function begin(): void {
  if (isBegun) return;
  isBegun = true;
  session.begin(found);
}

const save = (): void => void session.save(readForm(form), questions.length);

/**
 * Fills the form from a draft, all of it or nothing. A request that is queued is only resumed where the visitor comes
 * back to it: the form shows it, or what they have made of it since, which withdraws it. Otherwise the notice says that
 * it waits.
 */
async function restore(isFirst: boolean): Promise<void> {
  await whenFormRestored();
  // What this page itself has shown or kept is the draft's own text, even if another tab has changed the draft since.
  const keptHere = found?.answers ?? session.savedAnswers();
  let isWaiting = false;
  const canResume = (draft: Draft, isOwn: boolean): boolean => {
    if (!queuedSubmission(draft)) return canFillForm(form, draft.answers, keptHere);
    const isEdited = isOwn && isReloadOrBack() && isEditOf(form, draft.answers);
    const isResumed = isEdited || showsAnswers(form, draft.answers);
    isWaiting ||= !isResumed;
    return isResumed;
  };
  const draft = await session.find(canResume);
  isRestored = true;
  if (isBegun) return;
  found = draft;
  // What anybody put into the form before this script came is kept, too.
  if (isFirst && !found && !isUntouched(form)) {
    begin();
    save();
  }
  if (queuedSubmission(found)) {
    isPressed = true;
    begin();
    save();
    session.resume();
    return;
  }
  if (found) fillForm(form, found.answers);
  const isUnsent = found && draftStatus(found) !== 'draft';
  const textContent = isUnsent ? texts.unsent : isWaiting ? texts.queued : '';
  if (textContent && notice.childElementCount === 0 && !isPressed) {
    notice.append(Object.assign(document.createElement('a'), { href: '/get-started', textContent }));
  }
}

/** Shows the message for the first wrong answer below its field. Returns whether there is none. */
function isValid(): boolean {
  const shown = readForm(form);
  const answers = { ...emptyAnswers, ...shown };
  const asked = questions.filter(({ field }) => field in shown);
  const wrong = asked.find((question) => validate(question, answers));
  for (const { field } of asked) findControl(form, field)!.ariaInvalid = field === wrong?.field ? 'true' : null;
  problem.textContent = wrong ? validate(wrong, answers) : '';
  if (!wrong) return true;
  const field = findControl(form, wrong.field)!;
  field.after(problem);
  field.focus();
  return false;
}

async function submit(): Promise<void> {
  start();
  if (!isValid()) return outcome.replaceChildren();
  isPressed = true;
  // It is about an earlier request.
  notice.replaceChildren();
  begin();
  submitted = readForm(form);
  const focused = document.activeElement;
  await session.submit(submitted);
  // Not when the visitor has gone on meanwhile, or has changed the answers, so that there is no outcome.
  const hasMoved = document.activeElement !== focused && document.activeElement !== document.body;
  const hasOutcome = outcome.querySelector('b, strong') !== null;
  if (hasOutcome && !hasMoved) outcome.focus();
}

/** Keeps what was put into the form without any event, as by a password manager. */
function keepSilentChanges(): void {
  const isFoundShown = found !== undefined && showsAnswers(form, found.answers);
  const isChanged = isBegun ? session.isChanged(readForm(form)) : !isUntouched(form) && !isFoundShown;
  if (!isRestored || !isChanged) return;
  begin();
  save();
}

function onInput({ target }: Event): void {
  const field = target as HTMLInputElement;
  if (field.ariaInvalid) problem.textContent = '';
  field.ariaInvalid = null;
  start();
  begin();
  save();
}

let isStarted = false;

/** Starts once. Not before the device keeps something or the form is used, because it creates the database. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  session.watch();
  void restore(true);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    isBegun = false;
    void restore(false);
  });
}

/**
 * Starts if the device keeps something. Where storage is blocked, it keeps nothing. Later, shows what another tab has made
 * of the draft meanwhile.
 */
async function look(): Promise<void> {
  if (isStarted) return isBegun ? undefined : restore(false);
  const isKept = await databaseExists().catch(() => false);
  if (isKept) start();
}

function open(): void {
  // What the visitor typed before this script came is kept, too.
  if (isUntouched(form)) void look();
  else start();
  // Another tab may have kept or sent something meanwhile.
  addEventListener('focus', look);
  document.addEventListener('visibilitychange', () => document.hidden || look());
}

/** Makes the form send its answers without leaving the page. */
export function takeOverForm(): void {
  form.noValidate = true;
  // It would cut off pasted text in silence, whereas `validate` says that it is too long.
  for (const field of fields) findControl(form, field)?.removeAttribute('maxlength');
  form.addEventListener('focusin', () => {
    start();
    keepSilentChanges();
  });
  for (const name of ['input', 'change']) form.addEventListener(name, onInput);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  // A prerendered page has no visitor yet.
  if (document.prerendering) document.addEventListener('prerenderingchange', open, { once: true });
  else open();
}
