import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLeads } from '../../../tools/leads/project.ts';
import type { StoredLead } from '../../../tools/leads/stored-lead.ts';

/** A project that answers as PostgREST does, as far as the command asks. */
const leads = Array.from({ length: 2345 }, (_, n) => ({
  id: `id-${`${n}`.padStart(5, '0')}`,
  // Several of each moment, so that the pages end within one.
  received_at: new Date(Date.UTC(2025, 0, 31) - Math.floor(n / 7) * 1000).toISOString(),
  created_at: '2025-01-30T09:00:00Z',
})) as StoredLead[];

/** Every page as one list. */
const readAll = async (secretKey: string, since?: Date): Promise<StoredLead[]> =>
  (await Array.fromAsync(readLeads({ url, secretKey }, since))).flat();

let server: Server;
let url: string;
let asked: { search: URLSearchParams; headers: IncomingHttpHeaders }[];
let answer: (search: URLSearchParams) => { status: number; body: unknown };

beforeEach(async () => {
  asked = [];
  answer = (search) => {
    const [, time, id] = /lt\."(.*?)".*id\.gt\.(.*?)\)/.exec(search.get('or') ?? '') ?? [];
    const since = search.get('received_at')?.replace('gte.', '') ?? '';
    const rest = leads.filter(
      (lead) =>
        lead.received_at >= since &&
        (!time || lead.received_at < time || (lead.received_at === time && lead.id > (id ?? ''))),
    );
    // A project may be set to give fewer rows than are asked for.
    return { status: 200, body: rest.slice(0, Math.min(Number(search.get('limit')), 500)) };
  };
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://project.test');
    asked.push({ search: searchParams, headers: request.headers });
    const { status, body } = answer(searchParams);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

describe('the leads of a hosted project', () => {
  it('are all read, newest first, past the length of a page', async () => {
    expect(await readAll('sb_secret_x')).toEqual(leads);
    expect(asked[0]?.search.get('order')).toBe('received_at.desc,id.asc');
  });

  it('have times in UTC, as both backends write them', async () => {
    answer = (search) => ({
      status: 200,
      body: search.has('or')
        ? []
        : [{ id: 'a', received_at: '2025-01-31T09:15:00.5+00:00', created_at: '2025-01-31 09:15:00.123456+00' }],
    });
    expect(await readAll('sb_secret_x')).toEqual([
      { id: 'a', received_at: '2025-01-31T09:15:00.5Z', created_at: '2025-01-31T09:15:00.123456Z' },
    ]);
  });

  it('can be those since a day', async () => {
    const since = new Date(Date.UTC(2025, 0, 31) - 10_000);
    const found = await readAll('sb_secret_x', since);
    expect(found).toEqual(leads.filter((lead) => lead.received_at >= since.toISOString()));
  });

  it('are asked for with the secret key where its kind belongs', async () => {
    answer = () => ({ status: 200, body: [] });
    await readAll('sb_secret_x');
    await readAll('a.b.c');
    // Staff who only read: the public key, and a token for their role.
    await Array.fromAsync(readLeads({ url, secretKey: 'sb_publishable_x', token: 'd.e.f' }));
    expect(asked.map(({ headers }) => [headers['apikey'], headers['authorization']])).toEqual([
      ['sb_secret_x', undefined],
      ['a.b.c', 'Bearer a.b.c'],
      ['sb_publishable_x', 'Bearer d.e.f'],
    ]);
  });

  it.each([
    [401, { message: 'Invalid API key' }, /refuses SUPABASE_SECRET_KEY \(401 Invalid API key\)/],
    [403, { code: '42501' }, /refuses SUPABASE_SECRET_KEY/],
    [404, { code: 'PGRST205' }, /no table of leads yet\. Make it with: npx supabase link/],
    [540, {}, /answers 540\. Is the project paused/],
    [200, { odd: true }, /answers with something other than leads/],
  ])('are missing with a sentence when the answer is %i %j', async (status, body, message) => {
    answer = () => ({ status, body });
    const refusal = readAll('sb_secret_x');
    await expect(refusal).rejects.toMatchObject({ name: 'UserError', message: expect.stringMatching(message) });
    await expect(refusal).rejects.not.toThrow('sb_secret_x');
  });

  it('are missing with a sentence when nobody answers', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(readAll('sb_secret_x')).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/cannot be reached \(.*\)\. Check SUPABASE_URL/),
    });
  });
});
