/** The home page's notice that a request has arrived. */
import { arrived } from '../../wizard-words.ts';
import { deviceRecords } from './device.ts';
import { expect, type Page } from './test.ts';

/** Makes the open home page show it, as after the thanks. */
export async function showNotice(page: Page): Promise<void> {
  const now = new Date();
  await page.evaluate(deviceRecords, [{ id: now.toISOString(), savedAt: now.getTime() }]);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.getByRole('status').filter({ hasText: arrived })).toBeVisible();
}
