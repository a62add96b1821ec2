-- The inbox of the get-started form: strangers put leads in, only staff take them out.
--
-- Three rules shape it:
--   * A refused row is a lost lead, so checks refuse the absurd only, and limits tag a row instead of dropping it.
--   * A lead whose answer got lost is sent again as it was, so the unique index over all six values must be what
--     answers: 23505 (HTTP 409) means "these very values are stored", and the sender counts it as delivered.
--   * A visitor holds a public key, so every right is given here by name and none is taken over from a default.

-- Not among the API's schemas: nothing in here can be reached with any key.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  full_name text not null,
  company_name text not null,
  email text not null,
  service_interest text not null,
  custom_request text,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  flags text[] not null default '{}',

  -- Wider than the form in every respect. Blank is judged by ASCII alone: classes such as \s follow the database's
  -- locale, which could call a character blank that the form took for text. Lengths are code points, as in the form.
  constraint leads_full_name_check check (
    char_length(full_name) <= 200 and btrim(full_name, E' \t\n\v\f\r') <> ''
  ),
  constraint leads_company_name_check check (
    char_length(company_name) <= 200 and btrim(company_name, E' \t\n\v\f\r') <> ''
  ),
  constraint leads_email_check check (
    char_length(email) <= 320 and email ~ '^[^ \t\n\v\f\r]+@[^ \t\n\v\f\r]+$'
  ),
  constraint leads_service_interest_check check (
    char_length(service_interest) <= 100 and btrim(service_interest, E' \t\n\v\f\r') <> ''
  ),
  constraint leads_custom_request_check check (char_length(custom_request) between 1 and 5000),
  constraint leads_created_at_check check (isfinite(created_at))
);

comment on table public.leads is 'One row per submission of the get-started form. Visitors may only insert.';
comment on column public.leads.id is 'Set by the database.';
comment on column public.leads.full_name is 'Answer 1, up to 200 characters.';
comment on column public.leads.company_name is 'Answer 2, up to 200 characters.';
comment on column public.leads.email is 'Answer 3, up to 320 characters; as typed, not verified.';
comment on column public.leads.service_interest is
  'Answer 4, up to 100 characters: what the drop-down said. The list lives in the site''s content, not here.';
comment on column public.leads.custom_request is 'Answer 5, up to 5000 characters; null when left empty.';
comment on column public.leads.created_at is
  'The visitor''s clock when these answers were first submitted; a retry carries the same. Can be wrong by years.';
comment on column public.leads.received_at is 'The database''s clock when the row came in. Sort by this one.';
comment on column public.leads.flags is
  'What staff should know: rate_ip, rate_email (many within the hour), clock (created_at is not believable).';

-- One digest for each value, so that no text can slide from one column into the next (a joined string could not tell
-- 'ab','c' from 'a','bc'), and no row outgrows what a btree entry may hold.
create unique index leads_once on public.leads (
  created_at,
  md5(md5(full_name) || md5(company_name) || md5(email) || md5(service_interest) || coalesce(md5(custom_request), ''))
);
comment on index public.leads_once is 'A violation (23505) tells the sender that these six values are already stored.';

create table private.lead_hits (
  hour timestamptz not null,
  source text not null,
  hits integer not null,
  primary key (hour, source)
);
comment on table private.lead_hits is
  'Leads per hour, by digest of address and of e-mail, for the limits. Rows older than two days are removed.';

-- Sets the server's own columns, counts, and tags. It raises nothing: a replay has to get as far as the unique index.
-- (Returning null instead would make the API answer 201 for a row that was never stored.)
create function private.prepare_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  headers jsonb;
  address text;
  hits integer;
begin
  new.id := gen_random_uuid();
  new.received_at := now();
  new.flags := '{}';

  -- An entry that waits on the visitor's device is sent for 30 days at most.
  if new.created_at > now() + interval '1 day' or new.created_at < now() - interval '31 days' then
    new.flags := new.flags || 'clock'::text;
  end if;

  begin
    headers := nullif(current_setting('request.headers', true), '')::jsonb;
    address := coalesce(headers ->> 'cf-connecting-ip', btrim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
    -- One household or attacker has a whole /64 of IPv6.
    if family(address::inet) = 6 then
      address := network(set_masklen(address::inet, 64))::text;
    end if;
  exception when others then
    null; -- What cannot be read is counted as it came, or not at all: it is no reason to refuse a lead.
  end;

  if address <> '' then
    insert into private.lead_hits as h (hour, source, hits) values (this_hour, 'ip ' || md5(address), 1)
      on conflict (hour, source) do update set hits = h.hits + 1
      returning h.hits into hits;
    if hits > 300 then
      new.flags := new.flags || 'refuse'::text;
    elsif hits > 20 then
      new.flags := new.flags || 'rate_ip'::text;
    end if;
  end if;

  -- No brake by e-mail: it would let a stranger shut a person out, and robots vary theirs.
  insert into private.lead_hits as h (hour, source, hits)
    values (this_hour, 'email ' || md5(lower(coalesce(new.email, ''))), 1)
    on conflict (hour, source) do update set hits = h.hits + 1
    returning h.hits into hits;
  if hits > 3 then
    new.flags := new.flags || 'rate_email'::text;
  end if;

  -- Once per new source is often enough to sweep; a row that another sender is sweeping is left to that one.
  if hits = 1 then
    delete from private.lead_hits h using (
      select stale.hour, stale.source from private.lead_hits stale
      where stale.hour < now() - interval '2 days'
      limit 100 for update skip locked
    ) swept where h.hour = swept.hour and h.source = swept.source;
  end if;

  return new;
end
$$;
comment on function private.prepare_lead() is 'Sets id, received_at and flags of a new lead, whoever inserts it.';

-- Runs when the row is in, that is, when it is known to be no replay: a retry is never limited.
create function private.refuse_abuse() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (select count(*) from inserted) > 1 then
    raise sqlstate 'PT413' using message = 'One lead per request';
  end if;
  if exists (select from inserted where 'refuse' = any (flags)) then
    raise sqlstate 'PT429' using message = 'Too many leads from this address', hint = 'Try again in an hour';
  end if;
  return null;
end
$$;
comment on function private.refuse_abuse() is 'PT413 for several rows at once, PT429 past 300 an hour from one address.';

revoke all on all functions in schema private from public, anon, authenticated;

create trigger prepare_lead before insert on public.leads
  for each row execute function private.prepare_lead();
create trigger refuse_abuse after insert on public.leads
  referencing new table as inserted
  for each statement execute function private.refuse_abuse();

-- Rights. Projects differ in what they grant by default, so everything is taken away before anything is given.
alter table public.leads enable row level security;
revoke all on table public.leads from public, anon, authenticated, service_role;
grant insert (full_name, company_name, email, service_interest, custom_request, created_at) on table public.leads
  to anon;
grant select, insert, update, delete on table public.leads to service_role;

-- The visitor's clock is no condition: it may be wrong by ten years, and the lead is as good. What must be true is
-- that the row came in now, by the database's clock; a visitor could not say otherwise even with a right to the column.
create policy "Visitors may put in a lead that arrives now" on public.leads
  for insert to anon
  with check (received_at = now());
