/**
 * The script `/deliver.js`. A page loads it when this device keeps something, or when the home page's form is used. It
 * sends what is waiting, says on the home page that a lead was stored, and keeps that form's answers at every key.
 */
import { PUBLIC_SUPABASE_ANON_KEY as key, PUBLIC_SUPABASE_URL as url } from 'astro:env/client';
import { control, emptyAnswers, fillAnswers, firstUnanswered, isEmpty, isRestored } from '../lib/lead/index.ts';
import { noteTyping, readAnswers, steps, texts } from '../lib/lead/index.ts';
import * as device from '../lib/delivery/index.ts';

/** Says once, at home, that a lead was stored, and empties the form that sent it. Returns whether something waits. */
async function readDevice(): Promise<boolean> {
  const { drafts, receipts } = await device.readAll();
  if (submitted && !drafts.some(({ id }) => id === submitted)) {
    submitted = opening = undefined;
    homeForm!.reset();
  }
  const notice = document.querySelector('#lead-notice');
  const words = notice?.nextElementSibling;
  if (receipts.length > 0 && words instanceof HTMLTemplateElement) {
    notice?.append(words.content);
    notice?.querySelector('button')?.addEventListener('click', () => notice.remove());
    note.remove();
    await device.forgetReceipts();
  }
  return drafts.some(device.waiting);
}

const homeForm = document.querySelector<HTMLFormElement>('#contact-form');
/** When the wizard was opened to send the answers, in ms. For 20 s it alone sends, because it shows the thanks. */
let handedAt = -Infinity;
/** Says whether the answers are kept, where there is no connection. */
const note = Object.assign(document.createElement('p'), { role: 'alert' });
let opening: Promise<device.Draft> | undefined;
/** The id of the draft that the form has submitted, until the visitor edits it or a sender deletes it. */
let submitted: string | undefined;

/** Fills the form from a draft. Skips drafts that are waiting: those belong to an earlier request. */
async function fill(form: HTMLFormElement, areOlder = isRestored(), busy?: null): Promise<void> {
  const typed = noteTyping(form);
  const draft = await device.findDraft(true);
  if (draft) fillAnswers(form, draft.answers, areOlder, typed, busy);
}

/**
 * Keeps the form's answers in a draft. The wizard opens it at the first question without an answer.
 *
 * @param isSent also submits them: the wizard sends the draft at once, any other page and the worker later
 */
async function save(form: HTMLFormElement, isSent = false): Promise<device.Draft> {
  device.installWorker();
  opening ??= fill(form).then(() => device.openDraft(true));
  // When the store cannot be opened now, the next key tries again.
  opening.catch(() => (opening = undefined));
  const draft = await opening;
  const answers = readAnswers(form, draft.answers);
  Object.assign(draft, { answers, savedAt: Date.now(), step: steps.length });
  if (isSent && firstUnanswered(answers) === steps.length) {
    Object.assign(draft, { isFromHome: true, submission: device.submissionOf(draft, answers, { url, key }) });
  }
  await device.keep(draft);
  return draft;
}

/** Submits the answers and opens the wizard, which sends them. Rejects when they cannot be kept, to be posted. */
export async function submit(form: HTMLFormElement): Promise<void> {
  const email = control(form, 'email')!;
  const problem = form.querySelector('#contact-email')!;
  const isWrong = email.validity.patternMismatch;
  email.ariaInvalid = isWrong ? 'true' : null;
  problem.textContent = isWrong ? steps.find(({ field }) => field === 'email')!.invalid! : '';
  if (isWrong) email.focus();
  if (isWrong) return problem.scrollIntoView({ block: 'nearest' });
  if (!form.reportValidity()) return;
  if (navigator.onLine) {
    submitted = (await device.inTime(save(form, true))).id;
    // If the wizard does not open, this page sends later.
    void catchUp();
    handedAt = performance.now();
    return location.assign('/get-started');
  }
  // Without a connection, the wizard and a posted form would open the browser's error page.
  const draft = await save(form, true).catch(() => undefined);
  submitted = draft && device.waiting(draft) && draft.id;
  note.textContent = submitted ? texts.kept : texts.failed;
  form.append(note);
  void catchUp();
  device.deliverLater();
}

if (homeForm) {
  // What the visitor typed before this script loaded is kept, too; texts that the browser put back may be old.
  const hasText = !isRestored() && !isEmpty(readAnswers(homeForm, emptyAnswers));
  const isTyped = hasText || homeForm.contains(document.activeElement);
  const begin = (): Promise<unknown> => (isTyped ? save(homeForm) : fill(homeForm));
  // Try twice: right after another tab has let go of the store, the first try may fail.
  void begin()
    .catch(begin)
    .catch(() => undefined);
  homeForm.addEventListener('input', () => {
    note.remove();
    submitted = undefined;
    void save(homeForm).catch(() => undefined);
  });
  addEventListener('pageshow', ({ persisted }) => {
    opening = undefined;
    if (persisted) void fill(homeForm, true, null).catch(() => undefined);
  });
}

const catchUp = device.watch(readDevice, async () => {
  if (navigator.onLine && performance.now() - handedAt > 20_000) await device.deliverAll();
});
