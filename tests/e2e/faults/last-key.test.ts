/**
 * The last key before the tab is gone. A few tries guard it in every run; `TRIES=100` measures, at more pauses, and
 * prints how many were lost. The processor is slowed four times while the visitor types.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { emptyPath } from '../support/faulty-network.ts';
import { fieldOf, storedTexts } from '../support/wizard.ts';
import { expect, type Page, test } from './lead-test.ts';

const measured = Number(process.env['TRIES'] ?? 0);
const tries = measured || 4;
/** Between the last key and the end, in ms. */
const pauses = measured ? [0, 20, 50, 100, 200, 500] : [20];
/** Pages that are opened together. */
const batch = 4;

const ends: Record<string, (page: Page) => Promise<unknown>> = {
  'the tab is closed': (page) => page.close(),
  'its process is killed': async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.crash').catch(() => undefined);
  },
  'the visitor goes elsewhere': (page) => page.goto('about:blank'),
};

const typed: Record<string, (page: Page, text: string) => Promise<void>> = {
  'key by key': (page, text) => fieldOf(page, 1).pressSequentially(text),
  'in one event': (page, text) => fieldOf(page, 1).fill(text),
};

for (const [end, leave] of Object.entries(ends)) {
  for (const [how, type] of Object.entries(typed)) {
    for (const pause of pauses) {
      test(`${pause} ms after the last key, typed ${how}, ${end}`, async ({ browser, network }) => {
        test.setTimeout(60_000 + tries * 5000);

        /** A device of its own, at the first question. */
        async function open(): Promise<Page> {
          const page = await (await browser.newContext()).newPage();
          await page.goto(`${network.url}/get-started`);
          await expect(page.locator('html')).toHaveAttribute('data-step', 'ready');
          // The script has read what was kept: there was nothing.
          await fieldOf(page, 1).focus();
          return page;
        }

        async function isKept(context: BrowserContext, text: string): Promise<boolean> {
          const later = await context.newPage();
          await later.goto(`${network.url}${emptyPath}`);
          const kept = (await storedTexts(later)).includes(`"${text}"`);
          await context.close();
          return kept;
        }

        let lost = 0;
        for (let done = 0; done < tries; done += batch) {
          const pages = await Promise.all(Array.from({ length: Math.min(batch, tries - done) }, open));
          for (const page of pages) {
            const devtools = await page.context().newCDPSession(page);
            await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
            await type(page, 'Ada King');
            if (pause) await wait(pause);
            await leave(page);
          }
          const kept = await Promise.all(pages.map((page) => isKept(page.context(), 'Ada King')));
          lost += kept.filter((isThere) => !isThere).length;
        }
        if (measured) console.info(`| ${end} | ${how} | ${pause} ms | ${lost} of ${tries} |`);
        expect(lost).toBeLessThanOrEqual(pause === 0 ? tries * 0.03 : 0);
      });
    }
  }
}
