/** What the device keeps: storage that dies or is blocked, links, requests that are too old, and deleting everything. */
import { receivedNotice } from '../../form-texts.ts';
import { addAndReadRecords } from '../support/device.ts';
import { deleteStored } from '../../../src/data/device-storage.ts';
import { emptyPath, requestLost } from '../support/faulty-network.ts';
import {
  answersAskedBy,
  asScript,
  click,
  engineTest as test,
  everyEngine,
  expect,
  fillForm,
  formNames,
  forms,
  leaveOnDevice,
  poll,
  expectPromiseToSend,
  questions,
  recordsOf,
  draftsOf,
  expectOnDevice,
  rowOf,
  readForm,
  expectForm,
  fillAndSend,
  services,
  expectText,
  submit,
  type Tab,
  texts,
  expectThanks,
  goToSubmit,
  wizard,
  textOf,
  fill,
} from './support.ts';

/** Runs first in a page: after `killStorage`, connections to the database that were open throw at every use, for ever. */
function makeStorageMortal(): void {
  let lives = 0;
  const born = new WeakMap<IDBDatabase, number>();
  const own = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function transaction(this: IDBDatabase, ...list: Parameters<typeof own>) {
    if (!born.has(this)) born.set(this, lives);
    if (born.get(this) !== lives) throw new DOMException('The database connection is closing.', 'InvalidStateError');
    return own.apply(this, list);
  };
  Object.assign(globalThis, { killStorage: () => (lives += 1) });
}
const killStorage = (tab: Tab) =>
  tab.evaluate(() => void (globalThis as unknown as { killStorage: () => void }).killStorage(), null);

for (const name of formNames) {
  const { path, labels } = forms[name];
  const [first, second] = questions.filter(({ homeLabel }) => homeLabel);

  test.describe(`The connection to the device’s storage dies, in ${name}:`, everyEngine, () => {
    test('what is typed after is kept', async ({ tab, network, grace }) => {
      network.pageScript = asScript(makeStorageMortal, null);
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels[first!.field], grace[first!.field]);
      await expectOnDevice(tab, grace[first!.field]);
      await killStorage(tab);
      if (name === 'wizard') await click(tab, wizard.buttons.next);
      await fill(tab, labels[second!.field], grace[second!.field]);
      await tab.goto(`${network.url}/blog`);
      await tab.goto(`${network.url}${path}`);
      await expectForm(tab, { [first!.field]: grace[first!.field], [second!.field]: grace[second!.field] }, 5000);
    });

    test('what was sent does not come back', async ({ tab, network, grace, expectStored }) => {
      network.pageScript = asScript(makeStorageMortal, null);
      await tab.goto(`${network.url}${path}`);
      await fillForm(tab, name, grace);
      await expectOnDevice(tab, grace.fullName);
      await killStorage(tab);
      await submit(tab);
      await expectThanks(tab, grace);
      await tab.goto(`${network.url}/`);
      await tab.goto(`${network.url}/get-started`);
      // The draft would be there by now.
      await poll(() => draftsOf(tab)).toEqual([]);
      expect(await readForm(tab)).toMatchObject({ fullName: '' });
      await expectStored(answersAskedBy(name, grace));
    });

    test('a request that cannot be sent is kept', async ({ tab, network, grace, expectStored }) => {
      network.pageScript = asScript(makeStorageMortal, null);
      network.fault = requestLost;
      await tab.goto(`${network.url}${path}`);
      await fillForm(tab, name, grace);
      await expectOnDevice(tab, grace.fullName);
      await killStorage(tab);
      await submit(tab);
      await expectPromiseToSend(tab);
      network.release();
      await tab.goto(`${network.url}/blog`);
      await expectStored(answersAskedBy(name, grace));
    });
  });
}

/** Runs first in a page, as where storage is blocked. */
function blockStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
}

test.describe('A link with a service and a request,', everyEngine, () => {
  const link = `/get-started?service=${services()[0]!.slug}&request=Two%20offices.`;
  const linkAnswers = { service: services()[0]!.option, customRequest: 'Two offices.' };

  test('where nothing can be kept: a reload keeps both', async ({ tab, network }) => {
    network.pageScript = asScript(blockStorage, null);
    await tab.goto(network.url + link);
    await expectForm(tab, linkAnswers);
    await tab.reload();
    await expectForm(tab, linkAnswers, 5000);
  });

  test('where nothing can be kept: the request is sent, and the next one begins empty', async ({
    tab,
    network,
    grace,
    rowsOf,
  }) => {
    network.pageScript = asScript(blockStorage, null);
    await tab.goto(network.url + link);
    await expectForm(tab, linkAnswers);
    await fillForm(tab, 'wizard', { ...grace, ...linkAnswers });
    await submit(tab);
    await expectThanks(tab, grace);
    expect(await rowsOf(grace)).toMatchObject([rowOf({ ...grace, ...linkAnswers })]);
    await tab.goto(`${network.url}/get-started`);
    await poll(() => readForm(tab)).toMatchObject({ service: '', customRequest: '' });
  });

  test('where it can be kept: a reload keeps what was chosen since', async ({ tab, network, grace }) => {
    await tab.goto(network.url + link);
    await expectForm(tab, linkAnswers);
    await fillForm(tab, 'wizard', { ...grace, service: services().at(-1)!.option });
    await expectOnDevice(tab, services().at(-1)!.option);
    await tab.reload();
    await expectForm(tab, { ...grace, service: services().at(-1)!.option });
  });

  test('left at once and opened again without it: both are kept', async ({ tab, network }) => {
    await tab.goto(network.url + link);
    await expectForm(tab, linkAnswers);
    await expectOnDevice(tab, linkAnswers.customRequest);
    await tab.goto(`${network.url}/get-started`);
    await expectForm(tab, linkAnswers);
  });

  test('while an earlier request waits: begins another one, and both are sent', async ({
    tab,
    network,
    grace,
    olga,
    expectStored,
  }) => {
    network.fault = requestLost;
    await leaveOnDevice(tab, network.url, olga, { isQueued: true });
    await tab.goto(network.url + link);
    await expectForm(tab, { fullName: '', ...linkAnswers }, 5000);
    network.release();
    await fillForm(tab, 'wizard', { ...grace, ...linkAnswers });
    await submit(tab);
    await expectThanks(tab, grace);
    await expectStored({ ...grace, ...linkAnswers });
    await tab.goto(`${network.url}/blog`);
    await expectStored(olga);
  });

  test('while an earlier request waits: a reload keeps the choice, and the request still waits', async ({
    tab,
    network,
    olga,
    expectStored,
  }) => {
    network.fault = requestLost;
    await leaveOnDevice(tab, network.url, olga, { isQueued: true });
    await tab.goto(network.url + link);
    await expectForm(tab, { fullName: '', ...linkAnswers }, 5000);
    await tab.reload();
    await expectForm(tab, { fullName: '', ...linkAnswers }, 5000);
    network.release();
    await tab.goto(`${network.url}/blog`);
    await expectStored(olga);
  });
});

const pages = { home: '/', 'the wizard': '/get-started', 'another page': '/blog' };
for (const [place, path] of Object.entries(pages)) {
  test(
    `${place} never sends a request after 60 days, such as at a visit on day 90, and the next day’s visit deletes it`,
    everyEngine,
    async ({ tab, network, olga, rowsOf }) => {
      await leaveOnDevice(tab, network.url, olga, { isQueued: true, days: 90 });
      const before = network.attempts + network.functionAttempts;
      await tab.goto(network.url + path);
      const markOf = async () => (await recordsOf(tab))[0]?.submission?.foundExpiredAt;
      await poll(markOf).toBeGreaterThan(Date.now() - 60_000);
      expect(await readForm(tab)).not.toMatchObject({ fullName: olga.fullName });
      expect(await textOf(tab)).not.toContain(texts.queued);
      await tab.goto(`${network.url}${emptyPath}`);
      const [record] = await recordsOf(tab);
      const foundExpiredAt = Date.now() - 26 * 3_600_000;
      await tab.evaluate(addAndReadRecords, [{ ...record, submission: { ...record!.submission, foundExpiredAt } }]);
      await tab.goto(network.url + path);
      await poll(() => recordsOf(tab)).toEqual([]);
      expect(network.attempts + network.functionAttempts - before, 'requests').toBe(0);
      expect(await rowsOf(olga)).toEqual([]);
    },
  );
}

test('A request of 59 days is sent', everyEngine, async ({ tab, network, olga, expectStored }) => {
  await leaveOnDevice(tab, network.url, olga, { isQueued: true, days: 59 });
  await tab.goto(`${network.url}/blog`);
  await expectStored(olga);
});

for (const name of formNames) {
  test(`A draft of 31 days fills ${name}’s form no more`, everyEngine, async ({ tab, network, olga }) => {
    await leaveOnDevice(tab, network.url, olga, { days: 31 });
    await tab.goto(`${network.url}${forms[name].path}`);
    await poll(() => recordsOf(tab)).toEqual([]);
    expect(await readForm(tab)).toMatchObject({ fullName: '' });
  });
}

test('A confirmation of 31 days is shown no more', everyEngine, async ({ tab, network }) => {
  const savedAt = Date.now() - 31 * 86_400_000;
  await tab.goto(`${network.url}${emptyPath}`);
  await tab.evaluate(addAndReadRecords, [{ id: new Date(savedAt).toISOString(), savedAt }]);
  await tab.goto(`${network.url}/`);
  await poll(() => recordsOf(tab)).toEqual([]);
  expect(await textOf(tab)).not.toContain(receivedNotice);
});

test.describe('The cookie policy’s button', everyEngine, () => {
  test('deletes all that the device keeps, and says so', async ({ tab, network, grace, olga, rowsOf }) => {
    network.fault = requestLost;
    await leaveOnDevice(tab, network.url, grace);
    await leaveOnDevice(tab, network.url, olga, { isQueued: true });
    const savedAt = Date.now();
    await tab.evaluate(addAndReadRecords, [{ id: new Date(savedAt).toISOString(), savedAt }]);
    await tab.goto(`${network.url}/cookie-policy`);
    await click(tab, deleteStored.button);
    const readStatus = () =>
      tab.evaluate(
        () => [...document.querySelectorAll<HTMLElement>('[role=status], output')].map((one) => one.innerText).join(),
        null,
      );
    await poll(readStatus).toContain(deleteStored.done);
    // The script that sends what waits reads the device again when the visitor returns to the tab.
    const returnToTab = async (): Promise<number> => {
      dispatchEvent(new Event('focus'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      const databases = await indexedDB.databases();
      return databases.length;
    };
    expect(await tab.evaluate(returnToTab, null), 'databases').toBe(0);
    network.release();
    for (const path of ['/', '/get-started']) {
      await tab.goto(network.url + path);
      await expectButtonToGoOn(tab);
      expect(await readForm(tab)).toMatchObject({ fullName: '' });
      expect(await textOf(tab)).not.toContain(receivedNotice);
    }
    expect([...(await rowsOf(grace)), ...(await rowsOf(olga))]).toEqual([]);
  });

  test('takes back what another tab promised to send', async ({ tab, other, network, grace, rowsOf }) => {
    network.fault = requestLost;
    await fillAndSend(tab, network, 'wizard', grace);
    await expectPromiseToSend(tab);
    await other.goto(`${network.url}/cookie-policy`);
    await click(other, deleteStored.button);
    await poll(() => recordsOf(other)).toEqual([]);
    await poll(() => textOf(tab).then((text) => text.includes(texts.saved))).toBe(false);
    network.release();
    await other.goto(`${network.url}/blog`);
    await tab.evaluate(() => void dispatchEvent(new Event('online')), null);
    await goToSubmit(tab);
    expect(await rowsOf(grace)).toEqual([]);
  });
});

/** Waits until the form shows a button that goes on. */
const expectButtonToGoOn = (tab: Tab) =>
  poll(async () => {
    const text = await textOf(tab);
    return [wizard.buttons.next, wizard.buttons.submit].some((name) => text.includes(name));
  }).toBe(true);

test(
  'Shows the earlier request that still waits, and no words of it in home’s form',
  everyEngine,
  async ({ tab, network, olga }) => {
    network.fault = requestLost;
    await leaveOnDevice(tab, network.url, olga, { isQueued: true });
    await tab.goto(`${network.url}/`);
    await expectText(tab, texts.queued);
    expect(await readForm(tab)).toMatchObject({ fullName: '' });
  },
);
