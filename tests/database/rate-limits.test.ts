/** Limits on leads from one network and on the size of a request, and the flags of suspicious leads. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callApi,
  clearTables,
  countLeads,
  countStatuses,
  daysAgo,
  leadRow,
  postLead,
  projects,
} from './test-projects.ts';

describe.each(projects)('limits on %s', async (_, start) => {
  const project = await start();
  const { query } = project;
  afterAll(project.close);
  beforeEach(() => clearTables(project));

  /** Sends leads of different people at once, and returns how many responses have each status. */
  const sendMany = async (size: number, addressOf: (sender: number) => string) => {
    const requests = Array.from({ length: size }, (_item, sender) =>
      postLead(project, { email: `${sender}@x.y` }, addressOf(sender)),
    );
    return countStatuses(await Promise.all(requests));
  };
  const countFlagged = () => countLeads(project, "'many_from_network' = any (flags)");

  it('flag the 21st lead of an address within an hour, refuse the 301st, and accept those of others', async () => {
    expect(await sendMany(310, () => '203.0.113.9')).toEqual({ 201: 300, 429: 10 });
    expect(await countFlagged()).toBe(280);
    const { body } = await postLead(project, { full_name: 'No' });
    expect(body).toMatchObject({ code: 'PT429', hint: 'Try again in an hour' });
    expect((await postLead(project, {}, '203.0.113.10')).status).toBe(201);
    expect(await countLeads(project, 'flags = array[]::text[]')).toBe(21);
    await query("update public.leads set received_at = received_at - interval '1 hour'");
    expect((await postLead(project, { full_name: 'Later' })).status).toBe(201);
  });

  it('count a submission once, however often its device sends it again, but each new one of the same answers', async () => {
    const created_at = daysAgo(1);
    for (let n = 0; n < 30; n += 1) await postLead(project, { created_at });
    for (let n = 0; n < 18; n += 1) await postLead(project, { created_at: daysAgo(n / 1000) });
    expect(await countLeads(project)).toBe(1);
    await postLead(project, { email: 'the-20th@acme.test' });
    expect(await countFlagged()).toBe(0);
    await postLead(project, { email: 'the-21st@acme.test' });
    expect(await countFlagged()).toBe(1);
  });

  it('count a /64 as one network, and allow four times as many from a /48', async () => {
    expect(await sendMany(30, (n) => `2001:db8::${n.toString(16)}`)).toEqual({ 201: 30 });
    expect(await countFlagged()).toBe(10);
    await clearTables(project);
    expect(await sendMany(90, (n) => `2001:db8:0:${n.toString(16)}::1`)).toEqual({ 201: 90 });
    expect(await countFlagged()).toBe(10);
  });

  it('count an IPv4 address that is written as IPv6 as the same, and ignore headers that the sender forges', async () => {
    expect(await sendMany(42, (n) => `${n % 2 ? '::ffff:' : ''}203.0.113.${n % 2}`)).toEqual({ 201: 42 });
    expect(await countFlagged()).toBe(2);
    await clearTables(project);
    const forged = { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '' };
    for (let n = 0; n < 22; n += 1) {
      await callApi(project, 'leads', leadRow({ email: `${n}@x.y` }), {
        headers: { ...forged, 'x-forwarded-for': `10.0.0.${n}` },
      });
    }
    expect(await countFlagged()).toBe(2);
  });

  it('ignore the total, and addresses that are not valid', async () => {
    expect(await sendMany(400, (n) => `10.0.${n % 250}.1`)).toEqual({ 201: 400 });
    expect(await sendMany(30, () => 'no address')).toEqual({ 201: 30 });
    expect(await countFlagged()).toBe(0);
  });

  it('let staff insert many at once, and flag a wrong clock, links and an address that wrote before', async () => {
    const many = Array.from({ length: 500 }, (_x, n) =>
      leadRow({ full_name: `${n}`, custom_request: 'x'.repeat(1000) }),
    );
    expect((await callApi(project, 'leads', many, { secret: true })).status).toBe(201);
    await query(`insert into public.leads (full_name, company_name, email, service_interest, created_at)
      select n || ' others', 'x', 'x@y', 'x', now() from generate_series(1, 10000) n`);
    expect(await countLeads(project, 'network_hashes is null')).toBe(10_500);
    const links = 'https://a.test\nhttp://b.test, HTTPS://c.test';
    await postLead(project, { email: 'ADA@acme.test', created_at: '1999-12-31T00:00:00Z', custom_request: links });
    expect(await query("select flags from public.leads where full_name = 'Ada Lovelace'")).toEqual([
      { flags: ['clock', 'links', 'same_email'] },
    ]);
  });

  it('count the links of all answers together', async () => {
    await postLead(project, {
      custom_request: 'https://a.test',
      further_answers: { a: 'http://b.test', b: 'x HTTPS://c.test' },
    });
    await postLead(project, {
      email: 'b@acme.test',
      custom_request: 'https://a.test',
      further_answers: { a: 'http://b.test' },
    });
    const stored = await query('select flags from public.leads order by received_at');
    expect(stored).toEqual([{ flags: ['links'] }, { flags: [] }]);
  });

  it.each([
    ['deletes them', 'delete from public.leads'],
    ['empties the table', 'truncate public.leads'],
  ])('still count the leads of the last hour when somebody %s', async (_name, erase) => {
    await sendMany(300, () => '203.0.113.9');
    await query(erase);
    expect((await postLead(project)).status).toBe(429);
    expect((await postLead(project, {}, '203.0.113.10')).status).toBe(201);
    await query("update private.tombstones set added_at = added_at - interval '61 minutes' where isfinite(added_at)");
    expect((await postLead(project)).status).toBe(201);
    await query('select private.delete_expired(24, 2)');
    expect(await query('select from private.tombstones where network_hashes is not null')).toEqual([]);
  });

  it('refuse a request of many rows before the first is stored', async () => {
    const insertAsVisitor = (contentLength: number) =>
      query(`do $$ begin
        perform set_config('request.headers', '{"content-length": "${contentLength}"}', true);
        set local role anon;
        insert into public.leads (full_name, company_name, email, service_interest, created_at)
        select n::text, 'x', 'x@y', 'x', now() from generate_series(1, 10000) n;
      end $$`);
    await expect(insertAsVisitor(1000)).rejects.toMatchObject({ code: 'PT413', message: 'One lead a request' });
    await expect(insertAsVisitor(300_000)).rejects.toMatchObject({
      code: 'PT413',
      message: 'The request is too large',
    });
    expect(await countLeads(project)).toBe(0);
  });
});
