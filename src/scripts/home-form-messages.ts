/** What the home page's form says: the messages in it, and the notice at the edge of the page. */
import {
  cleanAnswer,
  emptyAnswers,
  failureText,
  findControl,
  firstName,
  mailtoLink,
  questions,
  readForm,
  texts,
  validate,
  type Answers,
} from '../lib/lead/index.ts';
import type { FormStatus } from '../lib/submission/index.ts';

export const form = document.querySelector<HTMLFormElement>('#contact-form')!;
const outcome = document.querySelector<HTMLElement>('#contact-outcome')!;
const validationMessage = document.querySelector<HTMLElement>('#contact-problem')!;
const noticeBar = document.querySelector<HTMLElement>('#lead-notice')!;
const receivedNotice = document.querySelector<HTMLTemplateElement>('#lead-notice + template')!.content;

function createElement<Name extends keyof HTMLElementTagNameMap>(name: Name, textContent: string) {
  return Object.assign(document.createElement(name), { textContent });
}

/** Says that an earlier lead has arrived. */
export function showReceivedNotice(): void {
  noticeBar.replaceChildren(receivedNotice.cloneNode(true));
  noticeBar.querySelector('button')!.addEventListener('click', hideNotice);
}

/** Says, with a link to the wizard, that a lead is not sent yet. A notice that is there already stays. */
export function showUnsentNotice(textContent: string): void {
  if (noticeBar.childElementCount > 0) return;
  const link = createElement('a', textContent);
  link.href = '/get-started';
  noticeBar.append(link);
}

export function hideNotice(): void {
  noticeBar.replaceChildren();
}

export function showSending(): void {
  outcome.textContent = texts.sending;
}

/** Replaces the form's fields by the thanks. */
export function showThanks({ fullName = '', email = '' }: Partial<Answers>): void {
  const thanks = createElement('strong', texts.thanks(firstName(fullName)));
  const received = receivedNotice.firstElementChild!.textContent;
  const replyTo = texts.replyTo(cleanAnswer('email', email));
  const hadFocus = form.contains(document.activeElement);
  outcome.replaceChildren(thanks, ` ${received} ${replyTo}`);
  form.replaceChildren(form.firstElementChild!, outcome);
  if (hadFocus) outcome.focus();
}

/** Says what became of a lead that is not sent, and offers to send the answers by email. */
export function showFailure({ phase, isSaved, notice }: FormStatus): void {
  const { problem, reassurance, emailPrompt } = failureText(phase, isSaved);
  outcome.textContent = notice && texts[notice];
  if (!problem) return;
  const ourAddress = form.parentElement!.querySelector<HTMLAnchorElement>('a[href^=mailto]')!;
  const answers = { ...emptyAnswers, ...readForm(form) };
  const link = createElement('a', ourAddress.textContent);
  link.href = mailtoLink(answers, ourAddress.href);
  const emailLine = createElement('span', `${emailPrompt} `);
  emailLine.append(link);
  outcome.replaceChildren(createElement('b', problem), reassurance, emailLine);
}

export function clearOutcome(): void {
  outcome.replaceChildren();
}

/** Focuses the thanks or the failure, so that screen readers read it. After an edit, there is none. */
export function focusOutcome(): void {
  const hasOutcome = outcome.querySelector('b, strong') !== null;
  if (hasOutcome) outcome.focus();
}

/** Shows the message for the first wrong answer below its field. Returns whether all answers are valid. */
export function validateForm(): boolean {
  const formAnswers = readForm(form);
  const answers = { ...emptyAnswers, ...formAnswers };
  const asked = questions.filter(({ field }) => field in formAnswers);
  const firstInvalid = asked.find((question) => validate(question, answers) !== null);
  for (const { field } of asked) {
    const isInvalid = field === firstInvalid?.field;
    findControl(form, field)!.ariaInvalid = isInvalid ? 'true' : null;
  }
  validationMessage.textContent = firstInvalid ? validate(firstInvalid, answers) : '';
  if (!firstInvalid) return true;
  const control = findControl(form, firstInvalid.field)!;
  control.after(validationMessage);
  control.focus();
  return false;
}

/** Removes the message below a field, because the visitor is changing the answer. */
export function clearValidation(control: HTMLInputElement): void {
  if (control.ariaInvalid) validationMessage.textContent = '';
  control.ariaInvalid = null;
}
