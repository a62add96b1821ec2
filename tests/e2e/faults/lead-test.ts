/** The base of the fault tests: one lead, one fault, and what became of the lead at the end and after recovery. */
import { type Page, expect, test as base } from '../support/test.ts';
import type { Tab } from '../support/engine-test.ts';
import { answersOf, failure, storedTexts, submit } from '../support/wizard.ts';
import { emptyPath } from '../support/faulty-network.ts';
import { aService } from '../../site/front-matter.ts';
import { databaseName, handOverKey } from '../../../src/lib/leads/names.ts';
import type { Answers, LeadRow } from '../../../src/lib/leads/lead.ts';

/** What the visitor has in front of them when an attempt has ended. */
export type Sight =
  | 'thanks'
  /** The alert, and the promise that the answers are safe on this device. */
  | 'alert and promise'
  /** The alert alone: nothing could be written down. */
  | 'alert'
  /** The lead is stored without the last changes, which are still there to be sent. */
  | 'changes to send'
  /** The visitor discarded the lead, or it expired: nobody may send it. */
  | 'discarded'
  /** The visitor is gone and sees nothing. */
  | 'nothing';

export interface LeadUnderTest {
  answers: Answers;
  /** Which of the rows say what the visitor typed last; all of them unless a test says otherwise. */
  isLastWord: (row: LeadRow) => boolean;
  /** Opens the wizard at its last question, with all five answered. */
  open: (page: Page, answers?: Partial<Answers>) => Promise<void>;
  /** Waits until the attempt has ended as it should. The lead is in the table this many times, or is kept and promised. */
  ends: (page: Page, saw: Sight, rows: number) => Promise<void>;
  /** Presses Submit and waits until the attempt has ended so. */
  submit: (page: Page, saw: Sight, rows: number) => Promise<void>;
  /** Waits until a stored lead is gone from the device: a page that is left before sends it once more, in vain. */
  settles: (page: Page) => Promise<void>;
  /** Presses Submit: the lead is stored, and the answer waits for the network's `release`. */
  submitAndHold: (page: Page) => Promise<void>;
  /** The visitor is gone: it waits on the device, as a page that is opened later sees, and the next visit delivers it. */
  waits: (later: Page) => Promise<void>;
  /** Nothing of it is on the device or in the table, and nothing was sent since. */
  isDiscarded: (page: Page) => Promise<void>;
  /** How often it is in the table, as it was typed last. */
  rows: () => Promise<number>;
  /** How often it waits on the device of a page. */
  waiting: (page: Page) => Promise<number>;
  /** Waits until the lead is in the table exactly once and nothing waits; by default at the next visit, without a fault. */
  recovers: (page: Page, how?: () => Promise<unknown>) => Promise<void>;
}

const sentence = 'There was an error submitting your information. Please try again.';
const promise = (page: Page) =>
  page.getByText('Your answers are safe on this device and will be sent when the connection is back');
export const anyThanks = (page: Page) => page.getByRole('heading', { name: /^Thanks/ });

export const test = base.extend<{ lead: LeadUnderTest; siteUrl: string }>({
  /** Where the pages come from; leads go the way of the network. */
  siteUrl: async ({ network }, use) => use(network.url),

  lead: async ({ siteUrl, network, leads, email, allowProblem }, use) => {
    // The browser's own words for an answer that is bad or missing, and the wizard's for the lead that it could not send.
    allowProblem(/^error: Failed to load resource: (net::|the server responded)/);
    allowProblem(/^error: The lead was not stored: status \d+, code \w+ /);
    // The header's script comes when the browser is idle, when the network may be gone already.
    allowProblem(/^error: .*Failed to fetch dynamically imported module: \S+\/SiteHeader/);
    const answers = answersOf(email);
    const rows = async () => (await leads(answers.email)).filter(lead.isLastWord).length;
    const waiting = (page: Page) => page.evaluate(countKept, [databaseName, 'outbox', answers.email] as const);
    // The thanks may lead home while this looks.
    const settles = (page: Page) => expect(async () => expect(await waiting(page)).toBe(0)).toPass({ timeout: 10_000 });

    async function open(page: Page, changes?: Partial<Answers>): Promise<void> {
      await openAnswered(page, siteUrl, { ...answers, ...changes });
      await expect(submit(page)).toBeEnabled();
    }

    async function ends(page: Page, saw: Sight, expected: number): Promise<void> {
      if (saw === 'thanks') await expect(anyThanks(page)).toBeVisible();
      else if (saw === 'changes to send') {
        await expect(page.getByText('Your request was sent without your last changes.')).toBeInViewport({ ratio: 1 });
        await expect(anyThanks(page)).toBeHidden();
      } else {
        await expect(failure(page)).toHaveText(sentence);
        await expect(failure(page)).toBeInViewport({ ratio: 1 });
        await expect(promise(page)).toBeVisible({ visible: saw === 'alert and promise' });
        await expect(submit(page)).toBeEnabled();
        await expect(anyThanks(page)).toBeHidden();
      }
      expect(await rows()).toBe(expected);
      // Two tabs with the same answers keep one each.
      if (saw === 'alert and promise') expect(await waiting(page)).toBeGreaterThan(0);
    }

    async function press(page: Page, saw: Sight, expected: number): Promise<void> {
      await submit(page).click();
      await ends(page, saw, expected);
    }

    async function submitAndHold(page: Page): Promise<void> {
      network.fault = { kind: 'hold answer' };
      await submit(page).click();
      await expect.poll(() => network.held).toBe(1);
    }

    const nextVisit = (page: Page) => page.goto(`${siteUrl}/privacy-policy`);

    async function recovers(page: Page, how: () => Promise<unknown> = () => nextVisit(page)): Promise<void> {
      network.release();
      await how();
      await expect.poll(rows).toBe(1);
      await settles(page);
      expect(await rows()).toBe(1);
    }

    async function isDiscarded(page: Page): Promise<void> {
      await expect.poll(() => storedTexts(page)).not.toContain(answers.email);
      expect(await rows()).toBe(0);
    }

    async function waits(later: Page): Promise<void> {
      await later.goto(`${siteUrl}${emptyPath}`);
      await expect.poll(() => waiting(later)).toBe(1);
      await recovers(later);
    }

    const isLastWord = (): boolean => true;
    const lead = {
      answers,
      isLastWord,
      open,
      ends,
      submit: press,
      settles,
      submitAndHold,
      waits,
      isDiscarded,
      rows,
      waiting,
      recovers,
    };
    await use(lead);
  },
});

export { expect };
export type { Page };

/** Opens the wizard at its last question: the home page's form has handed over an answer to everything. */
export async function openAnswered(tab: Tab, siteUrl: string, answers: Answers): Promise<void> {
  await tab.goto(`${siteUrl}${emptyPath}`);
  await tab.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    handOverKey,
    JSON.stringify(answers),
  ] as const);
  await tab.goto(`${siteUrl}/get-started?service=${aService().slug}`);
}

/** How many drafts or waiting leads of this address are on the device. Runs in the page. */
export function countKept([name, store, email]: readonly [string, 'draft' | 'outbox', string]): Promise<number> {
  return new Promise((resolve) => {
    const open = indexedDB.open(name);
    // None was ever made: looking must not make it.
    open.addEventListener('upgradeneeded', () => open.transaction?.abort());
    open.addEventListener('error', () => resolve(0));
    open.addEventListener('success', () => {
      const entries = open.result.transaction(store).objectStore(store).getAll();
      entries.addEventListener('success', () => {
        open.result.close();
        resolve(entries.result.filter(({ row, answers: drafted }) => (row ?? drafted)?.email === email).length);
      });
    });
  });
}
