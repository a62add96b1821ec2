/** A device that keeps nothing, or slowly: the form works as before, promises nothing, and a second press doubles nothing. */
import { emptyPath, answerLost, requestLost } from '../support/faulty-network.ts';
import { fieldOf, fillWizard } from '../support/wizard.ts';
import { click, expect, shows, test } from './lead-test.ts';

const broken: [string, () => void][] = [
  [
    'IndexedDB, cookies and the rest are blocked',
    () => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      IDBFactory.prototype.open = refuse;
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    },
  ],
  [
    'IndexedDB cannot be opened',
    () => {
      IDBFactory.prototype.open = () => {
        const request = new EventTarget();
        Object.assign(request, { error: new DOMException('no', 'UnknownError') });
        setTimeout(() => request.dispatchEvent(new Event('error')));
        return request as IDBOpenDBRequest;
      };
    },
  ],
  ['IndexedDB never opens', () => (IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest)],
  [
    'the disk is full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];
for (const [name, breakStorage] of broken) {
  test(`The answer is lost, and ${name}`, async ({ page, lead, network, email }) => {
    await page.addInitScript(breakStorage);
    await page.goto(`${network.url}/get-started`);
    await fillWizard(page, email);
    network.fault = answerLost;
    await lead.submit(page, 'not kept', 1);
    network.release();
    await lead.submit(page, 'thanks', 1);
  });
}

test.describe('Another tab holds the store, as a slow disk would', () => {
  /** Holds it until the tab is closed. */
  test.beforeEach(async ({ page, context, lead, network }) => {
    await lead.open(page);
    const holder = await context.newPage();
    await holder.goto(`${network.url}${emptyPath}`);
    await holder.evaluate(() => {
      const open = indexedDB.open('leads');
      return new Promise<void>((resolve) => {
        open.addEventListener('success', () => {
          const store = open.result.transaction('records', 'readwrite').objectStore('records');
          const hold = (): void => {
            store.count().addEventListener('success', hold);
            resolve();
          };
          hold();
        });
      });
    });
  });

  test('for too long: no promise, and it waits all the same', async ({ page, context, lead, network }) => {
    network.fault = answerLost;
    await lead.submit(page, 'not kept', 1);
    await context.pages()[1]!.close();
    await expect.poll(() => lead.submitted(page)).toBe(1);
    await lead.recovers(page);
  });

  test('for a second: a press is not held up, and what was typed is kept', async ({ page, context, lead, network }) => {
    network.fault = requestLost;
    await fieldOf(page, 5).press('End');
    await fieldOf(page, 5).pressSequentially(' Soon.');
    await click(page, 'Submit');
    await expect.poll(() => network.attempts).toBe(1);
    await context.pages()[1]!.close();
    await lead.ends(page, 'kept', 0);
    await lead.recovers(page, () => page.reload(), `${lead.answers.customRequest} Soon.`);
    await shows(page, 'Thanks, Ada!');
  });
});
