/** The home page's notice that a request is in. */
import { sentKey } from '../../../src/lib/leads/names.ts';
import { expect, type Page } from './test.ts';

/** Has the open home page say so, as after the thanks. */
export async function showNotice(page: Page): Promise<void> {
  await page.evaluate((key) => sessionStorage.setItem(key, '1'), sentKey);
  await page.evaluate((script) => import(script), '/deliver.js');
  await expect(page.getByRole('status').filter({ hasText: 'Your request is in' })).toBeVisible();
}
