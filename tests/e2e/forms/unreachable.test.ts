/**
 * The database cannot be reached, for example because a provider blocks its host. A lead then goes the second way, through
 * the site's own function.
 */
import { receivedNotice } from '../../form-texts.ts';
import { expectText } from '../support/engine-test.ts';
import {
  type FaultPlan,
  noFault,
  requestLost,
  respondWith,
  respondWithPgError,
  responseLost,
} from '../support/faulty-network.ts';
import type { Page } from '../support/test.ts';
import { engineTest, everyEngine, expect, poll, test } from './fixtures.ts';
import { draftsOf, expectQueued, leaveOnDevice } from './records.ts';
import { answersAskedBy, expectPromiseToSend, expectThanks, fillAndSend, formNames } from './steps.ts';

const databaseFaults: Record<string, FaultPlan> = {
  'refuses connections': requestLost,
  'never answers': { kind: 'swallow request' },
};

for (const [how, fault] of Object.entries(databaseFaults)) {
  engineTest.describe(`The database ${how}:`, everyEngine, () => {
    for (const name of formNames) {
      engineTest(
        `a lead from ${name} arrives within seconds, once`,
        async ({ tab, network, answers, expectStored }) => {
          network.fault = fault;
          network.functionFault = noFault;
          await fillAndSend(tab, network, name, answers);
          await expectStored(answersAskedBy(name, answers));
          await expectThanks(tab, answers);
          network.release();
          await tab.goto(`${network.url}/privacy-policy`);
          await poll(() => draftsOf(tab)).toEqual([]);
          await expectStored(answersAskedBy(name, answers));
        },
      );
    }

    engineTest(
      'a queued lead arrives from any other page, once',
      async ({ tab, network, earlierAnswers, expectStored }) => {
        await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true });
        network.fault = fault;
        network.functionFault = noFault;
        await tab.goto(`${network.url}/privacy-policy`);
        await expectStored(earlierAnswers);
        network.release();
        await tab.goto(`${network.url}/`);
        await expectText(tab, receivedNotice);
        await expectStored(earlierAnswers);
      },
    );
  });
}

for (const name of formNames) {
  test(`An extension blocks the database: a lead from ${name} arrives`, async ({
    page,
    network,
    answers,
    expectStored,
  }) => {
    await page.route('**/rest/v1/**', (route) => route.abort('blockedbyclient'));
    await fillAndSend(page, network, name, answers);
    await expectStored(answersAskedBy(name, answers));
    await expectThanks(page, answers);
  });
}

engineTest(
  'The database has another origin, which answers no preflight: the lead arrives',
  everyEngine,
  async ({ tab, network, answers, expectStored }) => {
    network.usesOtherOrigin = true;
    network.preflight = 'hold';
    await fillAndSend(tab, network, 'wizard', answers);
    await expectStored(answers);
    await expectThanks(tab, answers);
  },
);

const replaceableResponses: Record<string, FaultPlan> = {
  'a key that is not valid': respondWith(401, { message: 'Invalid API key' }),
  'a table that does not exist yet': respondWithPgError(404, 'PGRST205'),
  'a statement that took too long': respondWithPgError(500, '57014'),
  'a database that is down': respondWithPgError(503, 'PGRST000'),
  'a gateway’s page': respondWith(502, '<h1>Bad gateway</h1>'),
  'a paused project': respondWith(540),
};

test('The database answers with an error that the function may not meet: the lead arrives', async ({
  page,
  network,
  answers,
  expectStored,
}) => {
  network.functionFault = noFault;
  const [user, host] = answers.email.split('@');
  for (const [index, [what, fault]] of Object.entries(replaceableResponses).entries()) {
    await test.step(what, async () => {
      const lead = { ...answers, email: `${user}.${index}@${host}` };
      network.fault = fault;
      await fillAndSend(page, network, 'home', lead);
      await expectStored(answersAskedBy('home', lead));
      await expectThanks(page, lead);
    });
  }
});

for (const name of formNames) {
  engineTest(
    `Both ways are lost: ${name} keeps the lead, and it arrives once`,
    everyEngine,
    async ({ tab, network, answers, expectRowCount, expectStored }) => {
      network.fault = requestLost;
      await fillAndSend(tab, network, name, answers);
      await expectPromiseToSend(tab);
      await expectRowCount(0);
      expect(network.functionAttempts, 'both ways were tried').toBeGreaterThan(0);
      network.release();
      await tab.goto(`${network.url}/privacy-policy`);
      await expectStored(answersAskedBy(name, answers));
      await expectQueued(tab, 0);
      await expectStored(answersAskedBy(name, answers));
    },
  );
}

engineTest(
  'Both ways answer, the database after the function: one row',
  everyEngine,
  async ({ tab, network, answers, expectStored }) => {
    network.fault = { kind: 'hold response' };
    network.functionFault = noFault;
    await fillAndSend(tab, network, 'wizard', answers);
    await poll(async () => network.functionAttempts, { message: 'the function is tried' }).toBe(1);
    await expectThanks(tab, answers);
    network.release();
    await expectStored(answers);
  },
);

engineTest('Both ways answer at once: one row', everyEngine, async ({ tab, network, answers, expectStored }) => {
  network.fault = { kind: 'hold request' };
  network.functionFault = { kind: 'hold request' };
  await fillAndSend(tab, network, 'home', answers);
  await poll(async () => network.held, { message: 'both ways are tried' }).toBe(2);
  network.release();
  await expectThanks(tab, answers);
  await expectStored(answersAskedBy('home', answers));
});

engineTest(
  'The responses of both ways are lost: the next attempt adds no second row',
  everyEngine,
  async ({ tab, network, answers, expectStored }) => {
    network.fault = responseLost;
    await fillAndSend(tab, network, 'wizard', answers);
    await expectPromiseToSend(tab);
    await poll(async () => network.functionAttempts).toBe(1);
    network.release();
    await tab.goto(`${network.url}/`);
    await expectText(tab, receivedNotice);
    await expectStored(answers);
  },
);

/**
 * Lets this many seconds of the page's clock pass, one by one. Requests take real time, so each one under way is awaited
 * before the next second: in one leap, it would seem too slow to the page.
 */
async function passSeconds(page: Page, seconds: number): Promise<void> {
  const underWay = new Set<unknown>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1000);
    await expect.poll(() => underWay.size, { intervals: [10] }).toBe(0);
  }
}

test('Too many requests: the database is asked again after its pause, and the function is never asked', async ({
  page,
  network,
  answers,
  expectRowCount,
  expectStored,
}) => {
  await page.clock.install();
  network.fault = respondWithPgError(429, 'PT429', { 'retry-after': '60' });
  network.functionFault = noFault;
  await fillAndSend(page, network, 'home', answers);
  await expectPromiseToSend(page);
  await passSeconds(page, 95);
  expect(network.attempts).toBeGreaterThanOrEqual(4);
  expect(network.functionAttempts).toBe(0);
  await expectRowCount(0);
  network.release();
  await passSeconds(page, 65);
  await expectThanks(page, answers);
  await expectStored(answersAskedBy('home', answers));
});

const responsesWithoutProof: Record<string, FaultPlan> = {
  'with a portal’s page': respondWith(200, '<h1>Log in to the wireless</h1>'),
  'with a portal’s page and status 201': respondWith(201, '<h1>{"stored":true}</h1>'),
  'that the lead is not stored': respondWith(200, { stored: false }),
  'with an empty page': respondWith(204),
  'with another value': respondWith(200, { stored: 'true' }),
};
for (const [what, fault] of Object.entries(responsesWithoutProof)) {
  test(`The function answers ${what}: the lead stays queued`, async ({
    page,
    network,
    answers,
    expectRowCount,
    expectStored,
  }) => {
    network.fault = requestLost;
    network.functionFault = fault;
    await fillAndSend(page, network, 'home', answers);
    await expectPromiseToSend(page);
    expect(network.functionAttempts, 'the function was asked').toBeGreaterThan(0);
    await expectRowCount(0);
    network.release();
    await page.goto(`${network.url}/privacy-policy`);
    await expectStored(answersAskedBy('home', answers));
  });
}

test('The database is unreachable for half an hour: the function is asked only a few times', async ({
  page,
  network,
  answers,
  storedRows,
  expectStored,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
  });
  await page.clock.install();
  network.fault = requestLost;
  await fillAndSend(page, network, 'home', answers);
  await expectPromiseToSend(page);
  for (let minute = 1; minute <= 30; minute += 1) await page.clock.runFor(61_000);
  await poll(async () => network.attempts).toBeGreaterThanOrEqual(10);
  expect(network.functionAttempts).toBeGreaterThanOrEqual(3);
  expect(network.functionAttempts).toBeLessThanOrEqual(7);
  network.release();
  const waitAndReadRows = async () => {
    await page.clock.runFor(20_000);
    return storedRows(answers);
  };
  await poll(waitAndReadRows).toHaveLength(1);
  await expectThanks(page, answers);
  await expectStored(answersAskedBy('home', answers));
});

test('Three pages send the same queued lead at once, on both ways: one row, and the form still sends', async ({
  page,
  other,
  context,
  network,
  answers,
  earlierAnswers,
  expectStored,
}) => {
  await leaveOnDevice(page, network.url, earlierAnswers, { isQueued: true });
  network.fault = { kind: 'hold request' };
  const third = await context.newPage();
  await Promise.all([
    page.goto(`${network.url}/blog`),
    other.goto(`${network.url}/`),
    third.goto(`${network.url}/privacy-policy`),
  ]);
  await poll(async () => network.held).toBeGreaterThan(3);
  network.release();
  await expectStored(earlierAnswers);
  await expectQueued(page, 0);
  await expectStored(earlierAnswers);
  await fillAndSend(page, network, 'home', answers);
  await expectThanks(page, answers);
  await expectStored(answersAskedBy('home', answers));
});

const shortOutages: Record<string, FaultPlan> = {
  'is lost on both ways': (attempt) => (attempt === 1 ? requestLost : noFault),
  'comes while the database reloads its schema': (attempt) =>
    attempt === 1 ? respondWithPgError(503, 'PGRST002') : noFault,
};
for (const name of formNames) {
  for (const [what, fault] of Object.entries(shortOutages)) {
    engineTest(
      `The first request of ${name} ${what}: thanks follow within seconds`,
      everyEngine,
      async ({ tab, network, answers, expectStored }) => {
        network.fault = fault;
        await fillAndSend(tab, network, name, answers);
        await expectThanks(tab, answers, 6000);
        await expectStored(answersAskedBy(name, answers));
      },
    );
  }
}

engineTest(
  'The first request of another page is lost on both ways: its next one follows within seconds',
  everyEngine,
  async ({ tab, network, earlierAnswers, expectStored }) => {
    await leaveOnDevice(tab, network.url, earlierAnswers, { isQueued: true });
    network.fault = (attempt) => (attempt === 1 ? requestLost : noFault);
    await tab.goto(`${network.url}/privacy-policy`);
    await expectStored(earlierAnswers, 6000);
  },
);
