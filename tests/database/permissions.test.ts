/** What visitors may do in the database. */
import { afterAll, describe, expect, it } from 'vitest';
import { callApi, projects } from './test-projects.ts';

describe.each(projects)('permissions on %s', async (_, start) => {
  const project = await start();
  const { query } = project;
  afterAll(project.close);

  it('of visitors are to insert seven columns of leads and to ask for the health', async () => {
    const permissions = await query<{ name: string }>(`
      select table_schema || '.' || table_name || '.' || column_name || ' ' || privilege_type as name
        from information_schema.role_column_grants
        where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private')
      union
      select p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where n.nspname = 'public' and (
          has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')
        )
      order by 1`);
    expect(permissions.map(({ name }) => name)).toEqual([
      'health()',
      'public.leads.company_name INSERT',
      'public.leads.created_at INSERT',
      'public.leads.custom_request INSERT',
      'public.leads.email INSERT',
      'public.leads.full_name INSERT',
      'public.leads.further_answers INSERT',
      'public.leads.service_interest INSERT',
    ]);
    const schemaAccess = await query("select has_schema_privilege('anon', 'private', 'usage') as allowed");
    expect(schemaAccess).toEqual([{ allowed: false }]);
  });

  it('for what is added later belong to nobody until they are granted', async () => {
    await query('create table public.later (id serial, secret text)');
    await query('create view public.later_view as select * from public.later');
    await query("create function public.later_function() returns int language sql as 'select 1'");
    const allowed = await query(`
      select has_table_privilege('anon', 'public.later', 'select,insert,update,delete') as "table",
        has_table_privilege('authenticated', 'public.later_view', 'select') as "view",
        has_sequence_privilege('anon', 'public.later_id_seq', 'usage') as sequence,
        has_function_privilege('anon', 'public.later_function()', 'execute') as function`);
    await query('drop function public.later_function');
    await query('drop table public.later cascade');
    expect(allowed).toEqual([{ table: false, view: false, sequence: false, function: false }]);
  });

  describe('that visitors should not have', () => {
    const unintendedPermissions = async () => {
      const rows = await query<{ name: string }>('select private.unintended_rights() as name');
      return rows.map(({ name }) => name);
    };
    const failedCheck = async () => {
      // A run of `notify` checks the permissions.
      await query("select public.notify_end((public.notify_begin('{}', 1, 1) ->> 'run')::uuid, 24, 2)");
      const { body } = await callApi(project, 'rpc/list_leads', { page_size: 1 }, { secret: true });
      return (body as { failed_check?: string | null }).failed_check;
    };
    const health = async () => (await callApi(project, 'rpc/health', {})).body;

    it.each([
      {
        object: 'a table',
        create: 'create table public.later (id int)',
        grant: 'grant select on public.later to anon',
        undo: 'drop table public.later',
        named: 'anon: public.later',
      },
      {
        object: 'a column that only the database sets',
        create: '',
        grant: 'grant insert (flags) on public.leads to anon',
        undo: 'revoke insert (flags) on public.leads from anon',
        named: 'anon: public.leads.flags',
      },
      {
        object: 'a column of visitors, granted to another role',
        create: '',
        grant: 'grant insert (email) on public.leads to authenticated',
        undo: 'revoke insert (email) on public.leads from authenticated',
        named: 'authenticated: public.leads.email',
      },
      {
        object: 'a view',
        create: 'create view public.later as select 1 as x',
        grant: 'grant select on public.later to public',
        undo: 'drop view public.later',
        named: 'anon: public.later',
      },
      {
        object: 'a sequence',
        create: 'create sequence public.later',
        grant: 'grant usage on sequence public.later to anon',
        undo: 'drop sequence public.later',
        named: 'anon: public.later',
      },
      {
        object: 'a function',
        create: "create function public.later() returns int language sql as 'select 1'",
        grant: 'grant execute on function public.later to authenticated',
        undo: 'drop function public.later',
        named: 'authenticated: public.later()',
      },
    ])(
      'are reported to staff, while visitors learn only that a check failed: $object',
      async ({ create, grant, undo, named }) => {
        await query(create);
        expect(await unintendedPermissions()).toEqual([]);
        expect(await failedCheck()).not.toMatch(/right/);
        await query(grant);
        expect(await unintendedPermissions()).toContain(named);
        expect(await failedCheck()).toMatch(/^visitors have a right that only staff should have\. Run select private/);
        expect(await health()).toBe('a check failed: npm run leads says which');
        await query(undo);
        expect(await unintendedPermissions()).toEqual([]);
      },
    );
  });
});
