/** A device that keeps nothing: the form works as before, promises nothing, and a second press doubles nothing. */
import { databaseName } from '../../../src/lib/leads/names.ts';
import { answerLost, type FaultyNetwork, requestLost } from '../support/faulty-network.ts';
import { fieldOf, fillStep, fillWizard, nextStep, storedTexts, submit } from '../support/wizard.ts';
import { expect, type LeadUnderTest, type Page, test } from './lead-test.ts';
import { holdStores, letGo, openOnlooker } from './slow-storage.ts';

/** The worst of it: the lead is stored, the visitor cannot know, and nothing could be written down. */
async function loseAnswerAndPressAgain(page: Page, lead: LeadUnderTest, network: FaultyNetwork): Promise<void> {
  const onlooker = await openOnlooker(page, network.url);
  network.fault = answerLost;
  await lead.submit(page, 'alert', 1);
  await lead.recovers(onlooker, () => lead.submit(page, 'thanks', 1));
}

const broken: [string, () => void][] = [
  ['IndexedDB is missing', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'IndexedDB is blocked',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
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
    'The disk is full at every write',
    () => {
      const refuse = (): never => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = refuse;
      IDBObjectStore.prototype.add = refuse;
    },
  ],
];

for (const [name, breakStorage] of broken) {
  test(name, async ({ page, lead, network }) => {
    await page.addInitScript(breakStorage);
    await lead.open(page);
    await loseAnswerAndPressAgain(page, lead, network);
  });
}

test('Another tab holds the store and does not let go', async ({ page, lead, network }) => {
  await lead.open(page);
  const holder = await openOnlooker(page, network.url);
  await holdStores(holder, []);
  network.fault = answerLost;
  await lead.submit(page, 'alert', 1);
  await letGo(holder);
  // What was jotted down in the moment of the press waits now, and its delivery is a replay.
  await lead.recovers(holder, () => page.goto(`${network.url}/privacy-policy`));
});

test('Storage hangs once, and then takes 150 ms for everything', async ({ page, lead, network, email }) => {
  await page.goto(`${network.url}/get-started`);
  await fillStep(page, 1, email);
  const holder = await openOnlooker(page, network.url);
  // Two that take turns: whatever the page asks for waits for one of them at least.
  const turns = Array.from({ length: 200 }, () => 150);
  await holdStores(holder, [2500, ...turns]);
  await holdStores(holder, turns);
  for (const step of [1, 2, 3, 4] as const) {
    await fillStep(page, step, email);
    const typed = await fieldOf(page, step).inputValue();
    await expect.poll(() => storedTexts(holder)).toContain(typed);
    await nextStep(page, step);
  }
  await page.reload();
  await expect(submit(page)).toBeVisible();
  await expect(fieldOf(page, 3)).toHaveValue(email);
  network.fault = requestLost;
  await lead.submit(page, 'alert and promise', 0);
  await letGo(holder);
  await lead.recovers(page);
});

test('A later version of the site has changed the database', async ({ page, lead, network }) => {
  await lead.open(page);
  const later = await openOnlooker(page, network.url);
  await later.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open(name, 2);
        open.addEventListener('success', () => {
          open.result.close();
          resolve();
        });
      }),
    databaseName,
  );
  await loseAnswerAndPressAgain(page, lead, network);
});

test('localStorage and sessionStorage throw', async ({ page, lead, network, email }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  network.fault = answerLost;
  await lead.submit(page, 'alert and promise', 1);
  await lead.recovers(page, () => lead.submit(page, 'thanks', 1));
});

test('All storage is blocked, and tabs cannot talk, as in Firefox without cookies', async ({
  page,
  lead,
  network,
  email,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
      Object.defineProperty(window, name, { get: refuse });
    }
  });
  await page.goto(`${network.url}/get-started`);
  await fillWizard(page, email);
  await loseAnswerAndPressAgain(page, lead, network);
});
