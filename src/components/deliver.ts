/**
 * The script `/deliver.js`. A page loads it when this device keeps something, or when the home page's form is used. It
 * sends what is waiting, says on the home page that a lead was stored, and keeps that form's answers at every key.
 */
import * as delivery from '../lib/delivery/index.ts';
import * as lead from '../lib/lead/index.ts';

const { texts } = lead;
const homeForm = document.querySelector<HTMLFormElement>('#contact-form');
const notice = document.querySelector('#lead-notice');
const words = document.querySelector<HTMLTemplateElement>('#lead-notice + template');
/** Says what became of Send, once it was pressed. */
let note: HTMLElement | undefined;
let opening: Promise<delivery.Draft> | undefined;
/** What the form has submitted, until an edit. */
let submitted: delivery.Submission | undefined;

/** Says that the form's lead was stored, in place of its fields. */
function thank(): void {
  note!.textContent = words!.content.firstElementChild!.textContent;
  homeForm!.replaceChildren(homeForm!.firstElementChild!, note!);
}

/** Says once, at home, that a lead was stored, or that changes to one were not sent. Returns whether one is waiting. */
async function readDevice(): Promise<boolean> {
  const { drafts, receipts } = await delivery.readAll();
  if (notice && words && receipts.length > 0) {
    if (submitted && receipts.includes(submitted.row.created_at)) thank();
    else notice.append(words.content.cloneNode(true));
    notice.querySelector('button')?.addEventListener('click', () => notice.remove());
    await delivery.forgetReceipts();
  } else if (notice?.childElementCount === 0 && !note && drafts.some(delivery.isUnsent)) {
    notice.append(Object.assign(document.createElement('a'), { href: '/get-started', textContent: texts.unsent }));
  }
  return drafts.some(delivery.waiting);
}

/** Fills the form from a draft. Skips drafts that are waiting: those belong to an earlier request. */
async function fill(form: HTMLFormElement): Promise<void> {
  const draft = await delivery.findDraft(true);
  if (draft) lead.fillAnswers(form, draft.answers);
}

/** The form's draft, with the answers in the form now. The wizard opens it at the first question without an answer. */
async function edit(form: HTMLFormElement): Promise<delivery.Draft> {
  opening ??= fill(form).then(() => delivery.openDraft(true));
  // When the store cannot be opened now, the next key tries again.
  opening.catch(() => (opening = undefined));
  const draft = await opening;
  const answers = lead.readAnswers(form, draft.answers);
  return Object.assign(draft, { answers, savedAt: Date.now(), step: lead.steps.length });
}

/** Keeps the form's answers. Returns its submission if that is waiting. */
async function save(form: HTMLFormElement): Promise<delivery.Submission | undefined> {
  delivery.installWorker();
  const draft = await edit(form);
  await delivery.keep(draft);
  return delivery.waiting(draft);
}

/** Shows the message for the first wrong answer below its field. Returns whether there is none. */
function isValid(form: HTMLFormElement): boolean {
  const problem = form.querySelector('#contact-problem')!;
  const answers = lead.readAnswers(form, lead.emptyAnswers);
  const asked = [...new FormData(form).keys()].flatMap((name) => lead.steps.find(({ field }) => field === name) ?? []);
  const wrong = asked.find((step) => lead.validate(step, answers));
  for (const { field } of lead.steps) lead.control(form, field)!.ariaInvalid = field === wrong?.field ? 'true' : null;
  problem.textContent = wrong ? lead.validate(wrong, answers) : '';
  const field = wrong && lead.control(form, wrong.field);
  field?.after(problem);
  field?.focus();
  return !wrong;
}

/** Submits the answers, and says in `place` what became of them. */
export async function submit(form: HTMLFormElement, place: HTMLElement): Promise<void> {
  if (!isValid(form)) return place.remove();
  const sending = place.textContent;
  note = place;
  // From the press on, so that no edit comes between it and the answer.
  form.inert = true;
  const draft = await delivery.inTime(edit(form)).catch(delivery.newDraft);
  draft.answers = lead.readAnswers(form, draft.answers);
  submitted = draft.submission = delivery.submissionOf(draft, draft.answers);
  let isKept = false;
  const outcome = await delivery.attempt(draft, submitted, () => (isKept = true));
  form.inert = false;
  if (outcome === 'stored') thank();
  // The wizard says what to do.
  else if (outcome === 'refused' && isKept) location.assign('/get-started');
  // Unless another tab or the worker has sent it meanwhile.
  else if (place.textContent === sending) {
    const alert = Object.assign(document.createElement('b'), { textContent: texts.failed });
    place.replaceChildren(alert, isKept ? ` ${texts.kept}` : '');
  }
  place.focus();
  place.scrollIntoView({ block: 'center' });
  void catchUp();
}

if (homeForm) {
  // What the visitor typed before this script loaded is kept, too.
  const isTyped = lead.typedFields().length > 0 || homeForm.contains(document.activeElement);
  const begin = (): Promise<unknown> => (isTyped ? save(homeForm) : fill(homeForm));
  // Try twice: right after another tab has let go of the store, the first try may fail.
  void begin()
    .catch(begin)
    .catch(() => undefined);
  homeForm.addEventListener('input', ({ target }) => {
    (target as HTMLElement).ariaInvalid = null;
    void save(homeForm)
      .then((waiting) => {
        submitted = waiting;
        const said = waiting ? texts.kept : texts.edited;
        // Not while it is being sent: the press says what became of it. A screen reader would read the same text again.
        if (note?.isConnected && !homeForm.inert && note.textContent !== said) note.textContent = said;
      })
      .catch(() => undefined);
  });
  addEventListener('pageshow', ({ persisted }) => {
    opening = undefined;
    if (!persisted) return;
    lead.forgetTyping();
    void fill(homeForm).catch(() => undefined);
  });
}

const catchUp = delivery.watch(readDevice, delivery.deliverAll);
