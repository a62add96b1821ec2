/** What a visitor does with the two forms, and reads there. */
import { headerLinks } from '../../../src/data/header-links.ts';
import {
  type Answers,
  emptyAnswers,
  type Field,
  firstName,
  type Question,
  questions,
  texts,
} from '../../../src/lib/lead/index.ts';
import { answerTo } from '../../example-lead.ts';
import { contact, questionTexts, wizardTexts } from '../../form-texts.ts';
import { click, expectText, fill, type Tab, textOf } from '../support/engine-test.ts';
import { type FaultyNetwork, noFault, requestLost } from '../support/faulty-network.ts';
import { expect, poll } from '../support/test.ts';
import { lastField, stepLabel, stepNumber } from '../support/wizard.ts';
import { expectQueued, leaveOnDevice, savedAnswers } from './records.ts';

/** The two pages with a form, by name. */
export const forms = {
  home: { path: '/', labels: contact.labels },
  wizard: { path: '/get-started', labels: questionTexts },
} as const;
export type FormName = keyof typeof forms;
export const formNames: FormName[] = ['home', 'wizard'];

const isAskedBy = (name: FormName, { homeLabel }: Question): boolean => name === 'wizard' || Boolean(homeLabel);

export const questionsAskedBy = (name: FormName): Question[] =>
  questions.filter((question) => isAskedBy(name, question));

/** The answers to the questions that a form asks; the others are empty. */
export function answersAskedBy(name: FormName, answers: Answers): Answers {
  const entries = questionsAskedBy(name).map(({ field }) => [field, answers[field]]);
  return { ...emptyAnswers, ...Object.fromEntries(entries) };
}

/** The answers in the form on the page, by field; empty while the page has none. */
export const readForm = (tab: Tab): Promise<Partial<Answers>> =>
  tab.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/lead"]');
    if (!form) return {};
    const entries = [...new FormData(form)].map(([name, text]) => [name, String(text)]);
    return Object.fromEntries(entries);
  }, null);

/** Waits until the form shows these answers. The timeout is in ms. */
export const expectForm = (tab: Tab, answers: Partial<Answers>, timeout = 10_000) =>
  poll(() => readForm(tab).catch(() => ({})), { timeout }).toMatchObject(answers);

/** Answers as a person does: question by question in the wizard. Does not press Submit. */
export async function fillForm(tab: Tab, name: FormName, answers: Answers): Promise<void> {
  for (const [index, { field }] of questionsAskedBy(name).entries()) {
    if (name === 'wizard' && index > 0) await click(tab, wizardTexts.buttons.next);
    await fill(tab, forms[name].labels[field], answers[field]);
  }
}

/** Goes on to the wizard's Submit. Home's form has no Next. */
export async function goToSubmit(tab: Tab): Promise<void> {
  const pressNextUnlessAtSubmit = ({ next, submit: last }: { next: string; submit: string }): boolean => {
    const allButtons = [...document.querySelectorAll<HTMLButtonElement>('form[action="/lead"] button')];
    const usable = allButtons.filter((button) => button.checkVisibility() && !button.disabled);
    const buttonNamed = (name: string) => usable.find(({ innerText }) => innerText.trim() === name);
    if (buttonNamed(last)) return true;
    buttonNamed(next)?.click();
    return false;
  };
  const isAtSubmit = () => tab.evaluate(pressNextUnlessAtSubmit, wizardTexts.buttons).catch(() => false);
  await poll(isAtSubmit).toBe(true);
}

/** Presses Submit, which has the same name in both forms. */
export const submit = (tab: Tab) => click(tab, contact.action);

/** Opens a form, fills it in and presses Submit. */
export async function fillAndSend(tab: Tab, network: FaultyNetwork, name: FormName, answers: Answers): Promise<void> {
  await tab.goto(`${network.url}${forms[name].path}`);
  await fillForm(tab, name, answers);
  await submit(tab);
}

/** Opens the wizard at a question, by default the last one, with a draft of all answers. */
export async function openWizard(tab: Tab, url: string, answers: Answers, field = lastField): Promise<void> {
  await leaveOnDevice(tab, url, answers, { step: stepNumber(field) });
  await tab.goto(`${url}${forms.wizard.path}`);
  await expectText(tab, stepLabel(field));
}

/** Leaves the wizard open with a lead that could not be sent. Afterwards, the network works again. */
export async function failToSend(tab: Tab, network: FaultyNetwork, answers: Answers): Promise<void> {
  await openWizard(tab, network.url, answers);
  network.fault = requestLost;
  await submit(tab);
  await expectPromiseToSend(tab);
  network.fault = noFault;
}

/** Submits a lead in the wizard whose request gets no response, so that the visitor keeps waiting. */
export async function submitWithoutResponse(
  tab: Tab,
  network: FaultyNetwork,
  answers: Answers,
  kind: 'swallow request' | 'hold request' | 'hold response' = 'swallow request',
): Promise<void> {
  await openWizard(tab, network.url, answers);
  network.fault = { kind };
  await submit(tab);
  await poll(async () => network.held).toBe(1);
  await expectQueued(tab, 1);
}

/** Fills in the home page's form except for the service, and goes on in the wizard. */
export async function continueFromHome(tab: Tab, url: string, answers: Answers): Promise<void> {
  await tab.goto(`${url}/`);
  for (const { field } of questionsAskedBy('home')) {
    if (field !== 'service') await fill(tab, contact.labels[field], answers[field]);
  }
  await poll(() => savedAnswers(tab, 'customRequest')).toEqual([answers.customRequest]);
  await click(tab, headerLinks.home.button!.label);
}

/** The question that tests edit next to Submit: the wizard's last one, and home's long text. */
export const editedQuestion: Record<FormName, Question> = {
  wizard: questions.at(-1)!,
  home: questionsAskedBy('home').findLast(({ type }) => type === 'textarea')!,
};

/** Gives another answer next to Submit. Each `variant` is another one. */
export function editAnswer(tab: Tab, name: FormName, variant = 1): Promise<void> {
  const question = editedQuestion[name];
  return fill(tab, forms[name].labels[question.field], answerTo(question, variant));
}

/** The answers that a form sends after `editAnswer`. */
export function editedAnswers(name: FormName, answers: Answers, variant = 1): Answers {
  const question = editedQuestion[name];
  return { ...answersAskedBy(name, answers), [question.field]: answerTo(question, variant) };
}

/** Deletes all answers, as a visitor does in the wizard. */
export async function discardDraft(tab: Tab): Promise<void> {
  await click(tab, wizardTexts.startOver);
  await click(tab, wizardTexts.buttons.discard);
}

export const thanksFor = ({ fullName }: Pick<Answers, 'fullName'>): string => texts.thanks(firstName(fullName));

/** Waits until the page thanks this person. The timeout is in ms. */
export async function expectThanks(tab: Tab, answers: Answers, timeout = 10_000): Promise<void> {
  const thanks = thanksFor(answers);
  // A page that is being left has no text.
  const readPage = () => textOf(tab).catch(() => '');
  await poll(readPage, { timeout, message: `the page says "${thanks}"` }).toContain(thanks);
}

/** Waits until the page promises to send the lead later. */
export async function expectPromiseToSend(tab: Tab): Promise<void> {
  await expectText(tab, texts.failed);
  await expectText(tab, texts.saved);
}

/** Waits until the page says that the lead was not sent, and expects no promise: the device stored nothing. */
export async function expectFailureWithoutPromise(tab: Tab): Promise<void> {
  await expectText(tab, texts.failed);
  expect(await textOf(tab)).not.toContain(texts.saved);
}

/** Waits until the page says that the database refused the lead for good, and expects no promise to send it. */
export async function expectRefusal(tab: Tab): Promise<void> {
  await expectText(tab, texts.refused);
  expect(await textOf(tab)).not.toContain(texts.saved);
}

/** Waits until the page does not contain this text. */
export const expectHidden = (tab: Tab, text: string) => poll(() => textOf(tab).catch(() => text)).not.toContain(text);

/** The name of the field that has the focus. */
export const focusedField = (tab: Tab): Promise<Field> =>
  tab.evaluate(() => (document.activeElement as HTMLInputElement).name as Field, null);

/** Lets the browser notice that it is online again. */
export const dispatchOnline = (tab: Tab): Promise<unknown> =>
  tab.evaluate(() => {
    dispatchEvent(new Event('online'));
  }, null);
