/** The home page's notice that a lead was received. */
import { receivedNotice } from '../../form-texts.ts';
import { addAndReadRecords } from './device.ts';
import { expect, type Page } from './test.ts';

/** Makes the open home page show it, as after the thanks. */
export async function showNotice(page: Page): Promise<void> {
  const now = new Date();
  await page.evaluate(addAndReadRecords, [{ id: now.toISOString(), savedAt: now.getTime() }]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('status').filter({ hasText: receivedNotice })).toBeVisible();
}
