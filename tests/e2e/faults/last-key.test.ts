/** The last key, 20 ms before the tab is gone. The processor is slowed four times while the visitor types. */
import { setTimeout as wait } from 'node:timers/promises';
import { emptyPath } from '../support/faulty-network.ts';
import { fieldOf, storedTexts } from '../support/wizard.ts';
import { expect, type Page, test } from './lead-test.ts';

const tries = 4;

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

for (const [end, leave] of Object.entries(ends)) {
  for (const [how, type] of Object.entries(typed)) {
    test(`Typed ${how}, ${end}`, async ({ context, network }) => {
      async function open(): Promise<Page> {
        const page = await context.newPage();
        await page.goto(`${network.url}/get-started`);
        await expect(page.locator('html')).toHaveAttribute('data-step', 'ready');
        return page;
      }

      const onlooker = await context.newPage();
      await onlooker.goto(`${network.url}${emptyPath}`);
      const pages = await Promise.all(Array.from({ length: tries }, open));
      for (const [place, page] of pages.entries()) {
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        await type(page, `Ada ${place}`);
        await wait(20);
        await leave(page);
      }
      const kept = await storedTexts(onlooker);
      expect(pages.filter((_page, place) => !kept.includes(`"Ada ${place}"`))).toHaveLength(0);
    });
  }
}
