/**
 * The last key before the tab is gone. A few tries guard it in every run; `TRIES=100` measures at more pauses and prints
 * how many were lost. The processor is slowed four times while the visitor types.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { databaseName } from '../../../src/lib/leads/names.ts';
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
    void devtools.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    await page.close();
  },
  'the visitor goes elsewhere': async (page) => {
    await page.goto('about:blank');
    await page.close();
  },
};

const typed: Record<string, (page: Page, text: string) => Promise<void>> = {
  'key by key': (page, text) => fieldOf(page, 1).pressSequentially(text),
  'in one event': (page, text) => fieldOf(page, 1).fill(text),
};

/** Runs in the page. */
function emptyStores(name: string): Promise<void> {
  return new Promise((resolve) => {
    const open = indexedDB.open(name);
    open.addEventListener('success', () => {
      const clearing = open.result.transaction('draft', 'readwrite');
      clearing.objectStore('draft').clear();
      clearing.addEventListener('complete', () => {
        open.result.close();
        resolve();
      });
    });
  });
}

for (const [end, leave] of Object.entries(ends)) {
  for (const [how, type] of Object.entries(typed)) {
    for (const pause of pauses) {
      test(`${pause} ms after the last key, typed ${how}, ${end}`, async ({ context, network }) => {
        test.setTimeout(60_000 + tries * 5000);

        async function open(): Promise<Page> {
          const page = await context.newPage();
          await page.goto(`${network.url}/get-started`);
          await expect(page.locator('html')).toHaveAttribute('data-step', 'ready');
          return page;
        }

        const onlooker = await context.newPage();
        await onlooker.goto(`${network.url}${emptyPath}`);
        let lost = 0;
        for (let done = 0; done < tries; done += batch) {
          const pages = await Promise.all(Array.from({ length: batch }, open));
          for (const [place, page] of pages.entries()) {
            const devtools = await context.newCDPSession(page);
            await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
            await type(page, `Ada ${place}`);
            if (pause) await wait(pause);
            await leave(page);
          }
          const kept = await storedTexts(onlooker);
          lost += pages.filter((_page, place) => !kept.includes(`"Ada ${place}"`)).length;
          await onlooker.evaluate(emptyStores, databaseName);
        }
        if (measured) console.info(`| ${end} | ${how} | ${pause} ms | ${lost} of ${tries} |`);
        expect(lost).toBeLessThanOrEqual(pause === 0 ? tries * 0.03 : 0);
      });
    }
  }
}
