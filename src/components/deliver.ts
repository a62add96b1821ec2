/**
 * The script `/deliver.js`. A page loads it when this device keeps something, or when the home page's form is used. It
 * sends what is waiting, says on the home page that a lead was stored, and keeps that form's answers at every key.
 */
import { control, emptyAnswers, fillAnswers, isEmpty, isRestored } from '../lib/lead/index.ts';
import { noteTyping, readAnswers, steps } from '../lib/lead/index.ts';
import * as device from '../lib/delivery/index.ts';

/** Tells the visitor once, on the home page, that a lead was stored. Returns whether something is waiting. */
async function readDevice(): Promise<boolean> {
  const { drafts, receipts } = await device.readAll();
  const notice = document.querySelector('#lead-notice');
  const words = notice?.nextElementSibling;
  if (receipts.length > 0 && words instanceof HTMLTemplateElement) {
    notice?.append(words.content);
    notice?.querySelector('button')?.addEventListener('click', () => notice.remove());
    await device.forgetReceipts();
  }
  return drafts.some(device.waiting);
}

const homeForm = document.querySelector<HTMLFormElement>('#contact-form');
let opening: Promise<device.Draft> | undefined;

/** Fills the form from a draft. Skips drafts that are waiting: those belong to an earlier request. */
async function fill(form: HTMLFormElement, areOlder = isRestored(), busy?: null): Promise<void> {
  const typed = noteTyping(form);
  const draft = await device.findDraft(true);
  if (draft) fillAnswers(form, draft.answers, areOlder, typed, busy);
}

/** Keeps the form's answers in a draft, which the wizard opens at the first question without an answer. */
async function save(form: HTMLFormElement, step = steps.length): Promise<void> {
  opening ??= fill(form).then(() => device.openDraft(true));
  // When the store cannot be opened now, the next key tries again.
  opening.catch(() => (opening = undefined));
  const draft = await opening;
  const answers = readAnswers(form, draft.answers);
  await device.keep(Object.assign(draft, { answers, savedAt: Date.now(), step }));
}

/** Keeps the answers and opens the wizard, which submits them. Rejects when keeping fails. */
export async function goOn(form: HTMLFormElement): Promise<void> {
  const email = control(form, 'email')!;
  const problem = form.querySelector('#contact-email')!;
  const isWrong = email.validity.patternMismatch;
  email.ariaInvalid = isWrong ? 'true' : null;
  problem.textContent = isWrong ? steps.find(({ field }) => field === 'email')!.shape!.message : '';
  if (isWrong) email.focus();
  if (isWrong) return problem.scrollIntoView({ block: 'nearest' });
  if (!form.reportValidity()) return;
  await device.inTime(save(form, steps.length + 1));
  location.assign('/get-started');
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
  homeForm.addEventListener('input', () => void save(homeForm).catch(() => undefined));
  addEventListener('pageshow', ({ persisted }) => {
    opening = undefined;
    if (persisted) void fill(homeForm, true, null).catch(() => undefined);
  });
}

device.watch(readDevice, async () => {
  if (navigator.onLine) await device.deliverAll();
});
