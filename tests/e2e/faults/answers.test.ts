/** Whatever is answered but a 201, or a 409 that names the unique index, is no proof: the lead stays until there is one. */
import { type Answer, emptyPath } from '../support/faulty-network.ts';
import { expect, test } from './lead-test.ts';

const page = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };
const error = (code: string) => JSON.stringify({ code, message: 'x', details: null, hint: null });

const refusals: [string, Answer][] = [
  ['500, a statement that took too long', { status: 500, headers: json, body: error('57014') }],
  ['503, the database is down', { status: 503, headers: json, body: error('PGRST000') }],
  ['540, the project is paused', { status: 540 }],
  ['544, the gateway timed out', { status: 544 }],
  ['402, the plan is used up', { status: 402, headers: json, body: '{"message":"exceeded"}' }],
  ['520 of the edge, a page', { status: 520, headers: page, body: '<h1>Unknown error</h1>' }],
  ['413, the body is too large', { status: 413, headers: json, body: error('PT413') }],
  ['429 with Retry-After', { status: 429, headers: { ...json, 'retry-after': '60' }, body: error('PT429') }],
  ['404, empty', { status: 404 }],
  ['404, an empty list', { status: 404, headers: json, body: '[]' }],
  ['200, empty', { status: 200 }],
  ['200, a page', { status: 200, headers: page, body: '<h1>Welcome</h1>' }],
  ['201, a page', { status: 201, headers: page, body: '<h1>Log in to the wireless</h1>' }],
  ['204', { status: 204 }],
  ['302 to an empty 200', { status: 302, headers: { location: emptyPath } }],
  ['409, another constraint', { status: 409, headers: json, body: error('23503') }],
  ['409, a page', { status: 409, headers: page, body: '<h1>Conflict</h1>' }],
  ['400, a check refuses', { status: 400, headers: json, body: error('23514') }],
  ['401, the key is wrong until it is fixed', { status: 401, headers: json, body: '{"message":"Invalid API key"}' }],
  ['403, a firewall until it is fixed', { status: 403, headers: page, body: '<h1>Forbidden</h1>' }],
  ['405, the disk is full until it is fixed', { status: 405, headers: json, body: error('25006') }],
];

test('An answer that proves nothing', async ({ page: tab, lead, network }) => {
  test.slow();
  await lead.open(tab);
  for (const [press, [name, answer]] of refusals.entries()) {
    await test.step(name, async () => {
      network.fault = { kind: 'answer', answer };
      await lead.submit(tab, 'alert and promise', 0);
      expect(network.attempts).toBe(press + 1);
    });
  }
  await lead.recovers(tab);
  expect(network.attempts).toBe(refusals.length + 1);
});

for (const status of [500, 502, 504]) {
  test(`${status} after the lead was stored`, async ({ page: tab, lead, network }) => {
    await lead.open(tab);
    network.fault = { kind: 'answer', answer: { status, headers: page, body: '<h1>Bad gateway</h1>' }, stored: true };
    await lead.submit(tab, 'alert and promise', 1);
    await lead.recovers(tab);
    expect(network.attempts).toBe(2);
  });
}

test('409 with 23505: these very values are stored already', async ({ page: tab, lead, network }) => {
  await lead.open(tab);
  network.fault = { kind: 'answer', answer: { status: 504 }, stored: true };
  await lead.submit(tab, 'alert and promise', 1);
  await lead.recovers(tab, () => lead.submit(tab, 'thanks', 1));
  expect(network.attempts).toBe(2);
});
