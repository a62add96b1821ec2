-- Visitors hold a public key, so the platform's default grants are revoked, and each right is granted explicitly.
alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated, service_role;
grant insert (full_name, company_name, email, service_interest, custom_request, created_at) on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

-- Always true for a visitor's row, since visitors cannot set received_at. Their own clock (created_at) is not checked.
create policy "Visitors may put in a lead that arrives now" on public.leads
  for insert to anon with check (received_at = now());

-- Visitors get no rights on new objects until granted. Grants to public can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public, anon, authenticated;
alter default privileges revoke all on tables from public, anon, authenticated;
alter default privileges revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;

-- The REST interface does not expose this schema: no key gives access to anything in it.
create schema private;

-- The salt for leads.source; the current run of `tell`, and when a run last finished.
create table private.settings (
  one_row boolean primary key default true check (one_row),
  salt text not null default gen_random_uuid(),
  run uuid,
  run_until timestamptz not null default '-infinity',
  last_tick timestamptz not null default now()
);
insert into private.settings default values;
