-- What a hosted project has before its first migration, as far as it matters here: the API's roles and, in projects of
-- before 2026, default privileges that hand every new table to everyone. The embedded backend and the database tests
-- start from this, the least safe of the beginnings that the migrations will meet.
do $$
declare
  api_role text;
begin
  foreach api_role in array array['anon', 'authenticated', 'service_role', 'authenticator'] loop
    if not exists (select from pg_roles where rolname = api_role) then
      execute format('create role %I nologin noinherit', api_role);
    end if;
  end loop;
end
$$;
alter role service_role bypassrls;
grant anon, authenticated, service_role to authenticator;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
