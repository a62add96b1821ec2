/** `POST /lead` while the way to the database fails for a moment: it asks again, and the lead is one row. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import lead from '../../netlify/functions/lead.mts';
import { toRow } from '../../src/lib/lead/index.ts';
import { serveBackend } from '../../tools/leads/open-store.ts';
import { listen } from '../../tools/listen.ts';
import { answers } from '../example-lead.ts';

type Fault = (response: ServerResponse) => unknown;

const gateway = (status: number) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
const json = (status: number, body: object) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const reset: Fault = (response) => response.destroy();
const hang: Fault = () => undefined;
/** Stores the lead, but its answer is lost on the way. */
const loseAnswer: Fault = (response) => response.destroy();

const store = await serveBackend();
/** The faults of the next requests, in order. After them, the database itself answers. */
let faults: Fault[] = [];
/** When each request came in, in ms. */
let requestTimes: number[] = [];
/** A proxy before the database that has these faults. */
const proxy = await listen(async (request, response) => {
  requestTimes.push(performance.now());
  const body = await buffer(request);
  const fault = faults.shift();
  const reachesDatabase = !fault || fault === loseAnswer;
  if (!reachesDatabase) {
    fault(response);
    return;
  }
  const { apikey = '', 'content-type': type = '' } = request.headers as Record<string, string>;
  const init = { method: 'POST', headers: { apikey, 'content-type': type }, body };
  const answer = await fetch(`${store.url}${request.url}`, init);
  const text = await answer.text();
  if (fault) fault(response);
  else response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text);
}, 0);

const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
let email: string;
let count = 0;
beforeEach(() => {
  email = `ada-${(count += 1)}@engines.example`;
  requestTimes = [];
});
afterAll(async () => {
  await proxy.close();
  await store.close();
});

/**
 * Posts a form or a row to the function, and returns whether it says that the lead is stored.
 *
 * @param onRead is called when the function begins to read the body
 */
async function send(kind: 'form' | 'row', onRead = () => undefined): Promise<boolean> {
  const submitted = { ...answers, email };
  const isForm = kind === 'form';
  const row = JSON.stringify(toRow(submitted, new Date().toISOString()));
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const text = isForm ? new URLSearchParams(submitted).toString() : row;
  const body = new ReadableStream(
    {
      pull(controller) {
        onRead();
        controller.enqueue(Buffer.from(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
  const request = new Request('https://the-site.example/lead', init);
  const settings = { PUBLIC_SUPABASE_URL: proxy.url, SUPABASE_SECRET_KEY: store.secretKey };
  const response = await lead(request, { ip: '192.0.2.9' }, settings);
  if (kind === 'form') return response.headers.get('location') === '/thank-you';
  const { stored } = (await response.json()) as { stored: boolean };
  return stored && response.status === 200;
}

const storedRows = () => store.query('select from public.leads where email = $1', [email]);

describe.each(['form', 'row'] as const)('a %s', (kind) => {
  it.each<[string, Fault[]]>([
    ['a reset', [reset]],
    ['three resets', [reset, reset, reset]],
    ['a lost answer', [loseAnswer]],
    ['a lost answer, a reset and a gateway', [loseAnswer, reset, gateway(502)]],
    ['502', [gateway(502)]],
    ['503', [gateway(503)]],
    ['504', [gateway(504)]],
    ['522 of the network before the project', [gateway(522)]],
    ['no connection from the interface to the database', [json(503, { code: 'PGRST001', message: 'x' })]],
    ['a schema cache that is loading', [json(503, { code: 'PGRST002', message: 'x' })]],
  ])('is one row after %s', async (_name, next) => {
    faults = [...next];
    expect(await send(kind)).toBe(true);
    expect(requestTimes).toHaveLength(next.length + 1);
    expect(await storedRows()).toHaveLength(1);
  });

  it('is one row after a request that is never answered', async () => {
    faults = [hang];
    const start = performance.now();
    expect(await send(kind)).toBe(true);
    expect(performance.now() - start).toBeLessThan(9000);
    expect(await storedRows()).toHaveLength(1);
  });

  describe('for which the clock goes on by ten seconds', () => {
    let secondsLate = 0;
    beforeEach(() => {
      secondsLate = 0;
      const { now } = performance;
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + secondsLate * 1000);
      return () => clock.mockRestore();
    });
    const beLate = (): undefined => void (secondsLate = 10);

    it('while its body is read, is one row after a reset', async () => {
      faults = [reset];
      expect(await send(kind, beLate)).toBe(true);
      expect(await storedRows()).toHaveLength(1);
    });

    it('while it waits to ask again, is one row', async () => {
      const resetAndBeLate: Fault = (response) => {
        // After the function has decided to ask again, and before it does.
        setTimeout(beLate, 100);
        response.destroy();
      };
      faults = [resetAndBeLate];
      expect(await send(kind)).toBe(true);
      expect(await storedRows()).toHaveLength(1);
    });
  });

  it.each<[string, Fault]>([
    ['refuses the row', json(400, { code: '23514', message: 'x' })],
    ['refuses the key', json(401, { message: 'Invalid API key' })],
    ['has no such function', json(404, { code: 'PGRST202', message: 'x' })],
    ['refuses one more from this network', json(429, { code: 'PT429', message: 'x' })],
    ['is hidden behind an empty 404', (response) => void response.writeHead(404).end()],
    ['fails', json(500, { code: 'XX000', message: 'x' })],
    ['is another program', json(200, { welcome: true })],
    ['answers with a page', gateway(200)],
  ])('is sent no second time when the database %s', async (_name, fault) => {
    faults = [fault];
    expect(await send(kind)).toBe(false);
    expect(requestTimes).toHaveLength(1);
    expect(await storedRows()).toEqual([]);
  });
});

it.each<[string, Fault, number, string]>([
  ['is always unavailable', gateway(503), 4, 'status 503'],
  ['never answers', hang, 2, 'no connection'],
])('the visitor has an answer within nine seconds when the database %s', async (_name, fault, attempts, log) => {
  faults = Array.from({ length: 20 }, () => fault);
  const start = performance.now();
  expect(await send('form')).toBe(false);
  expect(performance.now() - start).toBeLessThan(9000);
  // Fewer on a machine that is busy.
  expect(requestTimes.length).toBeGreaterThanOrEqual(attempts);
  expect(consoleError.mock.lastCall).toEqual([expect.stringContaining(log)]);
  const span = requestTimes.at(-1)! - requestTimes[0]!;
  expect(span).toBeGreaterThan(3000);
  faults = [];
});

it('logs what failed, and nothing about the sender', () => {
  expect(consoleError.mock.calls.length).toBeGreaterThan(10);
  expect(consoleError.mock.calls.join('\n')).not.toMatch(/ada|Lovelace|Engines/i);
});
