/** A lead that is sent again is one row, and one that staff corrected or erased does not come back. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  ageLeads,
  callApi,
  clearTables,
  countLeads,
  countStatuses,
  daysAgo,
  leadRow,
  postLead,
  projects,
} from './test-projects.ts';

describe.each(projects)('repeated leads on %s', async (_, start) => {
  const project = await start();
  const { query } = project;
  afterAll(project.close);
  beforeEach(() => clearTables(project));

  describe('the same lead', () => {
    it('is one row, however many send it at once', async () => {
      const requests = Array.from({ length: 200 }, () => postLead(project));
      expect(countStatuses(await Promise.all(requests))).toEqual({ 201: 200 });
      expect(await query('select flags from public.leads')).toEqual([{ flags: [] }]);
    });

    it('is recognized by its answers for a day, and by its time forever', async () => {
      const firstTime = daysAgo(0);
      await postLead(project, { created_at: firstTime });
      await postLead(project, { created_at: daysAgo(3) });
      expect(await countLeads(project)).toBe(1);
      await ageLeads(project, 21);
      await postLead(project, { created_at: firstTime });
      expect(await countLeads(project), 'a device that sends again after three weeks').toBe(1);
      await postLead(project, { created_at: daysAgo(-0.01) });
      expect(await countLeads(project), 'a person who writes the same after three weeks').toBe(2);
    });

    it.each(['full_name', 'company_name', 'email', 'service_interest', 'custom_request'])(
      'is a new lead with another %s',
      async (column) => {
        await postLead(project, { custom_request: 'a@bc' });
        await postLead(project, { custom_request: 'a@bc', [column]: 'b@cd' });
        expect(await countLeads(project)).toBe(2);
      },
    );

    it('is a new lead when the same text answers another question', async () => {
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
      for (const changes of [...rows, ...rows]) {
        const { status } = await postLead(project, changes);
        expect(status).toBe(201);
      }
      expect(await countLeads(project)).toBe(rows.length);
    });

    it('is the same with its further answers in another order', async () => {
      await postLead(project, { further_answers: { phone: '555', budget: 'none' } });
      await postLead(project, { further_answers: { budget: 'none', phone: '555' }, created_at: daysAgo(0.1) });
      expect(await query('select further_answers from public.leads')).toEqual([
        { further_answers: { budget: 'none', phone: '555' } },
      ]);
      await postLead(project, { further_answers: { budget: 'some', phone: '555' } });
      expect(await countLeads(project)).toBe(2);
    });

    it.each(['Ada Lovelace', 'Somebody Else'])(
      'cannot be told from a new one by a stranger who guesses: %s',
      async (full_name) => {
        await postLead(project, {}, '198.51.100.1');
        // The row count that the REST interface returns for `Prefer: count=exact`.
        const inserted = await query(
          `with inserted as (insert into public.leads (full_name, company_name, email, service_interest, created_at)
          values ($1, 'Acme', 'ada@acme.test', 'Consulting', now()) returning 1)
          select count(*)::int as n from inserted`,
          [full_name],
        );
        expect(inserted).toEqual([{ n: 1 }]);
        for (const created_at of [null, 'infinity']) {
          const { status } = await callApi(project, 'leads', { ...leadRow({ full_name }), created_at });
          expect(status, `created_at ${created_at}`).toBe(400);
        }
        await query(`insert into public.leads (full_name, company_name, email, service_interest, created_at, network_hashes)
          select n::text, 'x', 'x@y', 'x', now(), private.network_hashes_of('203.0.113.9') from generate_series(1, 299) n`);
        const guesses = [{ full_name }, { full_name: 'The 301st' }, { full_name }, {}];
        const statuses: number[] = [];
        for (const changes of guesses) {
          const { status } = await postLead(project, { ...changes, created_at: daysAgo(0.5) });
          statuses.push(status);
        }
        expect(statuses).toEqual([201, 429, 429, 429]);
      },
    );
  });

  it('keeps the latest answers of a person who returns to earlier ones', async () => {
    const submissions = [
      { days: 0.003, custom_request: 'At 1' },
      { days: 0.002, custom_request: 'At 2' },
      // The clock of this device is a day slow.
      { days: 1, custom_request: 'At 1' },
      { days: 0, custom_request: 'At 1' },
    ];
    for (const { days, custom_request } of submissions) {
      await postLead(project, { custom_request, created_at: daysAgo(days) });
    }
    const stored = await query(
      `select custom_request, created_at < now() - interval '12 hours' as has_slow_clock
       from public.leads order by received_at`,
    );
    expect(stored).toEqual([
      { custom_request: 'At 1', has_slow_clock: false },
      { custom_request: 'At 2', has_slow_clock: false },
      { custom_request: 'At 1', has_slow_clock: true },
    ]);
  });

  describe('a lead that was corrected or deleted does not come back when it is sent again', () => {
    const correct = () => query("update public.leads set company_name = 'Acme Inc.' where company_name = 'Acme'");
    const deleteExpired = () => query('select private.delete_expired(24, 2)');
    const deleteAll = () => query('delete from public.leads');
    const truncate = () => query('truncate public.leads');
    const erasePerson = () => callApi(project, 'rpc/erase_person', { email: ' ADA@acme.test' }, { secret: true });
    const sendAgain = () => postLead(project);
    const sendByForm = () =>
      callApi(project, 'rpc/submit_lead', { lead: leadRow(), client_ip: '::1' }, { secret: true });

    it.each([
      ['corrected', [correct, sendAgain, sendByForm], ['Acme Inc.']],
      ['deleted', [deleteAll, sendAgain, sendByForm], []],
      ['erased with npm run leads', [erasePerson, sendByForm, sendAgain], []],
      ['deleted with all others in the table editor', [truncate, sendAgain, sendByForm], []],
      ['corrected, then deleted', [correct, deleteAll, sendAgain], []],
      ['corrected, sent, then erased', [correct, sendAgain, erasePerson, sendByForm], []],
      ['sent again, then deleted', [sendAgain, deleteAll, sendAgain], []],
      ['deleted twice', [deleteAll, sendAgain, deleteAll, sendAgain], []],
      ['deleted because it expired', [() => ageLeads(project, 800), deleteExpired, sendAgain], []],
    ])('%s', async (_name, steps, companies) => {
      await postLead(project);
      for (const step of steps) await step();
      const stored = await query('select company_name from public.leads');
      expect(stored).toEqual(companies.map((company_name) => ({ company_name })));
    });

    it('even with the other time with which a reload sent it', async () => {
      const reload = { created_at: daysAgo(0.1) };
      await postLead(project);
      await postLead(project, reload);
      await deleteAll();
      await postLead(project, reload);
      expect(await countLeads(project)).toBe(0);
      await postLead(project, { created_at: daysAgo(0.2) });
      expect(await countLeads(project), 'a person who writes again').toBe(1);
    });

    it('if it has further answers, while the same lead without them is a new one', async () => {
      const further_answers = { phone: '555' };
      const reload = daysAgo(0.1);
      await postLead(project, { further_answers });
      await postLead(project, { further_answers, created_at: reload });
      await erasePerson();
      await postLead(project, { further_answers });
      await postLead(project, { further_answers, created_at: reload });
      expect(await countLeads(project)).toBe(0);
      await postLead(project);
      expect(await query('select further_answers from public.leads')).toEqual([{ further_answers: null }]);
    });

    it('but staff can bring back one that they deleted by mistake', async () => {
      await postLead(project);
      const [stored] = await query<{ row: object }>('select to_jsonb(stored) as row from public.leads stored');
      const row = JSON.stringify(stored!.row).replaceAll("'", "''");
      await deleteAll();
      await query(`insert into public.leads select * from jsonb_populate_record(null::public.leads, '${row}')`);
      expect(await query('select to_jsonb(stored) as row from public.leads stored')).toEqual([stored]);
    });

    it('for 61 days, with nothing stored that names the person', async () => {
      await postLead(project);
      await deleteAll();
      const tombstones = await query('select * from private.tombstones');
      expect(tombstones).toHaveLength(1);
      expect(JSON.stringify(tombstones)).not.toMatch(/ada|acme/i);
      await query("update private.tombstones set added_at = added_at - interval '62 days'");
      await deleteExpired();
      expect(await query('select * from private.tombstones')).toEqual([]);
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
    ].map(
      ([name, email, days]) => `insert into public.leads (full_name, company_name, email, service_interest, created_at)
        values ('${name}', 'Acme', '${email}', 'x', now() - interval '${days} days');`,
    );
    const insertAll = query(`do $$
      declare
        before bigint;
      begin
        set local session_replication_role = replica;
        insert into public.leads (full_name, company_name, email, service_interest, created_at, received_at)
          select n::text, 'x', case n when 1 then 'ada' else n::text end || '@acme.test', 'x', now(),
            now() - n * interval '10 minutes' from generate_series(1, 20000) n;
        insert into private.tombstones select n::text, now(), now(), array[n::text] from generate_series(1, 20000) n;
        set local session_replication_role = origin;
        ${statistics === 'with' ? 'analyze public.leads, private.tombstones;' : ''}
        discard plans;
        perform set_config('request.headers', '{"cf-connecting-ip": "203.0.113.9"}', true);
        before := ${scans};
        set local role anon;
        ${inserts.join('\n')}
        reset role;
        -- Undoes everything, and reports the result.
        raise exception '% scans', ${scans} - before;
      end $$`);
    await expect(insertAll).rejects.toThrow(/^0 scans$/);
  });
});
