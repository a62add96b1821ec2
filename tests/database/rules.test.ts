/** Rules that the database enforces itself: repeated leads, limits, erasure and rights. Also its health check. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi, clearTables, leadRow, storedNames, postLead, projects, countStatuses } from './test-projects.ts';

const DAY = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

describe.each(projects)('the rules on %s', async (_, start) => {
  const project = await start();
  const { query } = project;
  afterAll(project.close);
  beforeEach(() => clearTables(project));
  const count = async (where = 'true'): Promise<number> =>
    (await query<{ n: number }>(`select count(*)::int as n from public.leads where ${where}`))[0]!.n;
  const age = (days: number) =>
    query('update public.leads set received_at = received_at - make_interval(days => $1)', [days]);

  describe('the same lead', () => {
    it('is one row, however many send it at once', async () => {
      const answers = await Promise.all(Array.from({ length: 200 }, () => postLead(project)));
      expect(countStatuses(answers)).toEqual({ 201: 200 });
      expect(await query('select flags from public.leads')).toEqual([{ flags: [] }]);
    });

    it('is known by its answers for a day, and by its time for good', async () => {
      const first = ago(0);
      await postLead(project, { created_at: first });
      await postLead(project, { created_at: ago(3) });
      expect(await count()).toBe(1);
      await age(21);
      await postLead(project, { created_at: first });
      expect(await count(), 'a device that sends again after three weeks').toBe(1);
      await postLead(project, { created_at: ago(-0.01) });
      expect(await count(), 'a person who writes the same after three weeks').toBe(2);
    });

    it.each(['full_name', 'company_name', 'email', 'service_interest', 'custom_request'])(
      'is another one by another %s',
      async (column) => {
        await postLead(project, { custom_request: 'a@bc' });
        await postLead(project, { custom_request: 'a@bc', [column]: 'b@cd' });
        expect(await count()).toBe(2);
      },
    );

    it('is another one when the same text is the answer to another question', async () => {
      const rows = [
        {},
        { custom_request: '555' },
        { further_answers: { phone: '555' } },
        { further_answers: { budget: '555' } },
        { custom_request: '555', further_answers: { phone: '555' } },
        { custom_request: '{"phone": "555"}' },
        { custom_request: 'null' },
        { further_answers: { phone: '' } },
        { further_answers: { phone: '5', budget: '55' } },
        { further_answers: { phone: '55', budget: '5' } },
      ];
      for (const changes of [...rows, ...rows]) expect((await postLead(project, changes)).status).toBe(201);
      expect(await count()).toBe(rows.length);
    });

    it('is the same with its further answers in another order', async () => {
      await postLead(project, { further_answers: { phone: '555', budget: 'none' } });
      await postLead(project, { further_answers: { budget: 'none', phone: '555' }, created_at: ago(0.1) });
      expect(await query('select further_answers from public.leads')).toEqual([
        { further_answers: { budget: 'none', phone: '555' } },
      ]);
      await postLead(project, { further_answers: { budget: 'some', phone: '555' } });
      expect(await count()).toBe(2);
    });

    it.each(['Ada Lovelace', 'Somebody Else'])(
      'cannot be distinguished from a new one by guessing: %s',
      async (full_name) => {
        await postLead(project, {}, '198.51.100.1');
        // The row count that the REST interface returns for `Prefer: count=exact`.
        const inserted = await query(
          `with inserted as (insert into public.leads (full_name, company_name, email, service_interest, created_at)
          values ($1, 'Acme', 'ada@acme.test', 'AI Lead Generation', now()) returning 1)
          select count(*)::int as n from inserted`,
          [full_name],
        );
        expect(inserted).toEqual([{ n: 1 }]);
        for (const created_at of [null, 'infinity']) {
          const { status } = await callApi(project, 'leads', { ...leadRow({ full_name }), created_at });
          expect(status, `created_at ${created_at}`).toBe(400);
        }
        await query(`insert into public.leads (full_name, company_name, email, service_interest, created_at, network_hash)
        select n::text, 'x', 'x@y', 'x', now(), private.network_hash_of('203.0.113.9') from generate_series(1, 299) n`);
        const guesses = [{ full_name }, { full_name: 'The 301st' }, { full_name }, {}];
        const statuses = [];
        for (const changes of guesses)
          statuses.push((await postLead(project, { ...changes, created_at: ago(0.5) })).status);
        expect(statuses).toEqual([201, 429, 429, 429]);
      },
    );
  });

  it('keeps the last word of a person who goes back to words before it', async () => {
    // The clock of the third device is a day slow.
    for (const [days, custom_request] of [
      [0.003, 'At 1'],
      [0.002, 'At 2'],
      [1, 'At 1'],
      [0, 'At 1'],
    ] as const)
      await postLead(project, { custom_request, created_at: ago(days) });
    const stored = await query<{ request: string; slow: boolean }>(
      "select custom_request as request, created_at < now() - interval '12 hours' as slow from public.leads order by received_at",
    );
    expect(stored.map(({ request, slow }) => (slow ? `${request}, slow` : request))).toEqual([
      'At 1',
      'At 2',
      'At 1, slow',
    ]);
  });

  describe('what staff corrected or erased does not come back', () => {
    const correct = () => query("update public.leads set company_name = 'Acme Inc.' where company_name = 'Acme'");
    const erase = () => query('delete from public.leads');
    const eraseAllInEditor = () => query('truncate public.leads');
    const eraseByCommand = () => callApi(project, 'rpc/erase_person', { email: ' ADA@acme.test' }, { secret: true });
    const again = () => postLead(project);
    const byForm = () => callApi(project, 'rpc/submit_lead', { lead: leadRow(), client_ip: '::1' }, { secret: true });
    it.each([
      ['corrected', [correct, again, byForm], ['Acme Inc.']],
      ['erased', [erase, again, byForm], []],
      ['erased by command', [eraseByCommand, byForm, again], []],
      ['erased with all others in the table editor', [eraseAllInEditor, again, byForm], []],
      ['corrected, then erased', [correct, erase, again], []],
      ['corrected, sent, then erased', [correct, again, eraseByCommand, byForm], []],
      ['sent again, then erased', [again, erase, again], []],
      ['erased twice', [erase, again, erase, again], []],
      ['older than its time', [() => age(800), () => query('select private.delete_expired(24, 2)'), again], []],
    ])('%s', async (_name, steps, left) => {
      await postLead(project);
      for (const step of steps) await step();
      const stored = await query('select company_name from public.leads');
      expect(stored).toEqual(left.map((company_name) => ({ company_name })));
    });

    it('not even under the other time that a reload sent it with', async () => {
      const reload = { created_at: ago(0.1) };
      await postLead(project);
      await postLead(project, reload);
      await erase();
      await postLead(project, reload);
      expect(await count()).toBe(0);
      await postLead(project, { created_at: ago(0.2) });
      expect(await count(), 'a person who writes again').toBe(1);
    });

    it('with further answers, while the same lead without them is another one', async () => {
      const further_answers = { phone: '555' };
      const reload = ago(0.1);
      await postLead(project, { further_answers });
      await postLead(project, { further_answers, created_at: reload });
      await eraseByCommand();
      await postLead(project, { further_answers });
      await postLead(project, { further_answers, created_at: reload });
      expect(await count()).toBe(0);
      await postLead(project);
      expect(await query('select further_answers from public.leads')).toEqual([{ further_answers: null }]);
    });

    it('is forgotten after 61 days, with nothing else of the person', async () => {
      await postLead(project);
      await erase();
      expect(JSON.stringify(await query('select * from private.tombstones'))).not.toMatch(/ada|acme/i);
      await query("update private.tombstones set added_at = added_at - interval '62 days'");
      await query('select private.delete_expired(24, 2)');
      expect(await query('select * from private.tombstones')).toEqual([]);
    });
  });

  it('deletes what expires within seconds, however much it is: the next runs delete the rest', async () => {
    await query(`do $$ begin
      set local session_replication_role = replica;
      insert into public.leads (full_name, company_name, email, service_interest, created_at, received_at, network_hash)
        select n::text, 'x', 'x@y', 'x', now(), now() - interval '800 days', 'x' from generate_series(1, 5001) n;
      insert into private.tombstones select n::text, now(), now() - interval '62 days', 'x' from generate_series(1, 9000) n;
    end $$`);
    const left = async () => [
      await count(),
      (await query("select from private.tombstones where added_at < now() - interval '61 days'")).length,
    ];
    await query('select private.delete_expired(24, 2)');
    expect(await left()).toEqual([1, 4000]);
    await query('select private.delete_expired(24, 2)');
    expect(await left()).toEqual([0, 0]);
  });

  it('keeps every lead if the policy sets no end', async () => {
    await postLead(project);
    await age(8000);
    await query('select private.delete_expired(0, 2)');
    expect(await count()).toBe(1);
  });

  describe('limits', () => {
    const flood = async (size: number, address: (n: number) => string) =>
      countStatuses(
        await Promise.all(
          Array.from({ length: size }, (_x, n) => postLead(project, { email: `${n}@x.y` }, address(n))),
        ),
      );
    const flagged = () => count("'many_from_network' = any (flags)");

    it('flag the 21st of an address, refuse the 301st with the reason, and let everyone else in', async () => {
      expect(await flood(310, () => '203.0.113.9')).toEqual({ 201: 300, 429: 10 });
      expect(await flagged()).toBe(280);
      const { body } = await postLead(project, { full_name: 'No' });
      expect(body).toMatchObject({ code: 'PT429', hint: 'Try again in an hour' });
      expect((await postLead(project, {}, '203.0.113.10')).status).toBe(201);
      expect(await count('flags = array[]::text[]')).toBe(21);
      await query("update public.leads set received_at = received_at - interval '1 hour'");
      expect((await postLead(project, { full_name: 'Later' })).status).toBe(201);
    });

    it('take a /64 for one sender, and a /48 for four', async () => {
      expect(await flood(30, (n) => `2001:db8::${n.toString(16)}`)).toEqual({ 201: 30 });
      expect(await flagged()).toBe(10);
      await clearTables(project);
      expect(await flood(90, (n) => `2001:db8:0:${n.toString(16)}::1`)).toEqual({ 201: 90 });
      expect(await flagged()).toBe(10);
    });

    it('know an IPv4 address that is written as IPv6, and believe no header of the sender', async () => {
      expect(await flood(42, (n) => `${n % 2 ? '::ffff:' : ''}203.0.113.${n % 2}`)).toEqual({ 201: 42 });
      expect(await flagged()).toBe(2);
      await clearTables(project);
      const forged = { 'cf-connecting-ip': '203.0.113.9', 'x-forwarded-for': '' };
      for (let n = 0; n < 22; n += 1) {
        await callApi(project, 'leads', leadRow({ email: `${n}@x.y` }), {
          headers: { ...forged, 'x-forwarded-for': `10.0.0.${n}` },
        });
      }
      expect(await flagged()).toBe(2);
    });

    it('never flag or refuse for the total, or for an address that cannot be read', async () => {
      expect(await flood(400, (n) => `10.0.${n % 250}.1`)).toEqual({ 201: 400 });
      expect(await flood(30, () => 'no address')).toEqual({ 201: 30 });
      expect(await flagged()).toBe(0);
    });

    it('keep no address: hashes with a salt, for two days', async () => {
      await postLead(project);
      const [row] = await query<{ network_hash: string }>('select network_hash from public.leads');
      expect(row?.network_hash).toMatch(/^[0-9a-f]{32}$/);
      await age(3);
      await query('select private.delete_expired(24, 2)');
      expect(await query('select network_hash from public.leads')).toEqual([{ network_hash: null }]);
    });

    it('let staff put in many at once, and remark on a clock, on links and on an address that wrote before', async () => {
      const many = Array.from({ length: 500 }, (_x, n) =>
        leadRow({ full_name: `${n}`, custom_request: 'x'.repeat(1000) }),
      );
      expect((await callApi(project, 'leads', many, { secret: true })).status).toBe(201);
      await query(`insert into public.leads (full_name, company_name, email, service_interest, created_at)
        select n || ' more', 'x', 'x@y', 'x', now() from generate_series(1, 10000) n`);
      expect(await count('network_hash is null')).toBe(10_500);
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
      await flood(300, () => '203.0.113.9');
      await query(erase);
      expect((await postLead(project)).status).toBe(429);
      expect((await postLead(project, {}, '203.0.113.10')).status).toBe(201);
      await query("update private.tombstones set added_at = added_at - interval '61 minutes' where isfinite(added_at)");
      expect((await postLead(project)).status).toBe(201);
      await query('select private.delete_expired(24, 2)');
      expect(await query('select from private.tombstones where network_hash is not null')).toEqual([]);
    });

    it('end a request of many rows before any work', async () => {
      const visit = (length: number) =>
        query(`do $$ begin
          perform set_config('request.headers', '{"content-length": "${length}"}', true);
          set local role anon;
          insert into public.leads (full_name, company_name, email, service_interest, created_at)
          select n::text, 'x', 'x@y', 'x', now() from generate_series(1, 10000) n;
        end $$`);
      await expect(visit(1000)).rejects.toMatchObject({ code: 'PT413', message: 'One lead a request' });
      await expect(visit(300_000)).rejects.toMatchObject({ code: 'PT413', message: 'The request is too large' });
      expect(await count()).toBe(0);
    });
  });

  describe('rights', () => {
    it('of visitors are one insert of seven columns and one question', async () => {
      const rights = await query<{ what: string }>(`
        select table_schema || '.' || table_name || '.' || column_name || ' ' || privilege_type as what
          from information_schema.role_column_grants where grantee in ('anon', 'authenticated', 'PUBLIC')
          and table_schema in ('public', 'private')
        union select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
          where n.nspname = 'public' and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
        order by 1`);
      expect(rights.map(({ what }) => what)).toEqual([
        'health()',
        ...[
          'company_name',
          'created_at',
          'custom_request',
          'email',
          'full_name',
          'further_answers',
          'service_interest',
        ].map((column) => `public.leads.${column} INSERT`),
      ]);
      expect(await query("select has_schema_privilege('anon', 'private', 'usage') as may")).toEqual([{ may: false }]);
    });

    it('to what is added later are nobody’s until they are granted', async () => {
      await query('create table public.later (id serial, secret text)');
      await query('create view public.later_view as select * from public.later');
      await query("create function public.later_function() returns int language sql as 'select 1'");
      const may =
        await query(`select has_table_privilege('anon', 'public.later', 'select,insert,update,delete') as "table",
        has_table_privilege('authenticated', 'public.later_view', 'select') as "view",
        has_sequence_privilege('anon', 'public.later_id_seq', 'usage') as sequence,
        has_function_privilege('anon', 'public.later_function()', 'execute') as function`);
      await query('drop function public.later_function');
      await query('drop table public.later cascade');
      expect(may).toEqual([{ table: false, view: false, sequence: false, function: false }]);
    });

    it.each([
      ['a table', 'create table public.later (id int)', 'grant select on public.later to anon', 'anon: public.later'],
      ['a column', '', 'grant insert (flags) on public.leads to anon', 'anon: public.leads.flags'],
      [
        'the seven columns',
        '',
        'grant insert (email) on public.leads to authenticated',
        'authenticated: public.leads.email',
      ],
      [
        'a view',
        'create view public.later as select 1 as x',
        'grant select on public.later to public',
        'anon: public.later',
      ],
      [
        'a sequence',
        'create sequence public.later',
        'grant usage on sequence public.later to anon',
        'anon: public.later',
      ],
      [
        'a function',
        "create function public.later() returns int language sql as 'select 1'",
        'grant execute on function public.later to authenticated',
        'authenticated: public.later()',
      ],
    ])('to %s that visitors should not have are named to staff, and only counted to visitors', async (...step) => {
      const [, create, grant, named] = step;
      const unintended = async () =>
        (await query<{ name: string }>('select private.unintended_rights() as name')).map(({ name }) => name);
      const health = async () => {
        const [row] = await query<{ health: string }>('select public.health() as health');
        return row?.health;
      };
      await query(create);
      expect(await unintended()).toEqual([]);
      expect(await health()).not.toMatch(/right/);
      await query(grant);
      expect(await unintended()).toContain(named);
      expect(await health()).toBe('visitors have a right that only staff should have');
      const kind = /^create (\w+)/.exec(create)?.[1];
      await query(
        kind ? `drop ${kind} public.later` : grant.replace('grant', 'revoke').replace(/to (?=\w+$)/, 'from '),
      );
      expect(await unintended()).toEqual([]);
    });

    it('are those that the typed client knows', async () => {
      const client = readFileSync('netlify/database.ts', 'utf8');
      const columns = await query<{ name: string; type: string; nullable: string }>(`
        select column_name as name, udt_name as type, is_nullable as nullable from information_schema.columns
        where table_schema = 'public' and table_name = 'leads' order by ordinal_position`);
      const types = {
        _text: 'string[]',
        bool: 'boolean',
        float8: 'number',
        int4: 'number',
        jsonb: 'Record<string, string>',
      };
      const typeOf = (type: string) => (types as Record<string, string>)[type] ?? 'string';
      const row = columns.map(
        ({ name, type, nullable }) => `  ${name}: ${typeOf(type)}${nullable === 'YES' ? ' | null' : ''};\n`,
      );
      expect(client).toContain(`export type Lead = {\n${row.join('')}};`);
      const functions = await query<{ name: string; args: string | null }>(`
        select proname as name, string_agg(
          arg || case when n > pronargs - pronargdefaults then '?' else '' end || ': ' || typname, '; ' order by n) as args
        from pg_proc left join unnest(proargnames, proargtypes::oid[]) with ordinality given (arg, type, n) on true
          left join pg_type on pg_type.oid = type
        where pronamespace = 'public'::regnamespace group by pg_proc.oid order by 1`);
      const argument = (type: string) => typeOf(type).replace('Record<string, string>', 'Partial<Lead>');
      const listed = /Functions: \{(.*?)\n {4}\};/s.exec(client)?.[1] ?? '';
      const known = listed.matchAll(/^ {6}(\w+): \{\s+Args: (?:\{([^{}]*)\}|Record<never, never>);/gm);
      // Each argument may be null, and one a line is written with a semicolon after the last one.
      const plain = (args: string) => args.replaceAll(' | null', '').replace(/\s+/g, ' ').replace(/; ?$/, '').trim();
      expect([...known].map(([, name, args]) => ({ name, args: args === undefined ? null : plain(args) }))).toEqual(
        functions.map(({ name, args }) => ({ name, args: args?.replace(/\w+(?=;|$)/g, argument) ?? null })),
      );
    });
  });

  // A scan would take longer the more leads there are, and its time would show a stranger whether an address is in one.
  it.each(['without', 'with'])('never reads a whole table for an insert, %s statistics', async (statistics) => {
    const scans = `(select sum(seq_scan) from pg_stat_xact_user_tables
      where relid in ('public.leads'::regclass, 'private.tombstones'::regclass))`;
    const inserts = [
      ['Who has written', 'ada@acme.test', 0],
      ['Who has not', 'eve@acme.test', 0],
      ['Who has written, on a slow clock', 'ada@acme.test', 60],
      ['Who has not, on a wrong clock', 'eve@acme.test', 1100],
      ['A repeated lead', 'ada@acme.test', 0],
      ['A repeated lead', 'ada@acme.test', 1],
    ] as const;
    const all = query(`do $$
      declare
        before bigint;
      begin
        set local session_replication_role = replica;
        insert into public.leads (full_name, company_name, email, service_interest, created_at, received_at)
          select n::text, 'x', case n when 1 then 'ada' else n::text end || '@acme.test', 'x', now(),
            now() - n * interval '10 minutes' from generate_series(1, 20000) n;
        insert into private.tombstones select n::text, now(), now(), n::text from generate_series(1, 20000) n;
        set local session_replication_role = origin;
        ${statistics === 'with' ? 'analyze public.leads, private.tombstones;' : ''}
        discard plans;
        perform set_config('request.headers', '{"cf-connecting-ip": "203.0.113.9"}', true);
        before := ${scans};
        set local role anon;
        ${inserts
          .map(
            ([
              name,
              email,
              days,
            ]) => `insert into public.leads (full_name, company_name, email, service_interest, created_at)
              values ('${name}', 'Acme', '${email}', 'x', now() - interval '${days} days');`,
          )
          .join('\n')}
        reset role;
        -- Undoes everything, and reports the result.
        raise exception '% scans', ${scans} - before;
      end $$`);
    await expect(all).rejects.toThrow(/^0 scans$/);
  });

  it('is healthy while a channel is set up, notify runs, no lead waits, and addresses arrive', async () => {
    const health = async (headers: Record<string, string> = { 'cf-connecting-ip': '203.0.113.9' }) => {
      const [row] = await query<{ health: string }>(
        "select set_config('request.headers', $1, false), public.health() as health",
        [JSON.stringify(headers)],
      );
      return row?.health;
    };
    await postLead(project);
    expect(await health()).toBe('no channel is set up to report new leads');
    await query("insert into private.channels (channel) values ('email')");
    expect(await health()).toBe('ok');
    expect(await health({})).toBe("no visitor's IP address reaches the database");
    await query("update private.channels set problem = 'the mail server refuses recipient 2 of the 2'");
    expect(await health()).toBe('a channel to the owner fails or does not reach every recipient');
    await query('update private.channels set problem = null');
    await age(1);
    expect(await health()).toBe('the owner has not been notified of a lead for over an hour');
    await query("update private.notify_state set last_run_at = now() - interval '31 minutes'");
    expect(await health()).toBe('notify has not run for 30 minutes');
    await query("select set_config('request.headers', '', false)");
    expect(await storedNames(project)).toHaveLength(1);
  });
});
