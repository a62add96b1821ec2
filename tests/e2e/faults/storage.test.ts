/** A device that stores nothing, or slowly: the form still works, promises nothing, and sending again adds no row. */
import { lockRecords } from '../support/device.ts';
import { responseLost, emptyPath, requestLost } from '../support/faulty-network.ts';
import { fillWizard } from '../support/wizard.ts';
import { secondAnswer, expect, writeLastAnswer, test } from './fixtures.ts';

const broken: Record<string, () => void> = {
  'all storage is blocked': () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  },
  'storage hangs': () => void (IDBOpenDBRequest.prototype.addEventListener = () => undefined),
  'the disk is full': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};
for (const [name, breakStorage] of Object.entries(broken)) {
  test(`The answer is lost, and ${name}`, async ({ page, lead, network, email }) => {
    await page.addInitScript(breakStorage);
    await page.goto(`${network.url}/get-started`);
    await fillWizard(page, email);
    network.fault = responseLost;
    await lead.submit(page, 'not saved', 1);
    network.release();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await lead.expectOutcome(page, 'thanks', 1);
  });
}

test('Deleted while a page looks for them, records can be kept again', async ({ page, lead, network }) => {
  await page.addInitScript(() => (indexedDB.databases = async () => [{ name: 'leads', version: 1 }]));
  await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
  await lead.openWizard(page);
});

test('Another tab holds the store, as a slow disk would', async ({ page, other, lead, network }) => {
  await lead.openWizard(page);
  await other.goto(`${network.url}${emptyPath}`);
  await other.evaluate(lockRecords);
  await writeLastAnswer(page, secondAnswer);
  network.fault = requestLost;
  await lead.submit(page, 'not saved', 0);
  // The lead that was submitted is stored once the device can write again.
  await other.close();
  await expect.poll(() => lead.countQueued(page)).toBe(1);
  await lead.expectStoredOnce(page, undefined, secondAnswer);
});
