-- Limits for visitors. They do not apply to staff, who restore many rows at once.

-- Salted hashes of an address's /48 and /64 networks. For IPv4, also when written as IPv6, both are of the whole
-- address. Null if the text is not an address: such a lead is still accepted.
create function private.network_hash_of(address text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  ip inet;
begin
  ip := regexp_replace(host(address::inet), '^::ffff:(?=[0-9.]+$)', '')::inet;
  return (
    select string_agg(left(encode(sha256(convert_to(salt || network(set_masklen(ip, bits)), 'UTF8')), 'hex'), 16), ''
      order by bits) from private.settings, unnest(case family(ip) when 6 then '{48,64}' else '{32,32}' end::integer[]) bits
  );
exception when invalid_text_representation then
  return null;
end
$$;

create index leads_by_network on public.leads (left(network_hash, 16), received_at) where network_hash is not null;
create index tombstones_by_network on private.tombstones (left(network_hash, 16), added_at) where network_hash is not null;

-- Before the statement, refuses a request that declares too large a body. Before each row, refuses a second lead.
create function private.one_lead() returns trigger
language plpgsql set search_path = ''
as $$
declare
  length constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'content-length';
begin
  if tg_level = 'ROW' and current_setting('leads.row', true) = 'one' then
    raise sqlstate 'PT413' using message = 'One lead a request', hint = 'Send each lead in a request of its own';
  elsif tg_level = 'STATEMENT' and length ~ '^\d+$' and length::numeric > 204800 then
    raise sqlstate 'PT413' using message = 'The request is too large', hint = 'A lead has less than 200 KB';
  end if;
  perform set_config('leads.row', case tg_level when 'ROW' then 'one' else '' end, true);
  return new;
end
$$;
create trigger a_request before insert on public.leads
  for each statement when (current_user = 'anon') execute function private.one_lead();
create trigger a_row before insert on public.leads
  for each row when (current_user = 'anon') execute function private.one_lead();

create function private.limits() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Only the platform's proxy sets this header. Senders can forge the first entry of X-Forwarded-For.
  address constant text := coalesce(
    nullif(current_setting('leads.visitor', true), ''),
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip'
  );
  texts constant text := concat_ws(' ', new.custom_request, new.more::text);
  network text;
  from_48 integer;
  from_64 integer;
begin
  -- A visitor's device keeps a waiting lead for 60 days.
  if new.created_at not between now() - interval '61 days' and now() + interval '1 day' then
    new.flags := new.flags || 'clock'::text;
  end if;
  -- Links are what spam is made of, but a visitor has some.
  if regexp_count(texts, 'https?://', 1, 'i') >= 3 then
    new.flags := new.flags || 'links'::text;
  end if;
  -- Somebody who corrects a lead while it is sent makes a second one.
  if exists (
    select from public.leads where lower(email) = lower(new.email) and received_at > now() - interval '1 hour'
  ) then
    new.flags := new.flags || 'same_email'::text;
  end if;

  new.network_hash := private.network_hash_of(address);
  network := left(new.network_hash, 16);
  perform pg_advisory_xact_lock(42, hashtext(network));
  -- Counts repeated leads: otherwise a sender just below the limit could find out what is stored. Counts
  -- erased ones: otherwise staff who delete spam during a flood would let in more of it.
  select count(*), count(*) filter (where network_hash = new.network_hash) into from_48, from_64
    from (
      select network_hash, received_at from public.leads
      union all
      select network_hash, added_at from private.tombstones
    ) seen
    where left(network_hash, 16) = network and received_at > now() - interval '1 hour';
  if from_64 >= 300 or from_48 >= 1200 then
    raise sqlstate 'PT429' using message = 'Too many leads from one network', hint = 'Try again in an hour';
  elsif from_64 >= 20 or from_48 >= 80 then
    new.flags := new.flags || 'many_from_network'::text;
  end if;
  return new;
end
$$;
create trigger b_limits before insert on public.leads
  for each row when (current_user = 'anon' or current_setting('leads.visitor', true) <> '')
  execute function private.limits();

-- For the site's function that takes the form without a script: one lead, under the limits of the visitor's address.
create function public.submit_lead(lead jsonb, address text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform set_config('leads.visitor', coalesce(nullif(btrim(address), ''), 'unknown'), true);
  -- The columns that a visitor may set. The others are the database's own.
  insert into public.leads (full_name, company_name, email, service_interest, custom_request, more, created_at)
    select full_name, company_name, email, service_interest, custom_request, more, created_at
    from jsonb_populate_record(null::public.leads, lead);
end
$$;
grant execute on function public.submit_lead to service_role;
