/** The database cannot be reached, for example because a provider blocks its host. The site's own function can. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  responseLost,
  type FaultPlan,
  noFault,
  requestLost,
  respondWith,
  respondWithPgError,
} from '../support/faulty-network.ts';
import { receivedNotice } from '../../form-texts.ts';
import {
  answersAskedBy,
  engineTest,
  everyEngine,
  expect,
  formNames,
  forms,
  leaveOnDevice,
  poll,
  expectPromiseToSend,
  recordsOf,
  fillAndSend,
  expectText,
  test,
  texts,
  expectThanks,
} from './support.ts';

/** How a first request ends without the table: in an error at once, or never. */
const blackHole: FaultPlan = { kind: 'swallow request' };
const unreachable: Record<string, FaultPlan> = {
  'whose connections are refused': requestLost,
  'that never answers': blackHole,
};

for (const [how, fault] of Object.entries(unreachable)) {
  engineTest.describe(`With a database ${how},`, everyEngine, () => {
    for (const name of formNames) {
      engineTest(
        `a request from ${name} arrives within seconds, once`,
        async ({ tab, network, grace, expectStored }) => {
          network.fault = fault;
          network.functionFault = noFault;
          await fillAndSend(tab, network, name, grace);
          await expectStored(answersAskedBy(name, grace));
          await expectThanks(tab, grace);
          network.release();
          await tab.goto(`${network.url}/privacy-policy`);
          await poll(async () => (await recordsOf(tab)).some((record) => record.answers)).toBe(false);
          await expectStored(answersAskedBy(name, grace));
        },
      );
    }

    engineTest(
      'a request that waits arrives from any other page, once',
      async ({ tab, network, olga, expectStored }) => {
        await leaveOnDevice(tab, network.url, olga, { isQueued: true });
        network.fault = fault;
        network.functionFault = noFault;
        await tab.goto(`${network.url}/privacy-policy`);
        await expectStored(olga);
        network.release();
        await tab.goto(`${network.url}/`);
        await expectText(tab, receivedNotice);
        await expectStored(olga);
      },
    );
  });
}

for (const name of formNames) {
  test(`An extension blocks the database: a request from ${name} arrives`, async ({
    page,
    network,
    grace,
    expectStored,
  }) => {
    await page.route('**/rest/v1/**', (route) => route.abort('blockedbyclient'));
    await fillAndSend(page, network, name, grace);
    await expectStored(answersAskedBy(name, grace));
    await expectThanks(page, grace);
  });
}

engineTest(
  'The database has another origin, which answers no preflight',
  everyEngine,
  async ({ tab, network, grace, expectStored }) => {
    network.usesOtherOrigin = true;
    network.preflight = 'hold';
    await fillAndSend(tab, network, 'wizard', grace);
    await expectStored(grace);
    await expectThanks(tab, grace);
  },
);

for (const name of formNames) {
  engineTest(
    `Both ways are lost: ${name} keeps the request, and it arrives once`,
    everyEngine,
    async ({ tab, network, grace, expectStored, rowsOf }) => {
      network.fault = requestLost;
      await fillAndSend(tab, network, name, grace);
      await expectPromiseToSend(tab);
      expect(await rowsOf(grace)).toEqual([]);
      expect(network.functionAttempts, 'both ways were tried').toBeGreaterThan(0);
      network.release();
      await tab.goto(`${network.url}/privacy-policy`);
      await expectStored(answersAskedBy(name, grace));
      await poll(async () => (await recordsOf(tab)).some((record) => record.submission)).toBe(false);
      await expectStored(answersAskedBy(name, grace));
    },
  );
}

engineTest(
  'Both ways answer: the first one after the second one',
  everyEngine,
  async ({ tab, network, grace, expectStored }) => {
    network.fault = { kind: 'hold response' };
    network.functionFault = noFault;
    await fillAndSend(tab, network, 'wizard', grace);
    await poll(async () => network.functionAttempts, { message: 'the second way is tried' }).toBe(1);
    await expectThanks(tab, grace);
    network.release();
    await expectStored(grace);
  },
);

engineTest('Both ways answer in one moment', everyEngine, async ({ tab, network, grace, expectStored }) => {
  network.fault = { kind: 'hold request' };
  network.functionFault = { kind: 'hold request' };
  await fillAndSend(tab, network, 'home', grace);
  await poll(async () => network.held, { message: 'both ways are tried' }).toBe(2);
  network.release();
  await expectThanks(tab, grace);
  await expectStored(answersAskedBy('home', grace));
});

engineTest(
  'The answers of both ways are lost: the next try brings no second row',
  everyEngine,
  async ({ tab, network, grace, expectStored }) => {
    network.fault = responseLost;
    await fillAndSend(tab, network, 'wizard', grace);
    await expectPromiseToSend(tab);
    await poll(async () => network.functionAttempts).toBe(1);
    network.release();
    await tab.goto(`${network.url}/`);
    await expectText(tab, receivedNotice);
    await expectStored(grace);
  },
);

test('An answer of the database that another way can make good', async ({ page, network, grace, expectStored }) => {
  network.functionFault = noFault;
  const answers = {
    'a key that is not valid': respondWith(401, { message: 'Invalid API key' }),
    'a table that is not there yet': respondWithPgError(404, 'PGRST205'),
    'a statement that took too long': respondWithPgError(500, '57014'),
    'a database that is down': respondWithPgError(503, 'PGRST000'),
    'a gateway’s page': respondWith(502, '<h1>Bad gateway</h1>'),
    'a paused project': respondWith(540),
  };
  for (const [index, [what, fault]] of Object.entries(answers).entries()) {
    await test.step(what, async () => {
      network.fault = fault;
      const [user, host] = grace.email.split('@');
      const sent = { ...grace, email: `${user}.${index}@${host}` };
      await fillAndSend(page, network, 'home', sent);
      await expectStored(answersAskedBy('home', sent));
      await expectThanks(page, sent);
    });
  }
});

test('Too many requests: no other way is tried', async ({ page, network, grace, rowsOf, expectStored }) => {
  await page.clock.install();
  network.fault = respondWithPgError(429, 'PT429', { 'retry-after': '60' });
  network.functionFault = noFault;
  await fillAndSend(page, network, 'home', grace);
  await expectPromiseToSend(page);
  /** In steps, because an answer takes real time: in one leap, each request would look too slow. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      await page.clock.runFor(1000);
      await pause(20);
    }
  };
  await pass(95);
  expect(network.attempts).toBeGreaterThanOrEqual(4);
  expect(network.functionAttempts).toBe(0);
  expect(await rowsOf(grace)).toEqual([]);
  network.release();
  await pass(65);
  await expectThanks(page, grace);
  await expectStored(answersAskedBy('home', grace));
});

test('Refused for good: no other way is tried', async ({ page, network, grace, rowsOf }) => {
  network.fault = respondWithPgError(400, '23514');
  network.functionFault = noFault;
  await fillAndSend(page, network, 'home', grace);
  await expectText(page, texts.refused);
  await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
  expect(network.functionAttempts).toBe(0);
  expect(await rowsOf(grace)).toEqual([]);
});

const proofless: Record<string, FaultPlan> = {
  'a portal’s page': respondWith(200, '<h1>Log in to the wireless</h1>'),
  'a portal’s page with status 201': respondWith(201, '<h1>{"stored":true}</h1>'),
  'that it is not stored': respondWith(200, { stored: false }),
  'with an empty page': respondWith(204),
  'with another value': respondWith(200, { stored: 'true' }),
};
for (const [what, fault] of Object.entries(proofless)) {
  test(`The function answers ${what}: the request waits`, async ({ page, network, grace, rowsOf, expectStored }) => {
    network.fault = requestLost;
    network.functionFault = fault;
    await fillAndSend(page, network, 'home', grace);
    await expectPromiseToSend(page);
    expect(network.functionAttempts, 'the function was asked').toBeGreaterThan(0);
    expect(await rowsOf(grace)).toEqual([]);
    network.release();
    await page.goto(`${network.url}/privacy-policy`);
    await expectStored(answersAskedBy('home', grace));
  });
}

test('Half an hour without a database: the function is asked a few times', async ({
  page,
  network,
  grace,
  rowsOf,
  expectStored,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'SyncManager'));
  await page.clock.install();
  network.fault = requestLost;
  await fillAndSend(page, network, 'home', grace);
  await expectPromiseToSend(page);
  for (let minute = 1; minute <= 30; minute += 1) {
    await page.clock.runFor(61_000);
  }
  await poll(async () => network.attempts).toBeGreaterThanOrEqual(10);
  expect(network.functionAttempts).toBeGreaterThanOrEqual(3);
  expect(network.functionAttempts).toBeLessThanOrEqual(7);
  network.release();
  await poll(() => page.clock.runFor(20_000).then(() => rowsOf(grace))).toHaveLength(1);
  await expectThanks(page, grace);
  await expectStored(answersAskedBy('home', grace));
});

test('Two pages and a form send at once, on both ways', async ({
  page,
  other,
  context,
  network,
  grace,
  olga,
  expectStored,
}) => {
  await leaveOnDevice(page, network.url, olga, { isQueued: true });
  network.fault = { kind: 'hold request' };
  const pages = [page, other, await context.newPage()];
  await Promise.all(pages.map((one, index) => one.goto(`${network.url}${['/blog', '/', '/privacy-policy'][index]}`)));
  await poll(async () => network.held).toBeGreaterThan(3);
  network.release();
  await expectStored(olga);
  await poll(() => recordsOf(page).then((records) => records.filter(({ submission }) => submission))).toEqual([]);
  await expectStored(olga);
  await fillAndSend(page, network, 'home', grace);
  await expectThanks(page, grace);
  await expectStored(answersAskedBy('home', grace));
});

for (const name of formNames) {
  engineTest(
    `The first request of ${name} is lost on both ways: thanks follow within seconds`,
    everyEngine,
    async ({ tab, network, grace, expectStored }) => {
      network.fault = (attempt) => (attempt === 1 ? requestLost : noFault);
      await fillAndSend(tab, network, name, grace);
      await expectThanks(tab, grace, 6000);
      await expectStored(answersAskedBy(name, grace));
    },
  );

  engineTest(
    `The database reloads its schema once, as ${name} sends: thanks follow within seconds`,
    everyEngine,
    async ({ tab, network, grace, expectStored }) => {
      network.fault = (attempt) => (attempt === 1 ? respondWithPgError(503, 'PGRST002') : noFault);
      await fillAndSend(tab, network, name, grace);
      await expectThanks(tab, grace, 6000);
      await expectStored(answersAskedBy(name, grace));
    },
  );
}

engineTest(
  'The first request of another page is lost on both ways: the next one follows within seconds',
  everyEngine,
  async ({ tab, network, olga, expectStored }) => {
    await leaveOnDevice(tab, network.url, olga, { isQueued: true });
    network.fault = (attempt) => (attempt === 1 ? requestLost : noFault);
    await tab.goto(`${network.url}/privacy-policy`);
    await expectStored(olga, 6000);
  },
);

test('A form that was left while it waited is filled in by nothing of it', async ({ page, network, grace }) => {
  network.fault = requestLost;
  await fillAndSend(page, network, 'home', grace);
  await expectPromiseToSend(page);
  await page.goto(`${network.url}/blog`);
  await page.goto(`${network.url}${forms.home.path}`);
  await expectText(page, texts.queued);
  await expect(page.getByLabel(forms.home.labels.fullName)).toHaveValue('');
});
