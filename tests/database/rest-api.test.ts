/** What each key can do through the REST interface, by status and code: on PGlite, on PostgreSQL, and at Supabase. */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi, clearTables, leadRow, storedNames, postLead, projects } from './test-projects.ts';

describe.each(projects)('the interface of %s', async (_, start) => {
  const project = await start();
  const supabase = createClient(project.url, project.key, { auth: { persistSession: false, autoRefreshToken: false } });
  afterAll(project.close);
  beforeEach(() => clearTables(project));

  it('stores a lead, and answers 201 and nothing else', async () => {
    const { status, error, data } = await supabase.from('leads').insert(leadRow());
    expect({ status, error, data }).toEqual({ status: 201, error: null, data: null });
    const [lead] = await project.query('select * from public.leads');
    expect(lead).toMatchObject({ ...leadRow(), created_at: expect.anything(), pending_channels: ['email', 'webhook'] });
  });

  it.each([
    ['a blank name', leadRow({ full_name: ' ' }), 400, '23514'],
    ['no company', { ...leadRow(), company_name: null }, 400, '23502'],
    ['an invalid date', leadRow({ created_at: 'soon' }), 400, '22007'],
    ['a column of the server', { ...leadRow(), id: crypto.randomUUID() }, 401, '42501'],
    ['a column that is not there', { ...leadRow(), utm_source: 'x' }, 400, 'PGRST204'],
    ['two leads at once', [leadRow({ email: 'a@b' }), leadRow({ email: 'c@d' })], 413, 'PT413'],
    ['no JSON', '{', 400, 'PGRST102'],
    ['an empty body', '', 400, 'PGRST102'],
    ['no object', '"text"', 400, 'PGRST102'],
    ['an object without columns', {}, 400, '23502'],
    ['further answers that are no object', leadRow({ further_answers: ['x'] }), 400, '23514'],
    ['further answers that are a text', leadRow({ further_answers: 'x' }), 400, '23514'],
    ['further answers without one', leadRow({ further_answers: {} }), 400, '23514'],
    ['a further answer that is a number', leadRow({ further_answers: { a: 'x', b: 1 } }), 400, '23514'],
    ['a further answer that is null', leadRow({ further_answers: { a: null } }), 400, '23514'],
    ['a further answer that is a list', leadRow({ further_answers: { a: ['x'] } }), 400, '23514'],
    ['further answers of over 64 KB', leadRow({ further_answers: { a: 'x'.repeat(65_528) } }), 400, '23514'],
    ['250 KB', leadRow({ custom_request: 'x'.repeat(250_000) }), 413, 'PT413'],
  ])('refuses %s', async (_name, body, status, code) => {
    expect(await callApi(project, 'leads', body)).toMatchObject({ status, body: { code } });
    expect(await storedNames(project)).toEqual([]);
  });

  it.each([
    ['none', null],
    ['some', { phone: '555', budget: '$5,000 "net" \\ 😀' }],
    ['5,000 Chinese characters', { wish: '字'.repeat(5000) }],
    ['64 KB', { a: 'x'.repeat(65_527) }],
  ])('stores further answers as they are: %s', async (_name, answers) => {
    expect((await postLead(project, { further_answers: answers })).status).toBe(201);
    expect(await project.query('select further_answers from public.leads')).toEqual([{ further_answers: answers }]);
  });

  it('gives staff further answers to questions that nobody knew when the table was made', async () => {
    const answers = { asked_later: 'an answer', phone: '555' };
    await postLead(project, { further_answers: answers });
    for (const [path, args] of [
      ['rpc/list_leads', { page_size: 9 }],
      ['rpc/person_data', { email: 'ada@acme.test' }],
    ] as const) {
      const { body } = await callApi(project, path, args, { secret: true });
      expect(body, path).toMatchObject({ leads: [{ email: 'ada@acme.test', further_answers: answers }] });
    }
  });

  it.each([
    ['a function that is not there', 'rpc/no_such_function', {}, 404, 'PGRST202'],
    ['a parameter that is not there', 'rpc/health', { colour: 'red' }, 404, 'PGRST202'],
  ])('says so for %s', async (_name, path, body, status, code) => {
    expect(await callApi(project, path, body)).toMatchObject({ status, body: { code } });
  });

  it.each([
    ['read', 'GET', 'leads', undefined],
    ['change', 'PATCH', 'leads?id=not.is.null', { full_name: 'x' }],
    ['delete', 'DELETE', 'leads?id=not.is.null', undefined],
    ['list', 'POST', 'rpc/list_leads', { page_size: 1 }],
    ['erase', 'POST', 'rpc/erase_person', { email: 'ada@acme.test' }],
    ['stop notifications', 'POST', 'rpc/notify_begin', { channels: [], max_detailed: 5, max_listed: 9 }],
    [
      'end a run of notifications',
      'POST',
      'rpc/notify_end',
      { run: crypto.randomUUID(), lead_months: 1, network_days: 1 },
    ],
    ['send under another IP address', 'POST', 'rpc/submit_lead', { lead: leadRow({ email: 'x@y' }), client_ip: '::1' }],
  ])('lets no visitor %s', async (_name, method, path, body) => {
    await postLead(project);
    expect(await callApi(project, path, body, { method })).toMatchObject({ status: 401, body: { code: '42501' } });
    expect(await project.query('select full_name, pending_channels from public.leads')).toEqual([
      { full_name: 'Ada Lovelace', pending_channels: ['email', 'webhook'] },
    ]);
  });

  it('gives no visitor a row back, and overwrites none', async () => {
    await postLead(project);
    const other = leadRow({ full_name: 'Eve' });
    for (const request of [
      supabase.from('leads').insert(other).select(),
      supabase.from('leads').upsert(other),
      supabase.from('leads').upsert(other, { ignoreDuplicates: true }),
    ]) {
      const { status, error } = await request;
      expect({ status, code: error?.code }).toEqual({ status: 401, code: '42501' });
    }
    expect(await storedNames(project)).toEqual(['Ada Lovelace']);
  });

  it.each([
    ['another schema', 'leads', { 'content-profile': 'private' }, 406],
    ['another table', 'notify_state', {}, 404],
    ['a function of the private schema', 'rpc/delete_expired', {}, 404],
    ['another key', 'leads', { apikey: 'sb_secret_guess' }, 401],
    ['no key', 'leads', { apikey: '' }, 401],
    ['a way around', '..%2f..%2frest/v1/rpc/list_leads', {}, 404],
  ])('has nothing behind %s', async (_name, path, headers, status) => {
    expect((await callApi(project, path, {}, { headers })).status).toBe(status);
  });

  it('lets a browser of another origin in', async () => {
    const headers = { origin: 'https://site.test', 'access-control-request-method': 'POST' };
    const response = await fetch(`${project.url}/rest/v1/leads`, { method: 'OPTIONS', headers });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.ok).toBe(true);
  });

  it('passes a lead on for a function, under the limits of its visitor', async () => {
    const pass = (changes: object, clientIp: string) =>
      callApi(
        project,
        'rpc/submit_lead',
        { lead: { ...leadRow(), ...changes }, client_ip: clientIp },
        { secret: true },
      );
    expect(await pass({}, '203.0.113.9')).toEqual({ status: 204, body: null });
    expect(await pass({}, '203.0.113.9')).toEqual({ status: 204, body: null });
    expect(await pass({ full_name: ' ' }, '203.0.113.9')).toMatchObject({ status: 400, body: { code: '23514' } });
    await pass({ full_name: 'Eve', email: 'eve@acme.test', further_answers: { phone: '555' } }, '203.0.113.10');
    expect(await project.query("select further_answers from public.leads where full_name = 'Eve'")).toEqual([
      { further_answers: { phone: '555' } },
    ]);
    // The function must not let a caller set the columns that only the database sets.
    await pass({ full_name: 'Bob', flags: ['mine'], pending_channels: [], received_at: '2020-01-01' }, 'unknown');
    await project.query("update public.leads set received_at = now() where full_name = 'Ada Lovelace'");
    await project.query(`insert into public.leads (full_name, company_name, email, service_interest, created_at, network_hashes)
      select n::text, 'x', 'x@y', 'x', now(), (select network_hashes from public.leads where full_name = 'Ada Lovelace')
      from generate_series(1, 299) n`);
    expect(await pass({ full_name: 'Cy' }, '203.0.113.9')).toMatchObject({ status: 429, body: { code: 'PT429' } });
    expect((await pass({ full_name: 'Dan' }, '2001:db8::1')).status).toBe(204);
    expect(await project.query("select flags, pending_channels from public.leads where full_name = 'Bob'")).toEqual([
      { flags: ['same_email'], pending_channels: ['email', 'webhook'] },
    ]);
  });
});
