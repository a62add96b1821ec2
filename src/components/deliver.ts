/**
 * The script `/deliver.js`. A page loads it when this device keeps something, or when the home page's form is used. It
 * sends what is waiting, says on the home page that a lead was stored, and keeps that form's answers at every key.
 */
import { PUBLIC_SUPABASE_ANON_KEY as key, PUBLIC_SUPABASE_URL as url } from 'astro:env/client';
import { control, emptyAnswers, fillAnswers, firstUnanswered, isEmpty, isRestored } from '../lib/lead/index.ts';
import { noteTyping, readAnswers, steps, texts } from '../lib/lead/index.ts';
import * as device from '../lib/delivery/index.ts';

/** Tells the visitor once, on the home page, that a lead was stored. Returns whether something is waiting. */
async function readDevice(): Promise<boolean> {
  const { drafts, receipts } = await device.readAll();
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
/** Says that the answers are kept, where there is no connection. */
const note = Object.assign(document.createElement('p'), { role: 'alert' });
let opening: Promise<device.Draft> | undefined;

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
async function save(form: HTMLFormElement, isSent = false): Promise<void> {
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
}

/** Submits the answers and opens the wizard, which sends them. Rejects when they cannot be kept. */
export async function submit(form: HTMLFormElement): Promise<void> {
  const email = control(form, 'email')!;
  const problem = form.querySelector('#contact-email')!;
  const isWrong = email.validity.patternMismatch;
  email.ariaInvalid = isWrong ? 'true' : null;
  problem.textContent = isWrong ? steps.find(({ field }) => field === 'email')!.invalid! : '';
  if (isWrong) email.focus();
  if (isWrong) return problem.scrollIntoView({ block: 'nearest' });
  if (!form.reportValidity()) return;
  await device.inTime(save(form, true));
  // If the wizard does not open, this page or, without a connection now, the worker sends later.
  void catchUp();
  if (navigator.onLine) {
    handedAt = performance.now();
    return location.assign('/get-started');
  }
  device.deliverLater();
  note.textContent = texts.kept;
  form.append(note);
}

if (homeForm) {
  // What the visitor typed before this script loaded is kept, too; texts that the browser put back may be old.
  const hasText = !isRestored() && !isEmpty(readAnswers(homeForm, emptyAnswers));
  const isTyped = hasText || homeForm.contains(document.activeElement);
  const begin = (): Promise<void> => (isTyped ? save(homeForm) : fill(homeForm));
  // Try twice: right after another tab has let go of the store, the first try may fail.
  void begin()
    .catch(begin)
    .catch(() => undefined);
  homeForm.addEventListener('input', () => {
    note.remove();
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
