/** The main rows of the fault table (see faults/), in the engines that do not run all of it. */
import { databaseName } from '../../src/lib/leads/names.ts';
import { expect, press, shows, type Tab, test as base, words } from './support/engine-test.ts';
import { answerLost, type Fault, type FaultyNetwork, requestLost } from './support/faulty-network.ts';
import { countKept, openAnswered, type Sight } from './faults/lead-test.ts';
import { answersOf } from './support/wizard.ts';

interface LeadInTab {
  /** Opens the wizard at its last question, with all five answered. */
  open: (tab: Tab) => Promise<void>;
  /** Waits until the attempt has ended as it should, with this many rows in the table. */
  ends: (tab: Tab, saw: Sight, rows: number) => Promise<void>;
  rows: () => Promise<number>;
  /** By default at the next visit, without a fault: one row, and nothing waits. */
  recovers: (tab: Tab, how?: () => Promise<unknown>) => Promise<void>;
}

const test = base.extend<{ lead: LeadInTab }>({
  lead: async ({ network, leads, email }, use) => {
    const rows = async () => (await leads(email)).length;
    const kept = (tab: Tab, store: 'draft' | 'outbox') =>
      tab.evaluate(countKept, [databaseName, store, email] as const).catch(() => -1);
    await use({
      rows,
      async open(tab) {
        await openAnswered(tab, network.url, answersOf(email));
        await shows(tab, 'Step 5 of 5');
        // As long before a press as it takes to type: these answers were handed over.
        await expect.poll(() => kept(tab, 'draft')).toBeGreaterThan(0);
      },
      async ends(tab, saw, expected) {
        if (saw === 'thanks') await shows(tab, 'Thanks, Ada!');
        else await shows(tab, 'There was an error submitting your information. Please try again.');
        if (saw === 'alert and promise') await shows(tab, 'Your answers are safe on this device');
        expect(await rows()).toBe(expected);
      },
      async recovers(tab, how = () => tab.goto(`${network.url}/privacy-policy`)) {
        network.release();
        await how();
        await expect.poll(rows).toBe(1);
        await expect.poll(() => kept(tab, 'outbox')).toBe(0);
        expect(await rows()).toBe(1);
      },
    });
  },
});

/** Within the page: a key press does not reach a tab in the background. */
const click = (tab: Tab) =>
  tab.evaluate(() => document.querySelector<HTMLElement>('button[type=submit]')!.click(), null);

const fail = (fault: Fault) => (network: FaultyNetwork) => void (network.fault = fault);
// How an answer is judged is the same everywhere, and the journey shows a lead that is stored and a server that is off.
const faults: [string, (network: FaultyNetwork) => void | Promise<void>, Sight, number][] = [
  ['The request is lost', fail(requestLost), 'alert and promise', 0],
  ['Stored, and the answer is lost', fail(answerLost), 'alert and promise', 1],
];

for (const [name, breakDown, saw, rows] of faults) {
  test(name, async ({ tab, lead, network }) => {
    await lead.open(tab);
    await breakDown(network);
    await press(tab, 'Submit');
    await lead.ends(tab, saw, rows);
    await network.stop();
    await network.start();
    await lead.recovers(tab);
  });
}

test('The server is off, and back while the page is open', async ({ tab, lead, network }) => {
  await lead.open(tab);
  await network.stop();
  await press(tab, 'Submit');
  await lead.ends(tab, 'alert and promise', 0);
  await network.start();
  await lead.recovers(tab, async () => {
    await tab.evaluate(() => void dispatchEvent(new Event('online')), null);
    await shows(tab, 'Thanks, Ada!');
  });
});

test('The device keeps nothing, and the answer is lost', async ({ tab, lead, network }) => {
  await lead.open(tab);
  await tab.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  }, null);
  network.fault = answerLost;
  await press(tab, 'Submit');
  await lead.ends(tab, 'alert', 1);
  network.release();
  await press(tab, 'Submit');
  await shows(tab, 'Thanks, Ada!');
  await lead.recovers(tab);
});

test('A reload while the lead is sent', async ({ tab, lead, network }) => {
  await lead.open(tab);
  network.fault = { kind: 'hold answer' };
  await press(tab, 'Submit');
  await expect.poll(lead.rows).toBe(1);
  await tab.reload();
  await lead.recovers(tab, () => lead.ends(tab, 'thanks', 1));
});

test('The tab is closed in the moment of Submit', async ({ visit, tab, lead, network }) => {
  await lead.open(tab);
  const later = await visit.newPage();
  await click(tab);
  await tab.close();
  await lead.recovers(later, async () => {
    await later.goto(`${network.url}/get-started`);
    // WebKit drops a write that is under way when its tab closes. The draft is from before: one press sends it.
    await expect
      .poll(async () => {
        if ((await words(later)).includes('Step 5 of 5')) await click(later).catch(() => undefined);
        return lead.rows();
      })
      .toBe(1);
  });
});

test('The same answers in two tabs, one after the other', async ({ visit, tab, lead }) => {
  const other = await visit.newPage();
  await lead.open(tab);
  await lead.open(other);
  await click(tab);
  await lead.ends(tab, 'thanks', 1);
  await click(other);
  await lead.ends(other, 'thanks', 1);
  await lead.recovers(other);
});
