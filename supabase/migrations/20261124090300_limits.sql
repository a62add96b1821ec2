-- Limits for visitors. They do not apply to staff, who restore many rows at once.

-- The size of a request, and one lead for each request.

-- Refuses a request that declares too large a body, before any of its rows is read.
create function private.refuse_large_request() returns trigger
language plpgsql set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  content_length constant text := headers ->> 'content-length';
begin
  if content_length ~ '^\d+$' and content_length::numeric > 204800 then
    raise sqlstate 'PT413' using message = 'The request is too large', hint = 'A lead has less than 200 KB';
  end if;
  perform set_config('leads.has_row', 'no', true);
  return null;
end
$$;
create trigger insert_1_refuse_large_request before insert on public.leads
  for each statement when (current_user = 'anon') execute function private.refuse_large_request();

-- Refuses the second row of a statement, before any work is done for it.
create function private.refuse_second_row() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_setting('leads.has_row', true) = 'yes' then
    raise sqlstate 'PT413' using message = 'One lead a request', hint = 'Send each lead in a request of its own';
  end if;
  perform set_config('leads.has_row', 'yes', true);
  return new;
end
$$;
create trigger insert_1_refuse_second_row before insert on public.leads
  for each row when (current_user = 'anon') execute function private.refuse_second_row();

-- Flags: what staff should know. Nothing is refused because of them.

create function private.add_flags() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  all_texts constant text := concat_ws(' ', new.custom_request, new.further_answers::text);
begin
  if new.created_at not between now() - private.resend_period() and now() + interval '1 day' then
    new.flags := new.flags || 'clock'::text;
  end if;
  -- Spam consists of links, but an honest visitor sends some, too.
  if regexp_count(all_texts, 'https?://', 1, 'i') >= 3 then
    new.flags := new.flags || 'links'::text;
  end if;
  -- Somebody who corrects a lead while it is sent makes a second one.
  if exists (
    select from public.leads where lower(email) = lower(new.email) and received_at > now() - interval '1 hour'
  ) then
    new.flags := new.flags || 'same_email'::text;
  end if;
  return new;
end
$$;
-- submit_lead sets leads.client_ip: its rows come from visitors, too.
create trigger insert_2_add_flags before insert on public.leads
  for each row when (current_user = 'anon' or current_setting('leads.client_ip', true) <> '')
  execute function private.add_flags();

-- The number of leads from one network within an hour.

-- The IP address of the visitor who sent this request, or null. Only the platform's proxy sets the header: senders can forge
-- the first entry of X-Forwarded-For.
create function private.client_ip_from_header() returns text
language sql stable set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip'
$$;

create table private.network_hash_salt (
  -- Keeps the table at one row, because only true is allowed and the key is unique.
  singleton boolean primary key default true check (singleton),
  salt text not null default gen_random_uuid()
);
insert into private.network_hash_salt default values;
comment on table private.network_hash_salt is
  'The salt of leads.network_hashes. Backups leave it out: with it, somebody could compute IP addresses from their hashes.';

-- The salted hash of a network, in 16 characters. Short, because it only has to tell apart the networks of two days.
create function private.hash_network(ip inet, prefix_length integer) returns text
language sql stable set search_path = ''
as $$
  select left(encode(sha256(convert_to(salt || network(set_masklen(ip, prefix_length)), 'UTF8')), 'hex'), 16)
  from private.network_hash_salt
$$;

-- The hashes of an IPv6 address's /48 and /64 networks. For IPv4, both are of the whole address. Null if the text is no IP
-- address: such a lead is still accepted.
create function private.network_hashes_of(client_ip text) returns text[]
language plpgsql stable set search_path = ''
as $$
declare
  ip inet;
begin
  -- IPv4 that is written as IPv6 (::ffff:192.0.2.1) counts as IPv4.
  ip := regexp_replace(host(client_ip::inet), '^::ffff:(?=[0-9.]+$)', '')::inet;
  if family(ip) = 6 then
    return array[private.hash_network(ip, 48), private.hash_network(ip, 64)];
  end if;
  return array[private.hash_network(ip, 32), private.hash_network(ip, 32)];
exception when invalid_text_representation then
  return null;
end
$$;

-- Queries repeat "network_hashes is not null": otherwise PostgreSQL does not use these indexes.
create index leads_by_network on public.leads ((network_hashes[1]), received_at) where network_hashes is not null;
create index tombstones_by_network on private.tombstones ((network_hashes[1]), added_at) where network_hashes is not null;

-- Refuses a lead, or flags it, when its network has sent many within an hour.
create function private.limit_network() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- submit_lead passes on the visitor's IP address, because its own request comes from the site's function.
  client_ip constant text := coalesce(
    nullif(current_setting('leads.client_ip', true), ''),
    private.client_ip_from_header()
  );
  -- The hash of the /48 for IPv6, and of the whole address for IPv4.
  prefix_hash text;
  sent_from_prefix integer;
  sent_from_network integer;
begin
  new.network_hashes := private.network_hashes_of(client_ip);
  prefix_hash := new.network_hashes[1];
  -- The leads of one network wait for each other here, so that those that come at once are counted, too.
  perform private.lock_until_commit('network', hashtext(prefix_hash));

  -- Counts the same answers with a new created_at, which add no row: otherwise a sender just below the limit could find
  -- out what is stored. Counts erased ones: otherwise staff who delete spam during a flood would let in more of it. The
  -- same submission counts once, however often it is sent: a device may try again as often as it needs, and nobody can
  -- guess another one's created_at to the millisecond.
  select count(*), count(*) filter (where network_hashes = new.network_hashes) into sent_from_prefix, sent_from_network
    from (
      select network_hashes, received_at from public.leads
      union all
      select network_hashes, added_at from private.tombstones
    ) sent
    where network_hashes is not null and network_hashes[1] = prefix_hash and received_at > now() - interval '1 hour';

  -- A /64 is one sender; a /48 may be a company with many.
  if sent_from_network >= 300 or sent_from_prefix >= 1200 then
    raise sqlstate 'PT429' using message = 'Too many leads from one network', hint = 'Try again in an hour';
  end if;
  if sent_from_network >= 20 or sent_from_prefix >= 80 then
    new.flags := new.flags || 'many_from_network'::text;
  end if;
  return new;
end
$$;
create trigger insert_3_limit_network before insert on public.leads
  for each row when (current_user = 'anon' or current_setting('leads.client_ip', true) <> '')
  execute function private.limit_network();

-- For the site's function `lead`, which takes leads of pages that cannot reach the database themselves: stores one lead,
-- under the limits of the visitor's IP address.
create function public.submit_lead(lead jsonb, client_ip text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- An IP address that is not known still makes the row a visitor's.
  perform set_config('leads.client_ip', coalesce(nullif(btrim(client_ip), ''), 'unknown'), true);
  -- The columns that a visitor may set. The others are the database's own.
  insert into public.leads (full_name, company_name, email, service_interest, custom_request, further_answers, created_at)
    select full_name, company_name, email, service_interest, custom_request, further_answers, created_at
    from jsonb_populate_record(null::public.leads, lead);
end
$$;
grant execute on function public.submit_lead to service_role;
