/** A tab that is closed while storage is at work: what the page asked for is done, and the page hears nothing of it. */
import type { Page } from '../support/test.ts';
import { submit } from '../support/wizard.ts';

/** Has the pages that are opened from now on hear nothing more of storage once `pressAndClose` says so. */
export async function prepareSilence(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBRequest.prototype.addEventListener = function (type: string, listener: EventListener) {
      EventTarget.prototype.addEventListener.call(this, type, (event) => {
        if (document.documentElement.dataset['silent'] === undefined) listener(event);
      });
    };
  });
}

/** Presses Submit and closes the tab: only what was asked for within the press can still be done. */
export async function pressAndClose(page: Page): Promise<void> {
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    document.documentElement.dataset['silent'] = '';
  });
  await page.close();
}
