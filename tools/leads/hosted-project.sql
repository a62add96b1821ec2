-- What a hosted project has before its first migration, as far as it matters here: the API's roles, default privileges
-- that hand every new table to everyone (in projects older than 2026), and stand-ins for three extensions that PGlite
-- lacks. The embedded backend and the database tests start from this, the least safe of the beginnings that the
-- migrations will meet.
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

-- pg_net 0.20: its tables, its rights and the signature of http_post. The server sends what is queued: see jobs.ts.
create schema if not exists net;
create unlogged table if not exists net.http_request_queue (
  id bigserial,
  method text not null,
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds int not null
);
create unlogged table if not exists net._http_response (
  id bigint,
  status_code integer,
  content_type text,
  headers jsonb,
  content text,
  timed_out bool,
  error_msg text,
  created timestamptz not null default now()
);
create or replace function net.http_post(
  url text,
  body jsonb default '{}'::jsonb,
  params jsonb default '{}'::jsonb,
  headers jsonb default '{"Content-Type": "application/json"}'::jsonb,
  timeout_milliseconds int default 5000
) returns bigint language sql as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
  values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds)
  returning id
$$;
grant usage on schema net to public;
grant all on all sequences in schema net to public;
grant all on all tables in schema net to public;

-- pg_cron 1.6: the table of jobs and the signature of schedule.
do $$
begin
  if to_regclass('cron.job') is null then
    create schema cron;
    create table cron.job (
      jobid bigint generated always as identity primary key,
      schedule text not null,
      command text not null,
      jobname text unique,
      active boolean not null default true
    );
    create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as
      'insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
       on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid';
  end if;
end
$$;

-- supabase_vault 0.3, without its encryption.
create schema if not exists vault;
create table if not exists vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create or replace view vault.decrypted_secrets as select *, secret as decrypted_secret from vault.secrets;
create or replace function vault.create_secret(
  new_secret text, new_name text default null, new_description text default '', new_key_id uuid default null
) returns uuid language sql as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id
$$;
revoke all on schema vault from public;
