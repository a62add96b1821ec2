/** What comes back for a lead, or does not: stored is a 201 of the table itself, and until then the lead waits. */
import { texts } from '../../../src/lib/lead/index.ts';
import { answerLost, type CutAt, emptyPath, type Fault, noFault, requestLost } from '../support/faulty-network.ts';
import { thanks } from '../support/wizard.ts';
import { click, expect, rewrite, shows, test } from './lead-test.ts';

const page = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };
const error = (code: string) => JSON.stringify({ code, message: 'x', details: null, hint: null });
const answer = (status: number, body = '', headers: Record<string, string> = json, stored = false): Fault => ({
  kind: 'answer',
  answer: { status, headers, body },
  stored,
});
const cutRequest = (at: CutAt): Fault => ({ kind: 'cut request', at });
const cutAnswer = (at: CutAt): Fault => ({ kind: 'cut answer', at });

/** By how many rows there are afterwards. */
const failures: [string, Fault][][] = [
  [
    ['the request is lost', requestLost],
    ['the request is cut in its head', cutRequest((head) => Math.floor(head / 2))],
    ['the request is cut in the lead itself', cutRequest((head, whole) => Math.floor((head + whole) / 2))],
    ['the request is cut before its last byte', cutRequest((_, whole) => whole - 1)],
    ['500, a statement that took too long', answer(500, error('57014'))],
    ['503, the database is down', answer(503, error('PGRST000'))],
    ['540, the project is paused', answer(540)],
    ['402, the plan is used up', answer(402, '{"message":"exceeded"}')],
    ['429 with Retry-After', answer(429, error('PT429'), { ...json, 'retry-after': '60' })],
    ['404, empty', answer(404)],
    ['404, an empty list', answer(404, '[]')],
    ['404, the table is not there yet', answer(404, error('PGRST205'))],
    ['200, empty', answer(200)],
    ['200, a page', answer(200, '<h1>Welcome</h1>', page)],
    ['201, the page of a portal', answer(201, '<h1>Log in to the wireless</h1>', page)],
    ['204', answer(204)],
    ['302 to an empty 200', answer(302, '', { location: emptyPath })],
    ['307 to the same place', answer(307, '', { location: '/rest/v1/leads' })],
    ['400, the page of a portal', answer(400, '<h1>Log in first</h1>', page)],
    ['401, the key is wrong until it is fixed', answer(401, '{"message":"Invalid API key"}')],
    ['403, a firewall until it is fixed', answer(403, '<h1>Forbidden</h1>', page)],
    ['405, the disk is full until it is fixed', answer(405, error('25006'))],
    ['409, another constraint', answer(409, error('23503'))],
  ],
  [
    ['the answer is lost', answerLost],
    ['the answer is cut in its status line', cutAnswer(() => 'HTTP/1.1 2'.length)],
    ['500 after the lead was stored', answer(500, '', page, true)],
    ['502 after the lead was stored', answer(502, '<h1>Bad gateway</h1>', page, true)],
    ['504 after the lead was stored', answer(504, '<h1>Timeout</h1>', page, true)],
  ],
];

test('An answer that proves nothing', async ({ page: tab, lead, network }) => {
  await lead.open(tab);
  let presses = 0;
  for (const [rows, kinds] of failures.entries()) {
    for (const [name, fault] of kinds) {
      await test.step(name, async () => {
        network.fault = fault;
        await lead.submit(tab, 'kept', rows);
        expect(network.attempts).toBe((presses += 1));
      });
    }
  }
  await lead.recovers(tab, () => lead.submit(tab, 'thanks', 1));
});

for (const [name, fault] of [
  ['cut after its 201', cutAnswer((head) => head - 20)],
  ['broken off after the head of its 201', answer(201, '', { 'content-length': '10' }, true)],
] as const) {
  test(`Stored, and the answer is ${name}`, async ({ page: tab, lead, network }) => {
    await lead.open(tab);
    network.fault = fault;
    await lead.submit(tab, 'thanks', 1);
    await lead.recovers(tab);
    expect(network.attempts).toBe(1);
  });
}

test('The server is off, and back at the next visit but one', async ({ page: tab, lead, network }) => {
  await lead.open(tab);
  await network.stop();
  await lead.submit(tab, 'kept', 0);
  await network.start();
  network.fault = requestLost;
  await tab.goto(`${network.url}/blog`);
  await expect.poll(() => network.attempts).toBe(1);
  expect(await lead.submitted(tab)).toBe(1);
  await lead.recovers(tab);
});

test('Offline before Submit: it goes out by itself', async ({ page: tab, context, lead, network }) => {
  await lead.open(tab);
  await context.setOffline(true);
  await lead.submit(tab, 'kept', 0);
  await lead.recovers(tab, async () => {
    await context.setOffline(false);
    await expect(thanks(tab)).toBeVisible();
  });
  expect(network.attempts).toBe(1);
});

for (const [name, kind, rows] of [
  ['No answer ever', 'swallow request', 0],
  ['The answer comes after 15 seconds', 'hold answer', 1],
] as const) {
  test(name, async ({ page: tab, lead, network }) => {
    await tab.clock.install();
    await lead.open(tab);
    network.fault = { kind };
    await click(tab, 'Submit');
    await expect.poll(() => network.held).toBe(1);
    await tab.clock.runFor(14_000);
    await shows(tab, 'Submitting...');
    await tab.clock.runFor(1000);
    await lead.ends(tab, 'kept', rows);
    await lead.recovers(tab);
  });
}

test.describe('Refused for good', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('nobody tries again, and the text is the visitor’s to take along', async ({ page: tab, lead, network }) => {
    await lead.open(tab);
    for (const [status, code] of Object.entries({ 413: 'PT413', 422: '22P02', 400: '23514' })) {
      network.fault = answer(Number(status), error(code));
      await lead.submit(tab, 'refused', 0);
      await expect(tab.getByText(texts.kept)).toBeHidden();
    }
    await expect(tab.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await click(tab, 'Copy my answers');
    await shows(tab, 'Copied');
    const copied = await tab.evaluate(() => navigator.clipboard.readText());
    for (const text of Object.values(lead.answers)) expect(copied).toContain(text);
    network.fault = noFault;
    await click(tab, 'Previous');
    await tab.goto(`${network.url}/blog`, { waitUntil: 'networkidle' });
    expect(network.attempts).toBe(3);
  });

  test('and changed, it is sent', async ({ page: tab, lead, network }) => {
    await lead.open(tab);
    network.fault = answer(400, error('23514'));
    await lead.submit(tab, 'refused', 0);
    await rewrite(tab, 'Three offices.');
    await lead.recovers(tab, () => lead.submit(tab, 'thanks', 1), 'Three offices.');
  });

  test('as another page learned: the wizard says so, at once and at its next opening', async ({
    page: tab,
    context,
    lead,
    network,
  }) => {
    await lead.open(tab);
    network.fault = requestLost;
    await lead.submit(tab, 'kept', 0);
    network.fault = answer(400, error('23514'));
    await (await context.newPage()).goto(`${network.url}/blog`);
    await lead.ends(tab, 'refused', 0);
    network.fault = noFault;
    await tab.reload();
    await lead.ends(tab, 'refused', 0);
    expect(network.attempts).toBe(2);
  });
});

test('Erased while it waits: what is delivered again does not come back', async ({
  page: tab,
  lead,
  network,
  email,
}) => {
  await lead.open(tab);
  network.fault = answerLost;
  await lead.submit(tab, 'kept', 1);
  await fetch(`${process.env['LEADS_URL']}/?email=${encodeURIComponent(email)}`, { method: 'DELETE' });
  network.fault = noFault;
  await tab.goto(`${network.url}/privacy-policy`);
  await expect.poll(() => network.attempts).toBe(2);
  await expect.poll(() => lead.submitted(tab)).toBe(0);
  expect(await lead.arrived()).toEqual([]);
});

for (const years of [-10, 10]) {
  test(`The clock is ${Math.abs(years)} years ${years < 0 ? 'late' : 'early'}, and then right`, async ({
    page: tab,
    lead,
    network,
  }) => {
    await tab.clock.install({ time: Date.now() + years * 365 * 86_400_000 });
    await lead.open(tab);
    network.fault = answerLost;
    await lead.submit(tab, 'kept', 1);
    await tab.clock.setSystemTime(Date.now());
    await lead.recovers(tab);
  });
}
