/** The base of the fault tests: one lead and one fault, then what the visitor sees and which rows were stored. */
import { headers } from '../../../src/data/headers.ts';
import { texts, type Answers, type Field, type LeadRow } from '../../../src/lib/lead/index.ts';
import { answerTo } from '../../example-lead.ts';
import { contact, question } from '../../wizard-words.ts';
import { deviceRecords } from '../support/device.ts';
import { click, expectText, type Tab, test as everyEngine, textOf, fill } from '../support/engine-test.ts';
import { emptyPath, type FaultyNetwork, noFault, requestLost } from '../support/faulty-network.ts';
import { type testWithoutPage, expect, type Page, test as chromium } from '../support/test.ts';
import { answersOf, lastField, questionOf, stepLabel, stepOf } from '../support/wizard.ts';

/** What the visitor sees after an attempt. */
const sights = {
  thanks: ['Thanks, Ada!'],
  kept: [texts.failed, texts.saved],
  /** The error without the promise to keep the lead, because the device stored nothing. */
  'not kept': [texts.failed],
  refused: [texts.refused],
};
type Sight = keyof typeof sights;

/** Other answers to the last question: at Submit, only its answer can be changed. */
export const [changed, another] = [1, 2].map((variant) => answerTo(questionOf(lastField), variant)) as [string, string];

/** What a row says at a question. */
function saidIn(row: LeadRow, field: Field): string | null {
  const { column } = questionOf(field);
  return column ? row[column] : (row.more?.[field] ?? null);
}

export type Lead = ReturnType<typeof leadOn>;

function leadOn(network: FaultyNetwork, rows: () => Promise<LeadRow[]>, answers: Answers) {
  const lead = {
    answers,

    /** What it says at its last question. */
    said: answers[lastField],

    /** Stores a draft with all answers on the device. With `waits`, it is a lead to be sent, after all others. */
    async keep(tab: Tab, changes: Partial<Answers> = {}, field = lastField, waits = false) {
      const [id, step] = [`9-${Math.random()}`, stepOf(field)];
      const draft = { id, savedAt: Date.now(), answers: { ...answers, ...changes }, step };
      const submission = { answers: draft.answers, createdAt: new Date().toISOString() };
      await tab.goto(`${network.url}${emptyPath}`);
      await tab.evaluate(deviceRecords, [waits ? { ...draft, submission } : draft]);
    },

    /** Opens the wizard at a question, by default the last one, with all of them answered. */
    async open(tab: Tab, changes?: Partial<Answers>, field = lastField) {
      await lead.keep(tab, changes, field);
      await tab.goto(`${network.url}/get-started`);
      await expectText(tab, stepLabel(field));
    },

    /** What each stored row says at a question, by default the last one. Home's form need not have that one. */
    arrived: async (field: Field = lastField) => (await rows()).map((row) => saidIn(row, field)),

    /** Waits until the visitor sees this result, and expects this many rows. */
    async ends(tab: Tab, sight: Sight, arrived: number) {
      for (const text of sights[sight]) await expectText(tab, text);
      if (sight === 'not kept' || sight === 'refused') expect(await textOf(tab)).not.toContain(texts.saved);
      expect(await lead.arrived()).toHaveLength(arrived);
    },

    async submit(tab: Tab, sight: Sight, arrived: number) {
      await click(tab, 'Submit');
      await lead.ends(tab, sight, arrived);
    },

    /** Leaves a waiting lead, with the promise to send it on screen. Then the network works again. */
    async fail(tab: Tab) {
      await lead.open(tab);
      network.fault = requestLost;
      await lead.submit(tab, 'kept', 0);
      network.fault = noFault;
    },

    /** Submits a lead whose request gets no response, so that the visitor keeps waiting. */
    async hang(tab: Tab, kind: 'swallow request' | 'hold request' | 'hold answer' = 'swallow request') {
      await lead.open(tab);
      network.fault = { kind };
      await click(tab, 'Submit');
      await expect.poll(() => network.held).toBe(1);
      await expect.poll(() => lead.submitted(tab)).toBe(1);
    },

    /** Fills in the home page's form except for the service, and goes on in the wizard. */
    async begin(tab: Tab) {
      await tab.goto(`${network.url}/`);
      const { service: _, ...labels } = contact.labels;
      await lead.handOver(tab, labels, labels.customRequest);
      await expect.poll(() => lead.kept(tab, 'customRequest')).toEqual([answers.customRequest]);
      await click(tab, headers.home.button!.label);
    },
    async handOver(tab: Tab, labels: object = contact.labels, press: string = contact.action) {
      for (const [field, label] of Object.entries(labels)) await fill(tab, String(label), answers[field as Field]);
      await click(tab, press);
    },

    kept: async (tab: Tab, field: Field = 'fullName') =>
      (await tab.evaluate(deviceRecords, [])).map((draft) => draft.answers?.[field]),

    /** How many submitted drafts the device stores. */
    async submitted(tab: Tab): Promise<number> {
      const records = await tab.evaluate(deviceRecords, []).catch(() => undefined);
      return records?.filter((draft) => draft.answers?.email === answers.email && draft.submission).length ?? -1;
    },

    /** Expects this lead to be stored exactly once, by default at the next visit, and no lead to be left waiting. */
    async recovers(
      tab: Tab,
      how?: () => Promise<unknown>,
      says: string | null = answers[lastField],
      field: Field = lastField,
    ) {
      network.release();
      await (how ? how() : tab.goto(`${network.url}/privacy-policy`));
      await expect.poll(() => lead.arrived(field)).toEqual([says]);
      await expect.poll(() => lead.submitted(tab)).toBe(0);
      expect(await lead.arrived(field)).toEqual([says]);
    },
  };
  return lead;
}

const fixtures: Parameters<typeof testWithoutPage.extend<{ lead: Lead }>>[0] = {
  lead: async ({ network, leads, email }, use) => use(leadOn(network, () => leads(email), answersOf(email))),
};

/** Tests in Chromium, with Playwright pages; `other` is another tab of the same device. */
export const test = chromium.extend(fixtures).extend<{ other: Page }>({
  other: async ({ context }, use) => use(await context.newPage()),
  allowedProblems: async ({}, use) =>
    use([
      // The browser's messages for a bad or missing response, and the site's message for a lead that it could not send.
      /^error: Failed to load resource: (net::|the server responded)/,
      /^error: The lead was not stored: status \d+, code \w+(; the function: status \d+)? /,
      /^error: (.*Failed to fetch dynamically imported module|(A bad HTTP response code \(404\)|An unknown error) .* fetching the script)/,
      // A page was left before its view transition ended, or for a page without one.
      /^exception: Transition was (skipped|aborted)/,
    ]),
});

export const engineTest = everyEngine.extend(fixtures).extend<{ other: Tab }>({
  other: async ({ visit }, use) => use(await visit.newPage()),
});

export const everywhere = { tag: '@every-engine' };

/** Changes the last answer. */
export const rewrite = (tab: Tab, text: string) => fill(tab, question[lastField], text);

export async function discard(tab: Tab): Promise<void> {
  await click(tab, 'Start over');
  await click(tab, 'Discard');
}

export const hides = (tab: Tab, text: string) =>
  expect.poll(() => textOf(tab).catch(() => text), { intervals: [100] }).not.toContain(text);

export const valueOf = (tab: Tab, label: string) =>
  tab.evaluate((name) => {
    const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(name));
    return (named?.control as HTMLInputElement | undefined)?.value;
  }, label);

export { click, expect, expectText, fill };
export type { Page, Tab };
