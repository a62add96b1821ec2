-- Visitors hold a public key, so the platform's default grants are revoked, and each right is granted explicitly.
alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated, service_role;
grant insert (full_name, company_name, email, service_interest, custom_request, more, created_at)
  on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

-- Always true for a visitor's row, since visitors cannot set received_at. Their own clock (created_at) is not checked.
create policy "Visitors may put in a lead that arrives now" on public.leads
  for insert to anon with check (received_at = now());

-- Visitors get no rights on new objects until granted. PostgreSQL itself lets everyone execute each new function, and that
-- default can only be changed for all schemas at once. The other defaults are the platform's, for the schema public.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- The REST interface does not expose this schema: no key gives access to anything in it.
create schema private;

-- The salt for leads.network_hash; the current run of `notify`, and when a run last finished.
create table private.settings (
  one_row boolean primary key default true check (one_row),
  salt text not null default gen_random_uuid(),
  run uuid,
  run_until timestamptz not null default '-infinity',
  last_run_at timestamptz not null default now()
);
insert into private.settings default values;

-- What visitors may use in the served schema besides a new lead's seven columns and health(). The defaults above are those
-- of the role that migrates. What Supabase creates there as its superuser, such as an extension, is open to everyone.
create function private.unintended_rights() returns setof text
language sql stable set search_path = ''
as $$
  select format('%s: %s', visitor, object) from unnest('{anon,authenticated}'::name[]) visitor, lateral (
    select c.oid::regclass::text as object from pg_class c
      where c.relnamespace = 'public'::regnamespace and case
        when c.relkind = 'S' then has_sequence_privilege(visitor, c.oid, 'select, update, usage')
        when c.relkind in ('r', 'p', 'v', 'm', 'f') then
          has_table_privilege(visitor, c.oid, 'select, insert, update, delete, truncate, references, trigger')
          or has_any_column_privilege(visitor, c.oid, 'select, update, references')
      end
    union all select format('%s.%I', c.oid::regclass, a.attname) from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
        and a.attnum > 0 and not a.attisdropped and has_column_privilege(visitor, c.oid, a.attnum, 'insert')
        and not (visitor = 'anon' and c.relname = 'leads' and a.attname in
          ('full_name', 'company_name', 'email', 'service_interest', 'custom_request', 'more', 'created_at'))
    -- Nobody can call a trigger's function.
    union all select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace = 'public'::regnamespace and has_function_privilege(visitor, p.oid, 'execute')
        and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
        and not (visitor = 'anon' and p.proname = 'health' and p.pronargs = 0)
  ) unintended
$$;
