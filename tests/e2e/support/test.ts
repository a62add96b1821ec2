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
export const bare = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(setting('SITE_URL')),

  leads: async ({}, use) =>
    use(async (email) => {
      const response = await fetch(`${setting('LEADS_URL')}/?email=${encodeURIComponent(email)}`);
      return (await response.json()) as LeadRow[];
    }),

  email: async ({}, use, { testId }) => use(`${testId}@visitor.example`),

  network: async ({}, use) => {
    const network = await openNetwork(() => setting('SITE_URL'));
    await use(network);
    await network.stop();
  },
});

interface Watch {
  allowed: RegExp[];
  /** Allows a problem that the test causes on purpose. */
  allowProblem: (pattern: RegExp) => void;
  problems: void;
}

export const test = bare.extend<Watch>({
  allowed: async ({}, use) => use([]),

  allowProblem: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),

  problems: [
    async ({ context, allowed }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => problems.push(`exception: ${error.error().message}`));
      await use();
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Holds back these files of a page, as a slow line does, until the returned function is called. */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

export const islandScripts = /\/_astro\/.*\.js$/;

/** Makes the headline's script believe that it came early enough to type, even on a slow machine. */
export const scriptIsEarly = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });

export { expect };
export type { Page };

/** An address that global-setup.ts has set for the workers. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: Playwright's global setup sets it`);
  return value;
}
