/**
 * The script `/deliver.js`, which home loads, and other pages when this device keeps something. Once started, it sends
 * what is waiting, says at home that a lead was stored, and keeps that form's answers at every key.
 */
import * as delivery from '../lib/delivery/index.ts';
import * as lead from '../lib/lead/index.ts';

const { texts } = lead;
const element = (name: string, textContent: string) => Object.assign(document.createElement(name), { textContent });
const homeForm = document.querySelector<HTMLFormElement>('#contact-form');
const notice = document.querySelector('#lead-notice');
const words = document.querySelector<HTMLTemplateElement>('#lead-notice + template');
const outcome = document.querySelector<HTMLElement>('#contact-outcome');
/** Whether Send was pressed, here or before Back. */
let isPressed = false;

/** Says at home what became of the form's lead, and once, that an earlier one was stored. */
function report({ phase, kept, news }: delivery.Report): void {
  const isEarlier = news === 'delivered';
  if (notice && words && isEarlier) {
    notice.replaceChildren(words.content.cloneNode(true));
    notice.querySelector('button')!.addEventListener('click', () => notice.replaceChildren());
  }
  if (notice && (isEarlier || phase === 'sent')) delivery.forgetReceipts().catch(() => undefined);
  if (!homeForm || !outcome || !isPressed) return;
  homeForm.inert = phase === 'sending';
  if (phase === 'sent') {
    const { fullName, email } = lead.answersIn(homeForm);
    const thanks = element('strong', texts.thanks(lead.firstWord(fullName)));
    const arrived = words!.content.firstElementChild!.textContent;
    outcome.replaceChildren(thanks, ` ${arrived} ${texts.replyTo(lead.clean('email', email))}`);
    homeForm.replaceChildren(homeForm.firstElementChild!, outcome);
  } else if (phase !== 'sending') {
    const { problem, promise, way } = lead.problemOf(phase, kept);
    outcome.textContent = news && texts[news];
    if (!problem) return;
    const last = element('span', `${way} `);
    const { href, textContent } = homeForm.parentElement!.querySelector<HTMLAnchorElement>('a[href^=mailto]')!;
    last.append(Object.assign(element('a', textContent), { href: lead.mailWith(lead.answersIn(homeForm), href) }));
    outcome.replaceChildren(element('b', problem), promise, last);
  }
}

const session = delivery.createSession(report);
let opening: Promise<void> | undefined;

/** After Back, the form shows the request that waits: go on with it, so that an edit withdraws it. */
const goesOn = ({ answers }: { answers: lead.Answers }) => lead.stillShows(homeForm!, answers);

/** Opens the form's draft at the first key, and keeps it. The wizard goes on at the first question without an answer. */
const open = (form: HTMLFormElement): Promise<void> =>
  (opening ??= session.open(goesOn, ({ answers }, waits) => {
    isPressed ||= waits;
    if (!lead.isEmpty(answers)) lead.fillAnswers(form, answers);
    return { answers: lead.answersIn(form), step: lead.steps.length };
  }));

/** Fills the form from a draft, but not from one that is waiting: the notice says that an earlier request waits. */
async function fill(form: HTMLFormElement): Promise<void> {
  // After Back, browsers put the form's words back between `load` and `pageshow`.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('pageshow', resolve));
  const { drafts } = await delivery.readAll();
  if (drafts.some((one) => delivery.waiting(one) && goesOn(one))) return open(form);
  const draft = await delivery.findDraft(() => false);
  if (draft) lead.fillAnswers(form, draft.answers);
  const isUnsent = draft && delivery.stateOf(draft) !== 'draft';
  const textContent = isUnsent ? texts.unsent : drafts.some(delivery.waiting) ? texts.waiting : '';
  if (textContent && notice?.childElementCount === 0 && !isPressed)
    notice.append(Object.assign(document.createElement('a'), { href: '/get-started', textContent }));
}

/** Shows the message for the first wrong answer below its field. Returns whether there is none. */
function isValid(form: HTMLFormElement): boolean {
  const problem = form.querySelector('#contact-problem')!;
  const answers = lead.answersIn(form);
  const asked = [...new FormData(form).keys()].flatMap((name) => lead.steps.find(({ field }) => field === name) ?? []);
  const wrong = asked.find((step) => lead.validate(step, answers));
  for (const { field } of asked) lead.control(form, field)!.ariaInvalid = field === wrong?.field ? 'true' : null;
  problem.textContent = wrong ? lead.validate(wrong, answers) : '';
  const field = wrong && lead.control(form, wrong.field);
  field?.after(problem);
  field?.focus();
  return !wrong;
}

/** Submits the answers, and says what became of them. */
export async function submit(form: HTMLFormElement): Promise<void> {
  start();
  isPressed = isValid(form);
  if (!isPressed) return outcome?.replaceChildren();
  // It is about an earlier request.
  notice?.replaceChildren();
  // From the press on, so that no edit comes between it and the answer.
  form.inert = true;
  // Once the draft is open, this takes no time: the lead is kept in the task of the press, before the tab can be closed.
  await delivery.inTime(open(form)).catch(() => undefined);
  await session.submit(lead.answersIn(form));
  outcome?.focus();
}

let isStarted = false;

/** Starts once. Not before the device keeps something or the form is used, because it creates the database. */
export function start(): void {
  if (isStarted) return;
  isStarted = true;
  session.watch();
  if (!homeForm) return;
  // What the visitor typed before this script loaded is kept, too.
  const isTyped = lead.typedFields().length > 0 || homeForm.contains(document.activeElement);
  const begin = (): Promise<void> => (isTyped ? open(homeForm) : fill(homeForm));
  void begin()
    .catch(begin)
    .catch(() => undefined);
  homeForm.addEventListener('input', ({ target }) => {
    if ((target as HTMLElement).ariaInvalid) homeForm.querySelector('#contact-problem')!.textContent = '';
    (target as HTMLElement).ariaInvalid = null;
    void open(homeForm).then(() => session.save(lead.answersIn(homeForm), lead.steps.length));
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    opening = undefined;
    lead.forgetTyping();
    void fill(homeForm).catch(() => undefined);
  });
}
