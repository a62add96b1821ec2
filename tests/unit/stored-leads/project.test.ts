import { beforeEach, describe, expect, it } from 'vitest';
import { readLeads, type Project, type Send } from '../../../tools/leads/project.ts';
import type { StoredLead } from '../../../tools/leads/stored-lead.ts';

/** A project that answers as PostgREST does, as far as the command asks. */
const leads = Array.from({ length: 2345 }, (_, n) => ({
  id: `id-${`${n}`.padStart(5, '0')}`,
  // Several of each moment, so that the pages end within one.
  received_at: new Date(Date.UTC(2025, 0, 31) - Math.floor(n / 7) * 1000).toISOString(),
  created_at: '2025-01-30T09:00:00Z',
})) as StoredLead[];

const url = 'https://abcdefghijklmnop.supabase.co';
let asked: Request[];
let answer: (search: URLSearchParams) => Response;

const send: Send = async (request) => {
  asked.push(request);
  return answer(new URL(request.url).searchParams);
};
const readAll = async (project: Partial<Project> = {}, since?: Date): Promise<StoredLead[]> =>
  (await Array.fromAsync(readLeads({ url, secretKey: 'sb_secret_x', ...project }, since, send))).flat();

beforeEach(() => {
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
    return Response.json(rest.slice(0, Math.min(Number(search.get('limit')), 500)));
  };
});

describe('the leads of a hosted project', () => {
  it('are all read, newest first, past the length of a page', async () => {
    expect(await readAll()).toEqual(leads);
    expect(asked[0]?.url).toContain('order=received_at.desc%2Cid.asc');
  });

  it('have times in UTC, as both backends write them', async () => {
    const lead = { id: 'a', received_at: '2025-01-31T09:15:00.5+00:00', created_at: '2025-01-31 09:15:00.123456+00' };
    answer = (search) => Response.json(search.has('or') ? [] : [lead]);
    expect(await readAll()).toEqual([
      { id: 'a', received_at: '2025-01-31T09:15:00.5Z', created_at: '2025-01-31T09:15:00.123456Z' },
    ]);
  });

  it('can be those since a day', async () => {
    const since = new Date(Date.UTC(2025, 0, 31) - 10_000);
    const found = await readAll({}, since);
    expect(found).toEqual(leads.filter((lead) => lead.received_at >= since.toISOString()));
  });

  it('are asked for with the secret key where its kind belongs', async () => {
    answer = () => Response.json([]);
    await readAll();
    await readAll({ secretKey: 'a.b.c' });
    // Staff who only read: the public key, and a token for their role.
    await readAll({ secretKey: 'sb_publishable_x', token: 'd.e.f' });
    expect(asked.map(({ headers }) => [headers.get('apikey'), headers.get('authorization')])).toEqual([
      ['sb_secret_x', null],
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
    answer = () => Response.json(body, { status });
    const refusal = readAll();
    await expect(refusal).rejects.toMatchObject({ name: 'UserError', message: expect.stringMatching(message) });
    await expect(refusal).rejects.not.toThrow('sb_secret_x');
  });

  it('are missing with a sentence that names the token of staff who only read', async () => {
    answer = () => Response.json({ code: 'PGRST301' }, { status: 401 });
    const refusal = readAll({ secretKey: 'sb_publishable_x', token: 'd.e.f' });
    await expect(refusal).rejects.toThrow(/refuses SUPABASE_LEADS_TOKEN \(401 PGRST301\)\. It may have expired/);
  });

  it('are missing with a sentence when nobody answers', async () => {
    answer = () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
    };
    await expect(readAll()).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringMatching(/cannot be reached \(getaddrinfo ENOTFOUND\)\. Check SUPABASE_URL/),
    });
  });
});
