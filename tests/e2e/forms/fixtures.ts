/** The base of the tests of both forms, in which the network, the device or the browser fails. */
import {
  type Answers,
  emptyAnswers,
  type LeadRow,
  type Question,
  questions,
  toRow,
} from '../../../src/lib/lead/index.ts';
import { services } from '../../site/front-matter.ts';
import { type Tab, test as testInEngine } from '../support/engine-test.ts';
import { expect, type Page, poll, test as testInChromium, type testWithoutPage } from '../support/test.ts';
import { expectQueued } from './records.ts';

/** Some answer to each question, and a different one for each person. `optionIndex` chooses among options. */
function exampleAnswers(person: string, email: string, optionIndex: number): Answers {
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

interface ResendOptions {
  /** The answers that the database has in the end; by default the visitor's. */
  stored?: Answers;
  /** What makes the browser send again; by default another page. */
  resend?: () => Promise<unknown>;
}

interface FormFixtures {
  /** The answers of the visitor. */
  answers: Answers;
  /** The answers of another person, who left a draft or a lead on the device before. */
  earlierAnswers: Answers;
  /** The rows with the email address of these answers. */
  storedRows: (answers: Answers) => Promise<LeadRow[]>;
  /** Expects this many rows of the visitor now. */
  expectRowCount: (count: number) => Promise<void>;
  /** Waits until exactly one row of these answers has arrived. The timeout is in ms. */
  expectStored: (answers: Answers, timeout?: number) => Promise<void>;
  /** Repairs the network, and expects that the lead is then stored exactly once and leaves the device's queue. */
  expectStoredOnce: (tab: Tab, options?: ResendOptions) => Promise<void>;
}

const fixtures: Parameters<typeof testWithoutPage.extend<FormFixtures>>[0] = {
  answers: async ({ email }, use) => use(exampleAnswers('Grace', `grace.${email}`, 0)),

  earlierAnswers: async ({ email }, use) => use(exampleAnswers('Olga', `olga.${email}`, 1)),

  storedRows: async ({ leads }, use) => use((answers) => leads(answers.email)),

  expectRowCount: async ({ answers, storedRows }, use) =>
    use(async (count) => {
      const rows = await storedRows(answers);
      expect(rows).toHaveLength(count);
    }),

  expectStored: async ({ storedRows }, use) =>
    use((answers, timeout = 10_000) => poll(() => storedRows(answers), { timeout }).toMatchObject([rowOf(answers)])),

  expectStoredOnce: async ({ answers, network, expectStored }, use) =>
    use(async (tab, { stored = answers, resend = () => tab.goto(`${network.url}/privacy-policy`) } = {}) => {
      network.release();
      await resend();
      await expectStored(stored, 10_000);
      await expectQueued(tab, 0);
      // A second request would have arrived by now.
      await expectStored(stored);
    }),
};

/** Messages of the browser and the site about the faults that the tests cause. */
const expectedProblems = [
  /^error: Failed to load resource: (net::|the server responded)/,
  /^error: The lead was not stored: status \d+, code \w+(; the function: status \d+)? /,
  /^error: .*(Failed to fetch dynamically imported module|fetching the script)/,
  // A page was left before its view transition ended, or for a page without one.
  /^exception: Transition was (skipped|aborted)/,
];

/** Tests in Chromium, with Playwright pages. `other` is another tab of the same device. */
export const test = testInChromium.extend(fixtures).extend<{ other: Page }>({
  other: async ({ context }, use) => use(await context.newPage()),
  allowedProblems: async ({}, use) => use([...expectedProblems]),
});

/** Tests in every engine, with tabs. `other` is another tab of the same device. */
export const engineTest = testInEngine.extend(fixtures).extend<{ other: Tab }>({
  other: async ({ visit }, use) => use(await visit.newPage()),
});

export const everyEngine = { tag: '@every-engine' };

/** A call of this function, for `pageScript`. The function can use nothing outside of it. */
export const asScript = <A>(script: (argument: A) => void, argument: A): string =>
  `(${script.toString()})(${JSON.stringify(argument)});`;

export { expect, poll };
