/** The database cannot be reached, for example because a provider blocks its host. The site's own function can. */
import { setTimeout as pause } from 'node:timers/promises';
import { answerLost, type FaultPlan, noFault, requestLost } from '../support/faulty-network.ts';
import { arrived } from '../../wizard-words.ts';
import {
  answer,
  askedIn,
  engineTest,
  everywhere,
  expect,
  formNames,
  forms,
  leave,
  pgError,
  poll,
  promises,
  recordsOf,
  send,
  expectText,
  test,
  texts,
  thanks,
} from './support.ts';

/** How a first request ends without the table: in an error at once, or never. */
const blackHole: FaultPlan = { kind: 'swallow request' };
const unreachable: Record<string, FaultPlan> = {
  'whose connections are refused': requestLost,
  'that never answers': blackHole,
};

for (const [how, fault] of Object.entries(unreachable)) {
  engineTest.describe(`With a database ${how},`, everywhere, () => {
    for (const name of formNames) {
      engineTest(`a request from ${name} arrives within seconds, once`, async ({ tab, network, grace, arrives }) => {
        network.fault = fault;
        network.functionFault = noFault;
        await send(tab, network, name, grace);
        await arrives(askedIn(name, grace));
        await thanks(tab, grace);
        network.release();
        await tab.goto(`${network.url}/privacy-policy`);
        await poll(async () => (await recordsOf(tab)).some((record) => record.answers)).toBe(false);
        await arrives(askedIn(name, grace));
      });
    }

    engineTest('a request that waits arrives from any other page, once', async ({ tab, network, olga, arrives }) => {
      await leave(tab, network.url, olga, { waits: true });
      network.fault = fault;
      network.functionFault = noFault;
      await tab.goto(`${network.url}/privacy-policy`);
      await arrives(olga);
      network.release();
      await tab.goto(`${network.url}/`);
      await expectText(tab, arrived);
      await arrives(olga);
    });
  });
}

for (const name of formNames) {
  test(`An extension blocks the database: a request from ${name} arrives`, async ({
    page,
    network,
    grace,
    arrives,
  }) => {
    await page.route('**/rest/v1/**', (route) => route.abort('blockedbyclient'));
    await send(page, network, name, grace);
    await arrives(askedIn(name, grace));
    await thanks(page, grace);
  });
}

engineTest(
  'The database has another origin, which answers no preflight',
  everywhere,
  async ({ tab, network, grace, arrives }) => {
    network.isElsewhere = true;
    network.preflight = 'hold';
    await send(tab, network, 'wizard', grace);
    await arrives(grace);
    await thanks(tab, grace);
  },
);

for (const name of formNames) {
  engineTest(
    `Both ways are lost: ${name} keeps the request, and it arrives once`,
    everywhere,
    async ({ tab, network, grace, arrives, rowsOf }) => {
      network.fault = requestLost;
      await send(tab, network, name, grace);
      await promises(tab);
      expect(await rowsOf(grace)).toEqual([]);
      expect(network.functionAttempts, 'both ways were tried').toBeGreaterThan(0);
      network.release();
      await tab.goto(`${network.url}/privacy-policy`);
      await arrives(askedIn(name, grace));
      await poll(async () => (await recordsOf(tab)).some((record) => record.submission)).toBe(false);
      await arrives(askedIn(name, grace));
    },
  );
}

engineTest(
  'Both ways answer: the first one after the second one',
  everywhere,
  async ({ tab, network, grace, arrives }) => {
    network.fault = { kind: 'hold answer' };
    network.functionFault = noFault;
    await send(tab, network, 'wizard', grace);
    await poll(async () => network.functionAttempts, { message: 'the second way is tried' }).toBe(1);
    await thanks(tab, grace);
    network.release();
    await arrives(grace);
  },
);

engineTest('Both ways answer in one moment', everywhere, async ({ tab, network, grace, arrives }) => {
  network.fault = { kind: 'hold request' };
  network.functionFault = { kind: 'hold request' };
  await send(tab, network, 'home', grace);
  await poll(async () => network.held, { message: 'both ways are tried' }).toBe(2);
  network.release();
  await thanks(tab, grace);
  await arrives(askedIn('home', grace));
});

engineTest(
  'The answers of both ways are lost: the next try brings no second row',
  everywhere,
  async ({ tab, network, grace, arrives }) => {
    network.fault = answerLost;
    await send(tab, network, 'wizard', grace);
    await promises(tab);
    await poll(async () => network.functionAttempts).toBe(1);
    network.release();
    await tab.goto(`${network.url}/`);
    await expectText(tab, arrived);
    await arrives(grace);
  },
);

test('An answer of the database that another way can make good', async ({ page, network, grace, arrives }) => {
  network.functionFault = noFault;
  const answers = {
    'a key that is not valid': answer(401, { message: 'Invalid API key' }),
    'a table that is not there yet': pgError(404, 'PGRST205'),
    'a statement that took too long': pgError(500, '57014'),
    'a database that is down': pgError(503, 'PGRST000'),
    'a gateway’s page': answer(502, '<h1>Bad gateway</h1>'),
    'a paused project': answer(540),
  };
  for (const [index, [what, fault]] of Object.entries(answers).entries()) {
    await test.step(what, async () => {
      network.fault = fault;
      const [user, host] = grace.email.split('@');
      const sent = { ...grace, email: `${user}.${index}@${host}` };
      await send(page, network, 'home', sent);
      await arrives(askedIn('home', sent));
      await thanks(page, sent);
    });
  }
});

test('Too many requests: no other way is tried', async ({ page, network, grace, rowsOf, arrives }) => {
  await page.clock.install();
  network.fault = answer(429, { code: 'PT429', message: 'x', details: null, hint: null }, { 'retry-after': '60' });
  network.functionFault = noFault;
  await send(page, network, 'home', grace);
  await promises(page);
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
  await thanks(page, grace);
  await arrives(askedIn('home', grace));
});

test('Refused for good: no other way is tried', async ({ page, network, grace, rowsOf }) => {
  network.fault = pgError(400, '23514');
  network.functionFault = noFault;
  await send(page, network, 'home', grace);
  await expectText(page, texts.refused);
  await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
  expect(network.functionAttempts).toBe(0);
  expect(await rowsOf(grace)).toEqual([]);
});

const proofless: Record<string, FaultPlan> = {
  'a portal’s page': answer(200, '<h1>Log in to the wireless</h1>'),
  'a portal’s page with status 201': answer(201, '<h1>{"stored":true}</h1>'),
  'that it is not stored': answer(200, { stored: false }),
  'with an empty page': answer(204),
  'with another value': answer(200, { stored: 'true' }),
};
for (const [what, fault] of Object.entries(proofless)) {
  test(`The function answers ${what}: the request waits`, async ({ page, network, grace, rowsOf, arrives }) => {
    network.fault = requestLost;
    network.functionFault = fault;
    await send(page, network, 'home', grace);
    await promises(page);
    expect(network.functionAttempts, 'the function was asked').toBeGreaterThan(0);
    expect(await rowsOf(grace)).toEqual([]);
    network.release();
    await page.goto(`${network.url}/privacy-policy`);
    await arrives(askedIn('home', grace));
  });
}

test('Half an hour without a database: the function is asked a few times', async ({
  page,
  network,
  grace,
  rowsOf,
  arrives,
}) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'SyncManager'));
  await page.clock.install();
  network.fault = requestLost;
  await send(page, network, 'home', grace);
  await promises(page);
  for (let minute = 1; minute <= 30; minute += 1) {
    await page.clock.runFor(61_000);
  }
  await poll(async () => network.attempts).toBeGreaterThanOrEqual(10);
  expect(network.functionAttempts).toBeGreaterThanOrEqual(3);
  expect(network.functionAttempts).toBeLessThanOrEqual(7);
  network.release();
  await poll(() => page.clock.runFor(20_000).then(() => rowsOf(grace))).toHaveLength(1);
  await thanks(page, grace);
  await arrives(askedIn('home', grace));
});

test('Two pages and a form send at once, on both ways', async ({
  page,
  other,
  context,
  network,
  grace,
  olga,
  arrives,
}) => {
  await leave(page, network.url, olga, { waits: true });
  network.fault = { kind: 'hold request' };
  const pages = [page, other, await context.newPage()];
  await Promise.all(pages.map((one, index) => one.goto(`${network.url}${['/blog', '/', '/privacy-policy'][index]}`)));
  await poll(async () => network.held).toBeGreaterThan(3);
  network.release();
  await arrives(olga);
  await poll(() => recordsOf(page).then((records) => records.filter(({ submission }) => submission))).toEqual([]);
  await arrives(olga);
  await send(page, network, 'home', grace);
  await thanks(page, grace);
  await arrives(askedIn('home', grace));
});

for (const name of formNames) {
  engineTest(
    `The first request of ${name} is lost on both ways: thanks follow within seconds`,
    everywhere,
    async ({ tab, network, grace, arrives }) => {
      network.fault = (attempt) => (attempt === 1 ? requestLost : noFault);
      await send(tab, network, name, grace);
      await thanks(tab, grace, 6000);
      await arrives(askedIn(name, grace));
    },
  );

  engineTest(
    `The database reloads its schema once, as ${name} sends: thanks follow within seconds`,
    everywhere,
    async ({ tab, network, grace, arrives }) => {
      network.fault = (attempt) => (attempt === 1 ? pgError(503, 'PGRST002') : noFault);
      await send(tab, network, name, grace);
      await thanks(tab, grace, 6000);
      await arrives(askedIn(name, grace));
    },
  );
}

engineTest(
  'The first request of another page is lost on both ways: the next one follows within seconds',
  everywhere,
  async ({ tab, network, olga, arrives }) => {
    await leave(tab, network.url, olga, { waits: true });
    network.fault = (attempt) => (attempt === 1 ? requestLost : noFault);
    await tab.goto(`${network.url}/privacy-policy`);
    await arrives(olga, 6000);
  },
);

test('A form that was left while it waited is filled in by nothing of it', async ({ page, network, grace }) => {
  network.fault = requestLost;
  await send(page, network, 'home', grace);
  await promises(page);
  await page.goto(`${network.url}/blog`);
  await page.goto(`${network.url}${forms.home.path}`);
  await expectText(page, texts.queued);
  await expect(page.getByLabel(forms.home.labels.fullName)).toHaveValue('');
});
