/**
 * The script `/deliver.js`, which a page fetches when this device keeps something, or when the home page's form is used: it
 * sends what waits, says on the home page that a request is in, and keeps that form's answers from the first key on.
 */
import { control, fillAnswers, isRestored, noteTyping, readAnswers, steps } from '../lib/lead/index.ts';
import * as device from '../lib/delivery/index.ts';

/** Says, once, that a lead is stored. Passes whether one still waits. */
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

/** Shows what is known. A request that waits to be sent is another one. */
async function fill(form: HTMLFormElement, areOlder = isRestored(), busy?: null): Promise<void> {
  const typed = noteTyping(form);
  const draft = await device.findDraft(true);
  if (draft) fillAnswers(form, draft.answers, areOlder, typed, busy);
}

/** Keeps what is in the home page's form, which is the wizard's draft, too. */
async function save(form: HTMLFormElement, step?: number): Promise<void> {
  opening ??= fill(form).then(() => device.openDraft(true));
  // A store that cannot be opened now may open at the next key.
  opening.catch(() => (opening = undefined));
  const draft = await opening;
  const answers = readAnswers(form, draft.answers);
  step ??= Math.min(draft.step, steps.length);
  await device.keep(Object.assign(draft, { answers, savedAt: Date.now(), step }));
}

/** Goes on to the wizard, which sends the answers, or asks for what is missing. Rejects when they cannot be kept for it. */
export async function goOn(form: HTMLFormElement): Promise<void> {
  // The wizard asks for what is missing, and tidies a pasted address. What is none is said here.
  const email = control(form, 'email')!;
  if (email.validity.patternMismatch) {
    email.setCustomValidity(steps.find(({ field }) => field === 'email')!.shape!.message);
    email.addEventListener('input', () => email.setCustomValidity(''), { once: true });
    return void email.reportValidity();
  }
  await device.inTime(save(form, steps.length + 1));
  location.assign('/get-started');
}

if (homeForm) {
  const isTyped = homeForm.contains(document.activeElement);
  // What was typed before this script came is kept, too.
  const begin = (): Promise<void> => (isTyped ? save(homeForm) : fill(homeForm));
  // Once more: a store that another tab has just left may fail at first.
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
