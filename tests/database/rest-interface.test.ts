/** What a holder of the public key gets from the embedded backend's REST interface, by status and code. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { inspect } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '../../tools/host/listen.ts';
import { EMBEDDED_KEY } from '../../tools/settings/lead-settings.ts';
import { allLeads, leadRow } from './leads.ts';
import { openBackend } from './store.ts';

const lead = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({ ...leadRow(), ...changes });

const backend = await openBackend();
const server = await listen(async (request, response) => {
  // A machine that is busy could close a connection in the moment in which it is used again.
  response.shouldKeepAlive = false;
  if (!(await backend.handle(request, response))) response.writeHead(404).end();
}, 0);
const supabase = createClient(server.url, EMBEDDED_KEY, { auth: { persistSession: false, autoRefreshToken: false } });
afterAll(async () => {
  await server.close();
  await backend.close();
});
beforeEach(() => backend.query('truncate public.leads, private.lead_hits cascade'));

interface Answer {
  status: number;
  code: string | undefined;
}

/** Sends a raw request with the public key. */
async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${server.url}/rest/v1${path}`, {
    method,
    headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { code } = JSON.parse((await response.text()) || '{}') as { code?: string };
  return { status: response.status, code };
}
const post = (body: unknown, headers?: Record<string, string>): Promise<Answer> =>
  send('POST', '/leads', body, headers);
/** Hands a lead to the backend without a connection between them; its status. */
async function handOver(body: unknown): Promise<number> {
  const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), {
    method: 'POST',
    url: '/rest/v1/leads',
    headers: { apikey: EMBEDDED_KEY, 'content-type': 'application/json' },
  });
  const response = { statusCode: 0, setHeader: () => undefined, end: () => undefined };
  await backend.handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return response.statusCode;
}
const stored = async (): Promise<number> => (await allLeads(backend)).length;

describe('a lead', () => {
  it('is stored and answered with 201 and nothing else', async () => {
    const { status, error, data } = await supabase.from('leads').insert(lead());
    expect({ status, error, data }).toEqual({ status: 201, error: null, data: null });
    expect(await allLeads(backend)).toMatchObject([{ ...lead(), created_at: expect.anything(), flags: [] }]);
  });

  it('is told apart from its replay by 409 and 23505', async () => {
    await post(lead());
    const { status, error } = await supabase.from('leads').insert(lead());
    expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' });
    expect(await stored()).toBe(1);
  });

  // Over sockets, each request would be through before the next one is looked at.
  it('is not lost to another one that is refused in the same moment', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => handOver(lead(n % 2 ? { full_name: '' } : { email: `${n}@acme.test` }))),
    );
    expect(statuses).toEqual(Array.from({ length: 40 }, (_, n) => (n % 2 ? 400 : 201)));
    expect(await stored()).toBe(20);
  });

  it('is stored with its own rights while staff read with theirs', async () => {
    const [answers, readings] = await Promise.all([
      Promise.all(Array.from({ length: 40 }, (_, n) => post(lead({ email: `${n}@acme.test` })))),
      Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          await new Promise((resolve) => setTimeout(resolve, n * 5));
          return (await allLeads(backend)).length;
        }),
      ),
    ]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(readings.toSorted((a, b) => a - b)).toEqual(readings);
    expect(await stored()).toBe(40);
  });

  it('may come alone in a list', async () => {
    expect(await post([lead()])).toMatchObject({ status: 201 });
    expect(await stored()).toBe(1);
  });

  it('keeps text of every kind as it was typed', async () => {
    const text = `<img src=x onerror=alert(1)> '"; drop table leads;-- 👩‍🚀 \u202Eabc é e\u0301 \u001F\t\n`;
    expect(await post(lead({ full_name: text, custom_request: text }))).toMatchObject({ status: 201 });
    expect(await allLeads(backend)).toMatchObject([{ full_name: text, custom_request: text }]);
  });
});

describe('what is absurd', () => {
  it.each([
    ['a blank name', lead({ full_name: ' ' }), 400, '23514'],
    ['no company', lead({ company_name: null }), 400, '23502'],
    ['an invalid date', lead({ created_at: 'soon' }), 400, '22007'],
    ['a column of the server', lead({ id: crypto.randomUUID() }), 401, '42501'],
    ['a name with NUL', lead({ full_name: 'a\0b' }), 400, '22021'],
    ['a column that is not there', lead({ utm_source: 'x' }), 400, 'PGRST204'],
    ['two leads at once', [lead({ email: 'a@b' }), lead({ email: 'c@d' })], 413, 'PT413'],
    ['no JSON', '{', 400, 'PGRST102'],
  ])('is refused: %s', async (_, body, status, code) => {
    expect(await post(body)).toEqual({ status, code });
    expect(await stored()).toBe(0);
  });

  it('is refused unread: a body of more than a mebibyte', async () => {
    expect(await post(lead({ custom_request: 'x'.repeat(1024 * 1024) }))).toMatchObject({ status: 413 });
  });
});

describe('the public key', () => {
  beforeEach(() => post(lead()));

  it.each([
    ['reads', 'GET', '/leads', undefined],
    ['counts', 'HEAD', '/leads?select=*', undefined],
    ['reads one column of', 'GET', '/leads?select=email&limit=1', undefined],
    ['changes', 'PATCH', '/leads?id=not.is.null', { full_name: 'x' }],
    ['deletes', 'DELETE', '/leads?id=not.is.null', undefined],
  ])('%s no lead', async (_, method, path, body) => {
    expect(await send(method, path, body)).toMatchObject({ status: 401 });
    expect(await allLeads(backend)).toMatchObject([{ full_name: 'Ada Lovelace' }]);
  });

  it('gets no row back', async () => {
    const { status, error } = await supabase
      .from('leads')
      .insert(lead({ email: 'b@acme.test' }))
      .select();
    expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' });
    expect(await stored()).toBe(1);
  });

  it('overwrites nothing by upsert', async () => {
    for (const ignoreDuplicates of [false, true]) {
      const { status, error } = await supabase.from('leads').upsert(lead({ full_name: 'Eve' }), { ignoreDuplicates });
      expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' });
    }
    expect(await allLeads(backend)).toMatchObject([{ full_name: 'Ada Lovelace' }]);
  });

  it.each([
    ['another schema', 'GET', '/leads', { 'accept-profile': 'private' }, 406],
    ['another schema to write to', 'POST', '/leads', { 'content-profile': 'private' }, 406],
    ['the catalogue', 'GET', '/leads', { 'accept-profile': 'pg_catalog' }, 406],
  ])('reaches nothing else: %s', async (_, method, path, headers, status) => {
    expect(await send(method, path, method === 'POST' ? {} : undefined, headers)).toMatchObject({ status });
  });

  it('is asked for, and no other will do', async () => {
    const answers = await Promise.all(
      [{}, { apikey: 'sb_secret_guess' }, { authorization: `Bearer ${EMBEDDED_KEY}` }].map(async (headers) => {
        return (await fetch(`${server.url}/rest/v1/leads`, { headers })).status;
      }),
    );
    expect(answers).toEqual([401, 401, 401]);
  });
});

it('the limits go by the address: they tag the 21st lead of one, and refuse the 301st but never a replay', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const near = from('203.0.113.9');
  await backend.query(
    "insert into private.lead_hits values (date_trunc('hour', now()), 'ip ' || md5('203.0.113.9'), 20)",
  );
  expect(await post(lead(), near)).toMatchObject({ status: 201 });
  expect(await allLeads(backend)).toMatchObject([{ flags: ['rate_ip'] }]);
  await backend.query('update private.lead_hits set hits = 300');
  expect(await post(lead({ email: 'b@acme.test' }), near)).toEqual({ status: 429, code: 'PT429' });
  expect(await post(lead(), near)).toEqual({ status: 409, code: '23505' });
  expect(await post(lead({ email: 'c@acme.test' }), from('203.0.113.10'))).toMatchObject({ status: 201 });
});

it('a browser of another origin is let in, as a hosted project does', async () => {
  const response = await fetch(`${server.url}/rest/v1/leads`, {
    method: 'OPTIONS',
    headers: { origin: 'https://site.test', 'access-control-request-method': 'POST' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it("nobody's name or address is printed, whatever is refused", async () => {
  const printed: unknown[] = [];
  const note = (...words: unknown[]): boolean => Boolean(printed.push(...words));
  const spies = [
    ...(['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(note)),
    vi.spyOn(process.stderr, 'write').mockImplementation(note),
    vi.spyOn(process.stdout, 'write').mockImplementation(note),
  ];
  await post(lead());
  await post(lead());
  await post(lead({ full_name: '' }));
  await post(lead({ id: 1 }));
  await post(lead({ full_name: 'a\0' }));
  await send('GET', '/leads?email=eq.ada@acme.test');
  for (const spy of spies) spy.mockRestore();
  expect(inspect(printed, { depth: null })).not.toMatch(/Ada|acme/i);
});
