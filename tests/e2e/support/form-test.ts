/** The base of the tests that break or repeat the sending of a form. `other` is another tab of the same device. */
import { wizard } from '../../../src/data/wizard.ts';
import { click, type Tab, test as testInEngine } from './engine-test.ts';
import { type Page, test as testInChromium } from './test.ts';

/** Tests in Chromium, with Playwright pages. */
export const test = testInChromium.extend<{ other: Page }>({
  other: async ({ context }, use) => use(await context.newPage()),
  allowedProblems: async ({}, use) =>
    use([
      // The browser's messages for a bad or missing response, and the site's message for a lead that it could not send.
      /^error: Failed to load resource: (net::|the server responded)/,
      /^error: The lead was not stored: status \d+, code \w+(; the function: status \d+)? /,
      /^error: .*(Failed to fetch dynamically imported module|fetching the script)/,
      // A page was left before its view transition ended, or for a page without one.
      /^exception: Transition was (skipped|aborted)/,
    ]),
});

/** Tests in every engine, with tabs. */
export const engineTest = testInEngine.extend<{ other: Tab }>({
  other: async ({ visit }, use) => use(await visit.newPage()),
});

export const everyEngine = { tag: '@every-engine' };

/** Deletes all answers, as a visitor does in the wizard. */
export async function discardDraft(tab: Tab): Promise<void> {
  await click(tab, wizard.startOver);
  await click(tab, wizard.buttons.discard);
}
