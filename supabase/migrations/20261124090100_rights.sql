-- Visitors hold a public key, so the platform's default grants are revoked, and each right is granted explicitly.
alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated, service_role;
grant insert (full_name, company_name, email, service_interest, custom_request, further_answers, created_at)
  on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

-- Without a policy, row level security refuses every insert of a visitor. This one refuses none, because visitors cannot
-- set received_at. Its condition is not just `true`, because Supabase's advisor warns of that (rls_policy_always_true).
create policy "Visitors may insert a lead that arrives now" on public.leads
  for insert to anon with check (received_at = now());

-- Visitors get no rights on new objects until granted. PostgreSQL itself lets everyone execute each new function, and that
-- default can only be changed for all schemas at once. The other defaults are the platform's, for the schema public.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- The REST interface does not expose this schema: no key gives access to anything in it.
create schema private;

-- Lists the rights that visitors have in the served schema, besides inserting a lead's seven columns and calling
-- health(). The defaults above are those of the role that migrates: what Supabase creates there as its superuser, such as
-- an extension, is open to everyone.
create function private.unintended_rights() returns setof text
language sql stable set search_path = ''
as $$
  with visitors as (
    select unnest('{anon,authenticated}'::name[]) as visitor
  ),
  relations as (
    select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace
  ),
  accessible_relations as (
    select visitor, oid::regclass::text as object
    from visitors, relations
    -- A CASE, because has_sequence_privilege fails for anything but a sequence, and AND may evaluate it first. Rights to
    -- insert into single columns are listed below.
    where case
      when relkind = 'S' then has_sequence_privilege(visitor, oid, 'select, update, usage')
      when relkind in ('r', 'p', 'v', 'm', 'f') then
        has_table_privilege(visitor, oid, 'select, insert, update, delete, truncate, references, trigger')
        or has_any_column_privilege(visitor, oid, 'select, update, references')
    end
  ),
  insertable_columns as (
    select visitor, relname, attname, format('%s.%I', oid::regclass, attname) as object
    from visitors, relations join pg_attribute on attrelid = relations.oid
    where relkind in ('r', 'p', 'v', 'm', 'f')
      and attnum > 0
      and not attisdropped
      and has_column_privilege(visitor, oid, attnum, 'insert')
  ),
  unintended_columns as (
    select visitor, object
    from insertable_columns
    where not (visitor = 'anon' and relname = 'leads' and attname in
      ('full_name', 'company_name', 'email', 'service_interest', 'custom_request', 'further_answers', 'created_at'))
  ),
  unintended_functions as (
    select visitor, oid::regprocedure::text as object
    from visitors, pg_proc
    where pronamespace = 'public'::regnamespace
      and has_function_privilege(visitor, oid, 'execute')
      -- Nobody can call a trigger's function.
      and prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
      and not (visitor = 'anon' and proname = 'health' and pronargs = 0)
  )
  select format('%s: %s', visitor, object) from (
    select visitor, object from accessible_relations
    union all
    select visitor, object from unintended_columns
    union all
    select visitor, object from unintended_functions
  ) unintended
$$;
