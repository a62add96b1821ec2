/** The base of all browser tests: a console error, a policy violation or an exception on a page fails the test. */
import { expect, type Page, test as base } from '@playwright/test';
import type { LeadRow } from '../../../src/lib/lead/index.ts';
import { type FaultyNetwork, openNetwork } from './faulty-network.ts';

interface Fixtures {
  /** The database's rows with this email address. */
  leads: (email: string) => Promise<LeadRow[]>;
  /** A different email address for each test, so that tests can share one database. */
  email: string;
  /** A proxy to the site, for this test only: it can lose, cut or hold back requests and responses. */
  network: FaultyNetwork;
}

/** The fixtures without a page: a test chooses what drives the browser. */
export const testWithoutPage = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(setting('SITE_URL')),

  leads: async ({}, use) => {
    await use(async (email) => {
      const response = await fetch(`${setting('LEADS_URL')}/?email=${encodeURIComponent(email)}`);
      return (await response.json()) as LeadRow[];
    });
  },

  email: async ({}, use, { testId }) => use(`${testId}@visitor.example`),

  network: async ({}, use) => {
    const network = await openNetwork(() => setting('SITE_URL'));
    await use(network);
    await network.stop();
  },
});

interface ConsoleFixtures {
  allowedProblems: RegExp[];
  /** Allows a problem that the test causes on purpose. */
  allowProblem: (pattern: RegExp) => void;
  /** Runs with every test, and fails it after a problem that is not allowed. */
  watchConsole: void;
}

export const test = testWithoutPage.extend<ConsoleFixtures>({
  allowedProblems: async ({}, use) => use([]),

  allowProblem: async ({ allowedProblems }, use) => {
    await use((pattern) => {
      allowedProblems.push(pattern);
    });
  },

  watchConsole: [
    async ({ context, allowedProblems }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        const type = message.type();
        if (type !== 'error' && type !== 'warning') return;
        problems.push(`${type}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
      await use();
      const isAllowed = (problem: string) => allowedProblems.some((pattern) => pattern.test(problem));
      const unexpected = problems.filter((problem) => !isAllowed(problem));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

/** Holds back these files of a page, as a slow line does, until the returned function is called. */
export async function holdRequests(page: Page, files: RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const islandScripts = /\/_astro\/.*\.js$/;

/** Makes the headline's script believe that it came early enough to type, even on a slow machine. */
export const pretendScriptIsEarly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });

/** Polls every 100 ms; Playwright's own intervals grow to a second. */
export const poll = <T>(read: () => Promise<T>, options: { message?: string; timeout?: number } = {}) =>
  expect.poll(read, { intervals: [100], ...options });

export { expect };
export type { Page };

/** An address that global-setup.ts has set for the workers. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: Playwright's global setup sets it`);
  return value;
}
