/** What the device keeps: storage that dies or is blocked, links, requests that are too old, and deleting everything. */
import { arrived } from '../../wizard-words.ts';
import { deviceRecords } from '../support/device.ts';
import { emptyPath, requestLost } from '../support/faulty-network.ts';
import {
  askedIn,
  call,
  click,
  engineTest as test,
  everywhere,
  expect,
  fillIn,
  formNames,
  forms,
  leave,
  poll,
  promises,
  questions,
  recordsOf,
  rowOf,
  screenOf,
  screenShows,
  send,
  services,
  expectText,
  submit,
  type Tab,
  texts,
  thanks,
  toSubmit,
  wizard,
  textOf,
  fill,
} from './support.ts';

/** Runs first in a page: after `killStorage`, connections to the database that were open throw at every use, for ever. */
function mortalStorage(): void {
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

const keeps = (tab: Tab, text: string) =>
  poll(async () => JSON.stringify(await recordsOf(tab)).includes(text), { message: `the device keeps "${text}"` }).toBe(
    true,
  );

for (const name of formNames) {
  const { path, labels } = forms[name];
  const [first, second] = questions.filter(({ homeLabel }) => homeLabel);

  test.describe(`The connection to the device’s storage dies, in ${name}:`, everywhere, () => {
    test('what is typed after is kept', async ({ tab, network, grace }) => {
      network.pageScript = call(mortalStorage, null);
      await tab.goto(`${network.url}${path}`);
      await fill(tab, labels[first!.field], grace[first!.field]);
      await keeps(tab, grace[first!.field]);
      await killStorage(tab);
      if (name === 'wizard') await click(tab, wizard.buttons.next);
      await fill(tab, labels[second!.field], grace[second!.field]);
      await tab.goto(`${network.url}/blog`);
      await tab.goto(`${network.url}${path}`);
      await screenShows(tab, { [first!.field]: grace[first!.field], [second!.field]: grace[second!.field] }, 5000);
    });

    test('what was sent does not come back', async ({ tab, network, grace, arrives }) => {
      network.pageScript = call(mortalStorage, null);
      await tab.goto(`${network.url}${path}`);
      await fillIn(tab, name, grace);
      await keeps(tab, grace.fullName);
      await killStorage(tab);
      await submit(tab);
      await thanks(tab, grace);
      await tab.goto(`${network.url}/`);
      await tab.goto(`${network.url}/get-started`);
      // The draft would be there by now.
      await poll(async () => (await recordsOf(tab)).filter(({ answers }) => answers)).toEqual([]);
      expect(await screenOf(tab)).toMatchObject({ fullName: '' });
      await arrives(askedIn(name, grace));
    });

    test('a request that cannot be sent is kept', async ({ tab, network, grace, arrives }) => {
      network.pageScript = call(mortalStorage, null);
      network.fault = requestLost;
      await tab.goto(`${network.url}${path}`);
      await fillIn(tab, name, grace);
      await keeps(tab, grace.fullName);
      await killStorage(tab);
      await submit(tab);
      await promises(tab);
      network.release();
      await tab.goto(`${network.url}/blog`);
      await arrives(askedIn(name, grace));
    });
  });
}

/** Runs first in a page, as where storage is blocked. */
function blockStorage(): void {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
}

test.describe('A link with a service and a request,', everywhere, () => {
  const link = `/get-started?service=${services[0]!.slug}&request=Two%20offices.`;
  const given = { service: services[0]!.option, customRequest: 'Two offices.' };

  test('where nothing can be kept: a reload keeps both', async ({ tab, network }) => {
    network.pageScript = call(blockStorage, null);
    await tab.goto(network.url + link);
    await screenShows(tab, given);
    await tab.reload();
    await screenShows(tab, given, 5000);
  });

  test('where nothing can be kept: the request is sent, and the next one begins empty', async ({
    tab,
    network,
    grace,
    rowsOf,
  }) => {
    network.pageScript = call(blockStorage, null);
    await tab.goto(network.url + link);
    await screenShows(tab, given);
    await fillIn(tab, 'wizard', { ...grace, ...given });
    await submit(tab);
    await thanks(tab, grace);
    expect(await rowsOf(grace)).toMatchObject([rowOf({ ...grace, ...given })]);
    await tab.goto(`${network.url}/get-started`);
    await poll(() => screenOf(tab)).toMatchObject({ service: '', customRequest: '' });
  });

  test('where it can be kept: a reload keeps what was chosen since', async ({ tab, network, grace }) => {
    await tab.goto(network.url + link);
    await screenShows(tab, given);
    await fillIn(tab, 'wizard', { ...grace, service: services[1]!.option });
    await keeps(tab, services[1]!.option);
    await tab.reload();
    await screenShows(tab, { ...grace, service: services[1]!.option });
  });

  test('left at once and opened again without it: both are kept', async ({ tab, network }) => {
    await tab.goto(network.url + link);
    await screenShows(tab, given);
    await keeps(tab, given.customRequest);
    await tab.goto(`${network.url}/get-started`);
    await screenShows(tab, given);
  });

  test('while an earlier request waits: begins another one, and both are sent', async ({
    tab,
    network,
    grace,
    olga,
    arrives,
  }) => {
    network.fault = requestLost;
    await leave(tab, network.url, olga, { waits: true });
    await tab.goto(network.url + link);
    await screenShows(tab, { fullName: '', ...given }, 5000);
    network.release();
    await fillIn(tab, 'wizard', { ...grace, ...given });
    await submit(tab);
    await thanks(tab, grace);
    await arrives({ ...grace, ...given });
    await tab.goto(`${network.url}/blog`);
    await arrives(olga);
  });

  test('while an earlier request waits: a reload keeps the choice, and the request still waits', async ({
    tab,
    network,
    olga,
    arrives,
  }) => {
    network.fault = requestLost;
    await leave(tab, network.url, olga, { waits: true });
    await tab.goto(network.url + link);
    await screenShows(tab, { fullName: '', ...given }, 5000);
    await tab.reload();
    await screenShows(tab, { fullName: '', ...given }, 5000);
    network.release();
    await tab.goto(`${network.url}/blog`);
    await arrives(olga);
  });
});

/** Makes everything on the device this much older. */
async function age(tab: Tab, url: string, hours: number): Promise<void> {
  await tab.goto(`${url}${emptyPath}`);
  const records = await recordsOf(tab);
  const older = records.map((record) => ({ ...record, savedAt: record.savedAt! - hours * 3_600_000 }));
  await tab.evaluate(deviceRecords, older);
}

const pages = { home: '/', 'the wizard': '/get-started', 'another page': '/blog' };
for (const [place, path] of Object.entries(pages)) {
  test(
    `${place} does not send a request that is older than its 60 days and the last day`,
    everywhere,
    async ({ tab, network, olga, rowsOf }) => {
      network.fault = requestLost;
      await leave(tab, network.url, olga, { waits: true, days: 60 });
      await tab.goto(`${network.url}/privacy-policy`);
      // The visit gives it a last day.
      await poll(async () => (await recordsOf(tab))[0]?.savedAt).toBeGreaterThan(Date.now() - 59.5 * 86_400_000);
      await age(tab, network.url, 26);
      network.release();
      const before = network.attempts + network.functionAttempts;
      await tab.goto(network.url + path);
      await poll(() => recordsOf(tab)).toEqual([]);
      expect(network.attempts + network.functionAttempts - before, 'requests').toBe(0);
      expect(await rowsOf(olga)).toEqual([]);
      expect(await screenOf(tab)).not.toMatchObject({ fullName: olga.fullName });
      expect(await textOf(tab)).not.toContain(texts.queued);
    },
  );
}

test('A request of 60 days is sent on its last day', everywhere, async ({ tab, network, olga, arrives }) => {
  await leave(tab, network.url, olga, { waits: true, days: 60 });
  await tab.goto(`${network.url}/blog`);
  await arrives(olga);
});

for (const name of formNames) {
  test(`A draft of 31 days fills ${name}’s form no more`, everywhere, async ({ tab, network, olga }) => {
    await leave(tab, network.url, olga, { days: 31 });
    await tab.goto(`${network.url}${forms[name].path}`);
    await poll(() => recordsOf(tab)).toEqual([]);
    expect(await screenOf(tab)).toMatchObject({ fullName: '' });
  });
}

test('A confirmation of 31 days is shown no more', everywhere, async ({ tab, network }) => {
  const savedAt = Date.now() - 31 * 86_400_000;
  await tab.goto(`${network.url}${emptyPath}`);
  await tab.evaluate(deviceRecords, [{ id: new Date(savedAt).toISOString(), savedAt }]);
  await tab.goto(`${network.url}/`);
  await poll(() => recordsOf(tab)).toEqual([]);
  expect(await textOf(tab)).not.toContain(arrived);
});

test.describe('The cookie policy’s button', everywhere, () => {
  test('deletes all that the device keeps, and says so', async ({ tab, network, grace, olga, rowsOf }) => {
    network.fault = requestLost;
    await leave(tab, network.url, grace);
    await leave(tab, network.url, olga, { waits: true });
    const savedAt = Date.now();
    await tab.evaluate(deviceRecords, [{ id: new Date(savedAt).toISOString(), savedAt }]);
    await tab.goto(`${network.url}/cookie-policy`);
    await click(tab, 'Delete');
    await poll(() => recordsOf(tab)).toEqual([]);
    const said = () =>
      tab.evaluate(
        () => [...document.querySelectorAll<HTMLElement>('[role=status], output')].map((one) => one.innerText).join(),
        null,
      );
    await poll(said).toMatch(/deleted/i);
    network.release();
    for (const path of ['/', '/get-started']) {
      await tab.goto(network.url + path);
      await toSubmitOrNext(tab);
      expect(await screenOf(tab)).toMatchObject({ fullName: '' });
      expect(await textOf(tab)).not.toContain(arrived);
    }
    expect([...(await rowsOf(grace)), ...(await rowsOf(olga))]).toEqual([]);
  });

  test('takes back what another tab promised to send', async ({ tab, other, network, grace, rowsOf }) => {
    network.fault = requestLost;
    await send(tab, network, 'wizard', grace);
    await promises(tab);
    await other.goto(`${network.url}/cookie-policy`);
    await click(other, 'Delete');
    await poll(() => recordsOf(other)).toEqual([]);
    await poll(() => textOf(tab).then((text) => text.includes(texts.saved))).toBe(false);
    network.release();
    await other.goto(`${network.url}/blog`);
    await tab.evaluate(() => void dispatchEvent(new Event('online')), null);
    await toSubmit(tab);
    expect(await rowsOf(grace)).toEqual([]);
  });
});

const toSubmitOrNext = (tab: Tab) => poll(() => textOf(tab).then((text) => /\b(Next|Submit)\b/.test(text))).toBe(true);

test(
  'Shows the earlier request that still waits, and no words of it in home’s form',
  everywhere,
  async ({ tab, network, olga }) => {
    network.fault = requestLost;
    await leave(tab, network.url, olga, { waits: true });
    await tab.goto(`${network.url}/`);
    await expectText(tab, texts.queued);
    expect(await screenOf(tab)).toMatchObject({ fullName: '' });
  },
);
