/** The base of the tests of what visitors reported. They know the questions only from the site's own list. */
import { readFileSync } from 'node:fs';
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
import { contentOf } from '../../site/front-matter.ts';
import { contact, question, wizard } from '../../wizard-words.ts';
import { deviceRecords } from '../support/device.ts';
import { click, expectText, type Tab, test as everyEngine, textOf, fill } from '../support/engine-test.ts';
import { type Answer, emptyPath, type Fault, type FaultyNetwork } from '../support/faulty-network.ts';
import { type testWithoutPage, expect, type Page, test as chromium } from '../support/test.ts';

/** The two pages with a form, by name. */
export const forms = {
  home: { path: '/', labels: contact.labels },
  wizard: { path: '/get-started', labels: question },
} as const;
export type FormName = keyof typeof forms;
export const formNames: FormName[] = ['home', 'wizard'];

export const services = contentOf('services').map(({ slug }) => {
  const text = readFileSync(`src/content/services/${slug}.mdx`, 'utf8');
  return { slug, option: /^option: *["']?(.*?)["']?$/m.exec(text)![1]! };
});

/** Some answer to each question, and different ones for each person. `place` chooses among options. */
function answersOf(person: string, email: string, place: number): Answers {
  const answer = ({ field, type, shortLabel, options }: Question): string => {
    if (type === 'email') return email;
    if (type === 'tel') return `+1 555 010${place}`;
    if (type === 'select') return (options ?? services.map(({ option }) => option)).at(place)!;
    return field === 'fullName' ? `${person} Visitor` : `${shortLabel} of ${person}`;
  };
  return Object.fromEntries(questions.map((asked) => [asked.field, answer(asked)])) as Answers;
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
  arrives: (answers: Answers, timeout?: number) => Promise<void>;
  /** The rows with this person's address. */
  rowsOf: (person: Answers) => Promise<LeadRow[]>;
}

const fixtures: Parameters<typeof testWithoutPage.extend<People>>[0] = {
  grace: async ({ email }, use) => use(answersOf('Grace', `grace.${email}`, 0)),
  olga: async ({ email }, use) => use(answersOf('Olga', `olga.${email}`, 1)),
  rowsOf: async ({ leads }, use) => use(({ email }) => leads(email)),
  arrives: async ({ leads }, use) =>
    use((answers, timeout = 5000) =>
      expect.poll(() => leads(answers.email), { timeout, intervals: [100] }).toMatchObject([rowOf(answers)]),
    ),
};

export const test = chromium.extend(fixtures).extend<{ other: Page }>({
  other: async ({ context }, use) => use(await context.newPage()),
  allowedProblems: async ({}, use) =>
    use([
      // The browser's messages for a bad or missing response, and the site's message for a lead that it could not send.
      /^error: Failed to load resource: (net::|the server responded)/,
      /^error: The lead was not stored/,
      /^error: .*(Failed to fetch dynamically imported module|fetching the script)/,
      // A page was left before its view transition ended, or for a page without one.
      /^exception: Transition was (skipped|aborted)/,
    ]),
});
export const engineTest = everyEngine.extend(fixtures).extend<{ other: Tab }>({
  other: async ({ visit }, use) => use(await visit.newPage()),
});
export const everywhere = { tag: '@every-engine' };

/** Polls every 100 ms. */
export const poll = <T>(read: () => Promise<T>, options: { message?: string; timeout?: number } = {}) =>
  expect.poll(read, { intervals: [100], ...options });

/** A response to a request with a lead. */
export const answer = (status: number, body: object | string = '', headers: Record<string, string> = {}): Fault => {
  const isText = typeof body === 'string';
  const type = { 'content-type': isText ? 'text/html' : 'application/json' };
  const response: Answer = { status, headers: { ...type, ...headers }, body: isText ? body : JSON.stringify(body) };
  return { kind: 'answer', answer: response };
};
export const pgError = (status: number, code: string) =>
  answer(status, { code, message: 'x', details: null, hint: null });

/** A call of this function, for `pageScript`. The function can use nothing outside of it. */
export const call = <A>(script: (argument: A) => void, argument: A): string =>
  `(${script.toString()})(${JSON.stringify(argument)});`;

/** Leaves a draft on the device, as another visit did. With `waits`, it was submitted and is not sent yet. */
export async function leave(tab: Tab, url: string, answers: Answers, { waits = false, days = 0 } = {}): Promise<void> {
  const savedAt = Date.now() - days * 86_400_000;
  const createdAt = new Date(savedAt).toISOString();
  const draft: Draft = { id: `${savedAt}-${Math.random()}`, savedAt, answers, step: questions.length };
  await tab.goto(`${url}${emptyPath}`);
  await tab.evaluate(deviceRecords, [waits ? { ...draft, submission: { answers, createdAt } } : draft]);
}

/** What the device keeps. */
export const recordsOf = (tab: Tab) => tab.evaluate(deviceRecords, []);

/** Deletes all that the device keeps, as another tab may. */
export const erase = (tab: Tab): Promise<unknown> =>
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
export const screenOf = (tab: Tab): Promise<Partial<Answers>> =>
  tab.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/lead"]');
    return Object.fromEntries(form ? [...new FormData(form)].map(([name, text]) => [name, String(text)]) : []);
  }, null);

export const screenShows = (tab: Tab, answers: Partial<Answers>, timeout = 10_000) =>
  poll(() => screenOf(tab).catch(() => ({})), { timeout }).toMatchObject(answers);

/** The answers that both forms ask for: home leaves some out. */
export const askedIn = (name: FormName, answers: Answers): Answers => {
  const entries = questions
    .filter(({ homeLabel }) => homeLabel || name === 'wizard')
    .map(({ field }) => [field, answers[field]]);
  return { ...emptyAnswers, ...Object.fromEntries(entries) } as Answers;
};

/** Answers as a person does: question by question in the wizard. Does not press Submit. */
export async function fillIn(tab: Tab, name: FormName, answers: Answers): Promise<void> {
  const asked = questions.filter(({ field }) => forms[name].labels[field]);
  for (const [index, { field }] of asked.entries()) {
    if (name === 'wizard' && index > 0) await click(tab, wizard.buttons.next);
    await fill(tab, forms[name].labels[field], answers[field]);
  }
}

/** Goes on to the wizard's Submit. Home's form has no Next. */
export async function toSubmit(tab: Tab): Promise<void> {
  const goOn = ({ next, submit }: { next: string; submit: string }): boolean => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('form[action="/lead"] button')];
    const shown = buttons.filter((button) => button.checkVisibility() && !button.disabled);
    const named = (name: string) => shown.find(({ innerText }) => innerText.trim() === name);
    if (named(submit)) return true;
    named(next)?.click();
    return false;
  };
  await poll(() => tab.evaluate(goOn, wizard.buttons).catch(() => false)).toBe(true);
}

export const submit = (tab: Tab) => click(tab, contact.action);

/** Waits until the page thanks this person, by default within ten seconds. */
export const thanks = (tab: Tab, { fullName }: Pick<Answers, 'fullName'>, timeout = 10_000) => {
  const thanked = texts.thanks(firstName(fullName));
  const isThere = () =>
    textOf(tab).then(
      (text) => text.includes(thanked),
      () => false,
    );
  return poll(isThere, { timeout, message: `the page says "${thanked}"` }).toBe(true);
};

/** Opens a form, fills it in and presses Submit. */
export async function send(tab: Tab, network: FaultyNetwork, name: FormName, answers: Answers): Promise<void> {
  await tab.goto(`${network.url}${forms[name].path}`);
  await fillIn(tab, name, answers);
  await submit(tab);
}

/** Waits until the page promises to send the request later. */
export async function promises(tab: Tab): Promise<void> {
  await expectText(tab, texts.failed);
  await expectText(tab, texts.saved);
}

export { translate } from '../support/translate.ts';
export { click, contact, expect, questions, expectText, texts, wizard, textOf, fill };
export type { Answers, Field, Page, Tab };
