/** The base of the tests of what visitors reported. They know the questions only from the site's own list. */
import type { Draft } from '../../../src/lib/submission/index.ts';
import {
  type Answers,
  emptyAnswers,
  type Field,
  firstName,
  type LeadRow,
  type Question,
  questions,
  texts,
  toRow,
} from '../../../src/lib/lead/index.ts';
import { contact, questionTexts, wizard } from '../../form-texts.ts';
import { services } from '../../site/front-matter.ts';
import { addAndReadRecords } from '../support/device.ts';
import { click, expectText, type Tab, textOf, fill } from '../support/engine-test.ts';
import { emptyPath, type FaultyNetwork } from '../support/faulty-network.ts';
import { engineTest as baseEngineTest, test as baseTest } from '../support/form-test.ts';
import { type testWithoutPage, expect } from '../support/test.ts';

/** The two pages with a form, by name. */
export const forms = {
  home: { path: '/', labels: contact.labels },
  wizard: { path: '/get-started', labels: questionTexts },
} as const;
export type FormName = keyof typeof forms;
export const formNames: FormName[] = ['home', 'wizard'];

/** Some answer to each question, and a different one for each person. `optionIndex` chooses among options. */
function answersOf(person: string, email: string, optionIndex: number): Answers {
  const answerTo = ({ field, type, shortLabel, options }: Question): string => {
    if (field === 'fullName') return `${person} Visitor`;
    if (type === 'email') return email;
    if (type === 'tel') return `+1 555 010${optionIndex}`;
    if (type !== 'select') return `${shortLabel} of ${person}`;
    const allOptions = options ?? services().map(({ option }) => option);
    return allOptions[optionIndex % allOptions.length]!;
  };
  const entries = questions.map((question) => [question.field, answerTo(question)]);
  return Object.fromEntries(entries) as Answers;
}

/** The row of these answers, without the time. */
export function rowOf(answers: Partial<Answers>) {
  const { created_at: _, ...row } = toRow({ ...emptyAnswers, ...answers }, '');
  return row;
}

interface People {
  /** The person who is at the form now, and the one who left a draft or a request on the device before. */
  grace: Answers;
  olga: Answers;
  /** Waits until exactly one row of these answers has arrived, by default within five seconds. */
  expectStored: (answers: Answers, timeout?: number) => Promise<void>;
  /** The rows with this person's address. */
  rowsOf: (person: Answers) => Promise<LeadRow[]>;
}

const fixtures: Parameters<typeof testWithoutPage.extend<People>>[0] = {
  grace: async ({ email }, use) => use(answersOf('Grace', `grace.${email}`, 0)),
  olga: async ({ email }, use) => use(answersOf('Olga', `olga.${email}`, 1)),
  rowsOf: async ({ leads }, use) => use(({ email }) => leads(email)),
  expectStored: async ({ leads }, use) =>
    use((answers, timeout = 5000) =>
      expect.poll(() => leads(answers.email), { timeout, intervals: [100] }).toMatchObject([rowOf(answers)]),
    ),
};

export const test = baseTest.extend(fixtures);
export const engineTest = baseEngineTest.extend(fixtures);

/** Polls every 100 ms. */
export const poll = <T>(read: () => Promise<T>, options: { message?: string; timeout?: number } = {}) =>
  expect.poll(read, { intervals: [100], ...options });

/** A call of this function, for `pageScript`. The function can use nothing outside of it. */
export const asScript = <A>(script: (argument: A) => void, argument: A): string =>
  `(${script.toString()})(${JSON.stringify(argument)});`;

/** Leaves a draft on the device, as another visit did. With `isQueued`, it was submitted and is not sent yet. */
export async function leaveOnDevice(
  tab: Tab,
  url: string,
  answers: Answers,
  { isQueued = false, days = 0 } = {},
): Promise<void> {
  const savedAt = Date.now() - days * 86_400_000;
  const createdAt = new Date(savedAt).toISOString();
  const draft: Draft = { id: `${savedAt}-${Math.random()}`, savedAt, answers, step: questions.length };
  const queued: Draft = { ...draft, submission: { answers, createdAt } };
  await tab.goto(`${url}${emptyPath}`);
  await tab.evaluate(addAndReadRecords, [isQueued ? queued : draft]);
}

/** What the device keeps. */
export const recordsOf = (tab: Tab) => tab.evaluate(addAndReadRecords, []);

/** The records that are not confirmations: drafts and queued requests. */
export async function draftsOf(tab: Tab) {
  const records = await recordsOf(tab);
  return records.filter(({ answers }) => answers);
}

/** Waits until the device keeps this text. */
export async function expectOnDevice(tab: Tab, text: string): Promise<void> {
  const isKept = async () => JSON.stringify(await recordsOf(tab)).includes(text);
  await poll(isKept, { message: `the device keeps "${text}"` }).toBe(true);
}

/** Deletes all that the device keeps, as another tab may. */
export const clearDevice = (tab: Tab): Promise<unknown> =>
  tab.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('leads');
        request.addEventListener('success', () => {
          const clearing = request.result.transaction('records', 'readwrite');
          clearing.objectStore('records').clear();
          clearing.addEventListener('complete', () => {
            request.result.close();
            resolve(null);
          });
        });
      }),
    null,
  );

/** What the form on the page says, by the names of its fields. */
export const readForm = (tab: Tab): Promise<Partial<Answers>> =>
  tab.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/lead"]');
    if (!form) return {};
    const entries = [...new FormData(form)].map(([name, text]) => [name, String(text)]);
    return Object.fromEntries(entries);
  }, null);

export const expectForm = (tab: Tab, answers: Partial<Answers>, timeout = 10_000) =>
  poll(() => readForm(tab).catch(() => ({})), { timeout }).toMatchObject(answers);

/** The answers that both forms ask for: home leaves some out. */
export const answersAskedBy = (name: FormName, answers: Answers): Answers => {
  const entries = questions
    .filter(({ homeLabel }) => homeLabel || name === 'wizard')
    .map(({ field }) => [field, answers[field]]);
  return { ...emptyAnswers, ...Object.fromEntries(entries) } as Answers;
};

/** Answers as a person does: question by question in the wizard. Does not press Submit. */
export async function fillForm(tab: Tab, name: FormName, answers: Answers): Promise<void> {
  const asked = questions.filter(({ field }) => forms[name].labels[field]);
  for (const [index, { field }] of asked.entries()) {
    if (name === 'wizard' && index > 0) await click(tab, wizard.buttons.next);
    await fill(tab, forms[name].labels[field], answers[field]);
  }
}

/** Goes on to the wizard's Submit. Home's form has no Next. */
export async function goToSubmit(tab: Tab): Promise<void> {
  const pressNextUnlessAtSubmit = ({ next, submit }: { next: string; submit: string }): boolean => {
    const allButtons = [...document.querySelectorAll<HTMLButtonElement>('form[action="/lead"] button')];
    const usable = allButtons.filter((button) => button.checkVisibility() && !button.disabled);
    const buttonNamed = (name: string) => usable.find(({ innerText }) => innerText.trim() === name);
    if (buttonNamed(submit)) return true;
    buttonNamed(next)?.click();
    return false;
  };
  const isAtSubmit = () => tab.evaluate(pressNextUnlessAtSubmit, wizard.buttons).catch(() => false);
  await poll(isAtSubmit).toBe(true);
}

export const submit = (tab: Tab) => click(tab, contact.action);

/** Waits until the page thanks this person, by default within ten seconds. */
export async function expectThanks(tab: Tab, { fullName }: Pick<Answers, 'fullName'>, timeout = 10_000): Promise<void> {
  const thanks = texts.thanks(firstName(fullName));
  // A page that is being left has no words.
  const readPage = () => textOf(tab).catch(() => '');
  await poll(readPage, { timeout, message: `the page says "${thanks}"` }).toContain(thanks);
}

/** Opens a form, fills it in and presses Submit. */
export async function fillAndSend(tab: Tab, network: FaultyNetwork, name: FormName, answers: Answers): Promise<void> {
  await tab.goto(`${network.url}${forms[name].path}`);
  await fillForm(tab, name, answers);
  await submit(tab);
}

/** Waits until the page promises to send the request later. */
export async function expectPromiseToSend(tab: Tab): Promise<void> {
  await expectText(tab, texts.failed);
  await expectText(tab, texts.saved);
}

export { everyEngine } from '../support/form-test.ts';
export { translatePage } from '../support/translate.ts';
export { click, contact, expect, questions, services, expectText, texts, wizard, textOf, fill };
export type { Page } from '../support/test.ts';
export type { Answers, Field, Tab };
