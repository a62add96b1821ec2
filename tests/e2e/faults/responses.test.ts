/** How responses are judged: only the table's own 201 means stored. Until then the lead waits. */
import { answerLost, emptyPath, type Fault, requestLost } from '../support/faulty-network.ts';
import { before, lastField, stepLabel } from '../support/wizard.ts';
import { changed, click, engineTest, everywhere, expect, rewrite, expectText, test } from './fixtures.ts';

const html = { 'content-type': 'text/html' };
const code = (text: string) => JSON.stringify({ code: text, message: 'x', details: null, hint: null });

const answer = (status: number, body = '', headers: Record<string, string> = {}, stored = false): Fault => ({
  kind: 'answer',
  answer: { status, headers: { 'content-type': 'application/json', ...headers }, body },
  stored,
});

/** The index is the number of rows in the table afterwards: 0 or 1. */
const failures: Record<string, Fault>[] = [
  {
    'the request is lost': requestLost,
    'the request is cut before its last byte': { kind: 'cut request', end: -1 },
    '500, a statement that took too long': answer(500, code('57014')),
    '503, the database is down': answer(503, code('PGRST000')),
    '540, the project is paused': answer(540),
    '429 with Retry-After': answer(429, code('PT429'), { 'retry-after': '60' }),
    '404, empty': answer(404),
    '404, the table is not there yet': answer(404, code('PGRST205')),
    '200, empty': answer(200),
    '201, the page of a portal': answer(201, '<h1>Log in to the wireless</h1>', html),
    '204': answer(204),
    '302 to an empty 200': answer(302, '', { location: emptyPath }),
    '400, the page of a portal': answer(400, '<h1>Log in first</h1>', html),
    '400, a column that is not there yet': answer(400, code('PGRST204')),
    '401, the key is wrong until it is fixed': answer(401, '{"message":"Invalid API key"}'),
    '405, the disk is full until it is fixed': answer(405, code('25006')),
  },
  {
    'the answer is lost': answerLost,
    'the answer is cut in its status line': { kind: 'cut answer', end: 'HTTP/1.1 2'.length },
    '502 after the lead was stored': answer(502, '<h1>Bad gateway</h1>', html, true),
    '504 after the lead was stored': answer(504, '<h1>Timeout</h1>', html, true),
  },
];

test('An answer that proves nothing', async ({ page, lead, network }) => {
  await lead.open(page);
  let presses = 0;
  for (const [rows, faults] of failures.entries()) {
    for (const [name, fault] of Object.entries(faults)) {
      await test.step(name, async () => {
        network.fault = fault;
        await lead.submit(page, 'kept', rows);
        expect(network.attempts).toBe((presses += 1));
      });
    }
  }
  await expect(page, 'nothing of the person is in the address').toHaveURL(`${network.url}/get-started`);
  await lead.recovers(page, () => lead.submit(page, 'thanks', 1));
});

engineTest('Another origin, and preflights that fail', everywhere, async ({ tab, lead, network }) => {
  network.isElsewhere = true;
  network.functionFault = requestLost;
  await lead.open(tab);
  const headers = { 'access-control-allow-origin': 'https://other.example' };
  for (const preflight of [{ status: 500 }, { status: 200 }, { status: 204, headers }]) {
    network.preflight = preflight;
    await lead.submit(tab, 'kept', 0);
    expect(network.attempts).toBe(0);
  }
  network.preflight = undefined;
  // The lead is stored, but CORS keeps the page from reading the response.
  network.fault = answer(201, '', {}, true);
  await lead.submit(tab, 'kept', 1);
  await lead.recovers(tab, () => lead.submit(tab, 'thanks', 1));
});

engineTest('Another origin, closed during the preflight', everywhere, async ({ tab, other, lead, network }) => {
  network.isElsewhere = true;
  network.preflight = 'hold';
  await lead.hang(tab);
  await tab.close();
  await lead.recovers(other, () => other.goto(`${network.url}/get-started`));
});

test('An outage that no connection event ends, at a page that stays open', async ({ page, lead }) => {
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'SyncManager'));
  await page.clock.install();
  await lead.fail(page);
  // Not more, or the page's own limit of a request would pass before the answer, which takes real time.
  await page.clock.runFor(2500);
  await lead.ends(page, 'thanks', 1);
});

test('No answer for 15 seconds', async ({ page, lead }) => {
  await page.clock.install();
  await lead.hang(page, 'hold answer');
  await page.clock.runFor(14_000);
  await expectText(page, 'Submitting...');
  await page.clock.runFor(1000);
  await lead.ends(page, 'kept', 1);
  await lead.recovers(page);
});

test.describe('Refused for good:', () => {
  test('nobody tries again, and the text can be taken along', async ({ page, lead, network }) => {
    await lead.open(page);
    for (const [status, refusal] of Object.entries({ 413: 'PT413', 422: '22P02', 400: '23514' })) {
      network.fault = answer(Number(status), code(refusal));
      await lead.submit(page, 'refused', 0);
    }
    const mail = decodeURIComponent((await page.getByRole('alert').getByRole('link').getAttribute('href')) ?? '');
    for (const text of ['mailto:', ...Object.values(lead.answers)]) expect(mail).toContain(text);
    await click(page, 'Previous');
    await page.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
    expect(network.attempts).toBe(3);
    await page.goto(`${network.url}/get-started`);
    await expectText(page, stepLabel(before(lastField)));
    await click(page, 'Next');
    await rewrite(page, changed);
    await lead.recovers(page, () => lead.submit(page, 'thanks', 1), changed);
  });

  test('what another page learned is said, at once and later', async ({ page, other, lead, network }) => {
    await lead.fail(page);
    network.fault = answer(400, code('23514'));
    await other.goto(`${network.url}/blog`);
    await lead.ends(page, 'refused', 0);
    await page.reload();
    await lead.ends(page, 'refused', 0);
    expect(network.attempts).toBe(2);
  });
});
