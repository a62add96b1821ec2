/** The base of the fault tests: one lead and one fault, then what the visitor sees and which rows were stored. */
import { headers } from '../../../src/data/headers.ts';
import { firstName, texts, type Answers, type Field, type LeadRow } from '../../../src/lib/lead/index.ts';
import { answerTo } from '../../example-lead.ts';
import { contact, questionTexts, wizard } from '../../form-texts.ts';
import { addAndReadRecords } from '../support/device.ts';
import { click, expectText, type Tab, textOf, fill } from '../support/engine-test.ts';
import { emptyPath, type FaultyNetwork, noFault, requestLost } from '../support/faulty-network.ts';
import { engineTest as baseEngineTest, test as baseTest } from '../support/form-test.ts';
import { type testWithoutPage, expect } from '../support/test.ts';
import {
  answers as exampleAnswers,
  answersOf,
  lastField,
  questionOf,
  stepLabel,
  stepNumber,
} from '../support/wizard.ts';

export const { buttons } = wizard;

/** What the visitor reads after an attempt. */
const outcomeTexts = {
  thanks: [texts.thanks(firstName(exampleAnswers.fullName))],
  saved: [texts.failed, texts.saved],
  /** The error without the promise to keep the lead, because the device stored nothing. */
  'not saved': [texts.failed],
  refused: [texts.refused],
};
type Outcome = keyof typeof outcomeTexts;

/** Other answers to the last question: at Submit, only its answer can be changed. */
export const secondAnswer = answerTo(questionOf(lastField), 1);
export const thirdAnswer = answerTo(questionOf(lastField), 2);

/** What a row says at a question. */
function answerInRow(row: LeadRow, field: Field): string | null {
  const { column } = questionOf(field);
  return column ? row[column] : (row.further_answers?.[field] ?? null);
}

export type Lead = ReturnType<typeof leadActions>;

function leadActions(network: FaultyNetwork, readRows: () => Promise<LeadRow[]>, answers: Answers) {
  const lead = {
    answers,

    /** The lead's answer to the last question. */
    lastAnswer: answers[lastField],

    /** Stores a draft with all answers on the device. With `isQueued`, it is a lead to be sent, after all others. */
    async storeDraft(tab: Tab, changes: Partial<Answers> = {}, field = lastField, isQueued = false) {
      const draft = {
        id: `9-${Math.random()}`,
        savedAt: Date.now(),
        answers: { ...answers, ...changes },
        step: stepNumber(field),
      };
      const submission = { answers: draft.answers, createdAt: new Date().toISOString() };
      await tab.goto(`${network.url}${emptyPath}`);
      await tab.evaluate(addAndReadRecords, [isQueued ? { ...draft, submission } : draft]);
    },

    /** Opens the wizard at a question, by default the last one, with all of them answered. */
    async openWizard(tab: Tab, changes?: Partial<Answers>, field = lastField) {
      await lead.storeDraft(tab, changes, field);
      await tab.goto(`${network.url}/get-started`);
      await expectText(tab, stepLabel(field));
    },

    /** What each stored row says at a question, by default the last one. Home's form need not have that one. */
    async storedAnswers(field: Field = lastField) {
      const rows = await readRows();
      return rows.map((row) => answerInRow(row, field));
    },

    /** Waits until the visitor sees this outcome, and expects this many rows. */
    async expectOutcome(tab: Tab, outcome: Outcome, rowCount: number) {
      for (const text of outcomeTexts[outcome]) await expectText(tab, text);
      const promisesNothing = outcome === 'not saved' || outcome === 'refused';
      if (promisesNothing) expect(await textOf(tab)).not.toContain(texts.saved);
      expect(await lead.storedAnswers()).toHaveLength(rowCount);
    },

    async submit(tab: Tab, outcome: Outcome, rowCount: number) {
      await click(tab, buttons.submit);
      await lead.expectOutcome(tab, outcome, rowCount);
    },

    /** Leaves a queued lead, with the promise to send it on screen. Then the network works again. */
    async failToSend(tab: Tab) {
      await lead.openWizard(tab);
      network.fault = requestLost;
      await lead.submit(tab, 'saved', 0);
      network.fault = noFault;
    },

    /** Submits a lead whose request gets no response, so that the visitor keeps waiting. */
    async submitWithoutResponse(
      tab: Tab,
      kind: 'swallow request' | 'hold request' | 'hold response' = 'swallow request',
    ) {
      await lead.openWizard(tab);
      network.fault = { kind };
      await click(tab, buttons.submit);
      await expect.poll(() => network.held).toBe(1);
      await expect.poll(() => lead.countQueued(tab)).toBe(1);
    },

    /** Fills in the home page's form except for the service, and goes on in the wizard. */
    async continueFromHome(tab: Tab) {
      await tab.goto(`${network.url}/`);
      const { service: _, ...labels } = contact.labels;
      await lead.fillHomeForm(tab, labels);
      await expect.poll(() => lead.draftAnswers(tab, 'customRequest')).toEqual([answers.customRequest]);
      await click(tab, headers.home.button!.label);
    },

    /** Fills in these fields of the home page's form, by default all. */
    async fillHomeForm(tab: Tab, labels: object = contact.labels) {
      for (const [field, label] of Object.entries(labels)) await fill(tab, String(label), answers[field as Field]);
    },

    async sendHomeForm(tab: Tab) {
      await lead.fillHomeForm(tab);
      await click(tab, contact.action);
    },

    /** What each draft on the device says at a question; undefined for a confirmation. */
    async draftAnswers(tab: Tab, field: Field = 'fullName') {
      const records = await tab.evaluate(addAndReadRecords, []);
      return records.map((record) => record.answers?.[field]);
    },

    /** How many leads the device keeps to be sent; -1 while the page cannot say. */
    async countQueued(tab: Tab): Promise<number> {
      const records = await tab.evaluate(addAndReadRecords, []).catch(() => undefined);
      if (!records) return -1;
      return records.filter((record) => record.submission && record.answers?.email === answers.email).length;
    },

    /** Expects this lead to be stored exactly once, by default at the next visit, and none to be left in the queue. */
    async expectStoredOnce(
      tab: Tab,
      sendAgain: () => Promise<unknown> = () => tab.goto(`${network.url}/privacy-policy`),
      answer: string | null = answers[lastField],
      field: Field = lastField,
    ) {
      network.release();
      await sendAgain();
      await expect.poll(() => lead.storedAnswers(field)).toEqual([answer]);
      await expect.poll(() => lead.countQueued(tab)).toBe(0);
      expect(await lead.storedAnswers(field)).toEqual([answer]);
    },
  };
  return lead;
}

const fixtures: Parameters<typeof testWithoutPage.extend<{ lead: Lead }>>[0] = {
  lead: async ({ network, leads, email }, use) => use(leadActions(network, () => leads(email), answersOf(email))),
};

export const test = baseTest.extend(fixtures);
export const engineTest = baseEngineTest.extend(fixtures);

/** Changes the last answer. */
export const writeLastAnswer = (tab: Tab, text: string) => fill(tab, questionTexts[lastField], text);

export const expectHidden = (tab: Tab, text: string) =>
  expect.poll(() => textOf(tab).catch(() => text), { intervals: [100] }).not.toContain(text);

/** The value of the field whose label begins with these words. */
export const valueOf = (tab: Tab, label: string) =>
  tab.evaluate((name) => {
    const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(name));
    return (named?.control as HTMLInputElement | undefined)?.value;
  }, label);

export { discardDraft, everyEngine } from '../support/form-test.ts';
export { click, expect, expectText, fill };
export type { Page } from '../support/test.ts';
export type { Tab };
