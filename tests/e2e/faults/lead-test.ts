/** The base of the fault tests: one lead, one fault, and at the end what the visitor sees and which rows arrived. */
import { texts, toRow, type Answers } from '../../../src/lib/lead/index.ts';
import { EMBEDDED_KEY } from '../../../tools/settings/lead-settings.ts';
import { question } from '../../wizard-words.ts';
import { deviceRecords } from '../support/device.ts';
import { click, shows, type Tab, test as everyEngine, words, write } from '../support/engine-test.ts';
import { emptyPath } from '../support/faulty-network.ts';
import { type bare, expect, type Page, test as chromium } from '../support/test.ts';
import { answersOf } from '../support/wizard.ts';

/** What the visitor has in front of them when an attempt has ended. */
const sights = {
  thanks: ['Thanks, Ada!'],
  /** The alert, and the promise that the answers are kept. */
  kept: [texts.failed, texts.kept],
  /** The alert alone: nothing could be written down. */
  'not kept': [texts.failed],
  refused: [texts.refused],
};
export type Sight = keyof typeof sights;

export interface Lead {
  answers: Answers;
  /** Has the device keep a draft with all five answers; or one that waits to be sent, before or after all others. */
  keep: (tab: Tab, changes?: Partial<Answers>, step?: number, sent?: 'first' | 'last') => Promise<void>;
  /** Opens the wizard at its last question, with all five answered. */
  open: (tab: Tab, changes?: Partial<Answers>) => Promise<void>;
  /** The requests that have arrived, by their words. */
  arrived: () => Promise<(string | null)[]>;
  /** Waits until an attempt has ended so. */
  ends: (tab: Tab, sight: Sight, arrived: number) => Promise<void>;
  /** Presses Submit and waits until the attempt has ended so. */
  submit: (tab: Tab, sight: Sight, arrived: number) => Promise<void>;
  /** How many drafts the device keeps that were submitted. */
  submitted: (tab: Tab) => Promise<number>;
  /** What nothing may stop: these words arrive once, by default at the next visit, and nothing is left that waits. */
  recovers: (tab: Tab, how?: () => Promise<unknown>, says?: string) => Promise<void>;
}

type Fixtures = Parameters<typeof bare.extend<{ siteUrl: string; lead: Lead }>>[0];

const fixtures: Fixtures = {
  /** Where the pages come from; leads go the way of the network. */
  siteUrl: async ({ network }, use) => use(network.url),

  lead: async ({ siteUrl, network, leads, email }, use) => {
    const answers = answersOf(email);
    const lead: Lead = {
      answers,
      async keep(tab, changes, step = 5, sent) {
        // They are sent in the order of their ids.
        const id = `${sent === 'first' ? 0 : 9}-${Math.random()}`;
        const draft = { id, savedAt: Date.now(), answers: { ...answers, ...changes }, step };
        const submission = { row: toRow(draft.answers, new Date().toISOString()), url: '/', key: EMBEDDED_KEY };
        await tab.goto(`${siteUrl}${emptyPath}`);
        await tab.evaluate(deviceRecords, [sent ? { ...draft, submission } : draft]);
      },
      async open(tab, changes) {
        await lead.keep(tab, changes);
        await tab.goto(`${siteUrl}/get-started`);
        await shows(tab, 'Step 5 of 5');
      },
      arrived: async () => (await leads(answers.email)).map((row) => row.custom_request),
      async ends(tab, sight, arrived) {
        for (const text of sights[sight]) await shows(tab, text);
        if (sight === 'not kept') expect(await words(tab)).not.toContain(texts.kept);
        expect(await lead.arrived()).toHaveLength(arrived);
      },
      async submit(tab, sight, arrived) {
        await click(tab, 'Submit');
        await lead.ends(tab, sight, arrived);
      },
      async submitted(tab) {
        const records = await tab.evaluate(deviceRecords, []).catch(() => undefined);
        return records
          ? records.filter((draft) => draft.answers?.email === answers.email && draft.submission).length
          : -1;
      },
      async recovers(tab, how = () => tab.goto(`${siteUrl}/privacy-policy`), says = answers.customRequest) {
        network.release();
        await how();
        await expect.poll(lead.arrived).toEqual([says]);
        await expect.poll(() => lead.submitted(tab)).toBe(0);
        expect(await lead.arrived()).toEqual([says]);
      },
    };
    await use(lead);
  },
};

/** The browser's own words for an answer that is bad or missing, and the site's for the lead that it could not send. */
const allowed = [
  /^error: Failed to load resource: (net::|the server responded)/,
  /^error: The lead was not stored: status \d+, code \w+ /,
  /^error: (.*Failed to fetch dynamically imported module|A bad HTTP response code \(404\) .* fetching the script)/,
  // A page is left before its view transition has ended, or for a page that has none.
  /^exception: Transition was (skipped|aborted)/,
];

/** In Chromium, with pages of Playwright. */
export const test = chromium.extend(fixtures).extend({ allowed: async ({}, use) => use([...allowed]) });

/** In all three engines. */
export const engineTest = everyEngine.extend(fixtures);

/** Changes the words of the request, which a row tells. */
export const rewrite = (tab: Tab, text: string) => write(tab, question.customRequest, text);

/** Forgets all that the device keeps of leads. */
export async function discard(tab: Tab): Promise<void> {
  await click(tab, 'Start over');
  await click(tab, 'Discard');
}

/** Waits until the site no longer says this. */
export const hides = (tab: Tab, text: string) =>
  expect.poll(() => words(tab).catch(() => text), { intervals: [100] }).not.toContain(text);

/** What stands in the field with this label. */
export const valueOf = (tab: Tab, label: string) =>
  tab.evaluate((name) => {
    const named = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim().startsWith(name));
    return (named?.control as HTMLInputElement | undefined)?.value;
  }, label);

export { click, expect, shows, write };
export type { Page, Tab };

/** Marks the tests that run in all three engines; the others run in Chromium. */
export const everywhere = { tag: '@every-engine' };
