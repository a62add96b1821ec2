-- A visitor holds a public key, so every right is given by name, and none is taken over from a platform's default.
alter table public.leads enable row level security;
revoke all on public.leads from public, anon, authenticated, service_role;
grant insert (full_name, company_name, email, service_interest, custom_request, created_at) on public.leads to anon;
grant select, insert, update, delete on public.leads to service_role;

-- True for every row of a visitor, who cannot set the column. The visitor's own clock is no condition.
create policy "Visitors may put in a lead that arrives now" on public.leads
  for insert to anon with check (received_at = now());

-- What is added later is closed to visitors until it is granted. A grant to everyone has no schema of its own.
alter default privileges revoke execute on functions from public, anon, authenticated;
alter default privileges revoke all on tables from public, anon, authenticated;
alter default privileges revoke all on sequences from public, anon, authenticated;
alter default privileges in schema public revoke execute on functions from public, anon, authenticated;
alter default privileges in schema public revoke all on tables from public, anon, authenticated;
alter default privileges in schema public revoke all on sequences from public, anon, authenticated;

-- Not among the interface's schemas: nothing in here can be reached with any key.
create schema private;

-- The salt of the sources; which run of `tell` is under way, and when one last ended well.
create table private.settings (
  one_row boolean primary key default true check (one_row),
  salt text not null default gen_random_uuid(),
  run uuid,
  run_until timestamptz not null default '-infinity',
  last_tick timestamptz not null default now()
);
insert into private.settings default values;
