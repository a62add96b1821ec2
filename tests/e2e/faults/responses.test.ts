/** How responses are judged: only the table's own 201 means stored. Until then the lead waits. */
import {
  emptyPath,
  type Fault,
  requestLost,
  respondWith,
  respondWithPgError,
  responseLost,
} from '../support/faulty-network.ts';
import { fieldBefore, lastField, stepLabel } from '../support/wizard.ts';
import {
  secondAnswer,
  click,
  engineTest,
  everyEngine,
  expect,
  writeLastAnswer,
  expectText,
  test,
  buttons,
} from './fixtures.ts';
import { texts } from '../../../src/lib/lead/index.ts';

/** The index is the number of rows in the table afterwards: 0 or 1. */
const failures: Record<string, Fault>[] = [
  {
    'the request is lost': requestLost,
    'the request is cut before its last byte': { kind: 'cut request', end: -1 },
    '500, a statement that took too long': respondWithPgError(500, '57014'),
    '503, the database is down': respondWithPgError(503, 'PGRST000'),
    '540, the project is paused': respondWith(540),
    '429 with Retry-After': respondWithPgError(429, 'PT429', { 'retry-after': '60' }),
    '404, empty': respondWith(404),
    '404, the table is not there yet': respondWithPgError(404, 'PGRST205'),
    '200, empty': respondWith(200),
    '201, the page of a portal': respondWith(201, '<h1>Log in to the wireless</h1>'),
    '204': respondWith(204),
    '302 to an empty 200': respondWith(302, '', { headers: { location: emptyPath } }),
    '400, the page of a portal': respondWith(400, '<h1>Log in first</h1>'),
    '400, a column that is not there yet': respondWithPgError(400, 'PGRST204'),
    '401, the key is wrong until it is fixed': respondWith(401, { message: 'Invalid API key' }),
    '405, the disk is full until it is fixed': respondWithPgError(405, '25006'),
  },
  {
    'the answer is lost': responseLost,
    'the answer is cut in its status line': { kind: 'cut response', end: 'HTTP/1.1 2'.length },
    '502 after the lead was stored': respondWith(502, '<h1>Bad gateway</h1>', { isStored: true }),
    '504 after the lead was stored': respondWith(504, '<h1>Timeout</h1>', { isStored: true }),
  },
];

test('An answer that proves nothing', async ({ page, lead, network }) => {
  await lead.openWizard(page);
  let presses = 0;
  for (const [rows, faults] of failures.entries()) {
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        network.fault = fault;
        await lead.submit(page, 'saved', rows);
        expect(network.attempts).toBe((presses += 1));
      });
    }
  }
  await expect(page, 'nothing of the person is in the address').toHaveURL(`${network.url}/get-started`);
  await lead.expectStoredOnce(page, () => lead.submit(page, 'thanks', 1));
});

engineTest('Another origin, and preflights that fail', everyEngine, async ({ tab, lead, network }) => {
  network.usesOtherOrigin = true;
  network.functionFault = requestLost;
  await lead.openWizard(tab);
  const headers = { 'access-control-allow-origin': 'https://other.example' };
  for (const preflight of [{ status: 500 }, { status: 200 }, { status: 204, headers }]) {
    network.preflight = preflight;
    await lead.submit(tab, 'saved', 0);
    expect(network.attempts).toBe(0);
  }
  network.preflight = undefined;
  // The lead is stored, but CORS keeps the page from reading the response.
  network.fault = respondWith(201, {}, { isStored: true });
  await lead.submit(tab, 'saved', 1);
  await lead.expectStoredOnce(tab, () => lead.submit(tab, 'thanks', 1));
});

engineTest('Another origin, closed during the preflight', everyEngine, async ({ tab, other, lead, network }) => {
  network.usesOtherOrigin = true;
  network.preflight = 'hold';
  await lead.submitWithoutResponse(tab);
  await tab.close();
  await lead.expectStoredOnce(other, () => other.goto(`${network.url}/get-started`));
});

test('An outage that no connection event ends, at a page that stays open', async ({ page, lead }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'SyncManager'));
  await page.clock.install();
  await lead.failToSend(page);
  // Not more, or the page's own limit of a request would pass before the answer, which takes real time.
  await page.clock.runFor(2500);
  await lead.expectOutcome(page, 'thanks', 1);
});

test('No answer for 15 seconds', async ({ page, lead }) => {
  await page.clock.install();
  await lead.submitWithoutResponse(page, 'hold response');
  await page.clock.runFor(14_000);
  await expectText(page, texts.sending);
  await page.clock.runFor(1000);
  await lead.expectOutcome(page, 'saved', 1);
  await lead.expectStoredOnce(page);
});

test.describe('Refused for good:', () => {
  test('nobody tries again, and the text can be taken along', async ({ page, lead, network }) => {
    await lead.openWizard(page);
    for (const [status, refusal] of Object.entries({ 413: 'PT413', 422: '22P02', 400: '23514' })) {
      network.fault = respondWithPgError(Number(status), refusal);
      await lead.submit(page, 'refused', 0);
    }
    const mail = decodeURIComponent((await page.getByRole('alert').getByRole('link').getAttribute('href')) ?? '');
    for (const text of ['mailto:', ...Object.values(lead.answers)]) expect(mail).toContain(text);
    await click(page, buttons.previous);
    await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
    expect(network.attempts).toBe(3);
    await page.goto(`${network.url}/get-started`);
    await expectText(page, stepLabel(fieldBefore(lastField)));
    await click(page, buttons.next);
    await writeLastAnswer(page, secondAnswer);
    await lead.expectStoredOnce(page, () => lead.submit(page, 'thanks', 1), secondAnswer);
  });

  test('what another page learned is said, at once and later', async ({ page, other, lead, network }) => {
    await lead.failToSend(page);
    network.fault = respondWithPgError(400, '23514');
    await other.goto(`${network.url}/blog`);
    await lead.expectOutcome(page, 'refused', 0);
    await page.reload();
    await lead.expectOutcome(page, 'refused', 0);
    expect(network.attempts).toBe(2);
  });
});
