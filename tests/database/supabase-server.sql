-- A new project at Supabase, run as the superuser supabase_admin: its roles, rights, time limits and event trigger, as
-- in https://github.com/supabase/postgres (migrations/db). As there, `postgres` is no superuser.
create role postgres login createdb createrole replication bypassrls;
alter database postgres owner to postgres;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
-- The login of the REST interface, which takes on the role of each request's key.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator, postgres;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
-- Supabase's own extension supautils allows this setting to `postgres`; restore.sh needs it.
grant set on parameter session_replication_role to postgres;

alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;

-- The guard against UPDATE and DELETE without WHERE, where the server has it (pg-safeupdate).
do $$ begin
  load 'safeupdate';
  alter role authenticator set session_preload_libraries = 'safeupdate';
exception when undefined_file then null; end $$;

create schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
-- As in projects created before 2026: every new object is open to the keys of the interface.
do $$
declare
  owner regrole;
begin
  foreach owner in array '{postgres,supabase_admin}'::regrole[] loop
    execute format('alter default privileges for role %s in schema public
      grant all on tables to postgres, anon, authenticated, service_role', owner);
    execute format('alter default privileges for role %s in schema public
      grant all on functions to postgres, anon, authenticated, service_role', owner);
    execute format('alter default privileges for role %s in schema public
      grant all on sequences to postgres, anon, authenticated, service_role', owner);
  end loop;
end $$;

-- Tells the REST interface that the schema has changed.
create function extensions.pgrst_ddl_watch() returns event_trigger language plpgsql
as $$ begin notify pgrst, 'reload schema'; end $$;
create event trigger pgrst_ddl_watch on ddl_command_end execute function extensions.pgrst_ddl_watch();
