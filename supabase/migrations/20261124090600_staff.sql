-- The queries of `npm run leads`, sent with the secret key. Each returns one jsonb, so that no row limit cuts it off.

-- One page of the newest leads, and each channel's problem. `since` leaves out what came in before; the next page begins
-- after the last lead of this one, which before_received_at and before_id name.
create function public.list_leads(
  page_size integer, since timestamptz default null, before_received_at timestamptz default null, before_id uuid default null
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with page as (
    select * from public.leads
    where (since is null or received_at >= since)
      and (before_id is null or (received_at, id) < (before_received_at, before_id))
    order by received_at desc, id desc
    limit page_size
  ),
  visible as (
    select received_at, id, to_jsonb(page) - array['network_hash', 'is_duplicate'] as lead from page
  )
  select jsonb_build_object(
    'leads', (select coalesce(jsonb_agg(lead order by received_at desc, id desc), '[]') from visible),
    'channels', (select coalesce(jsonb_object_agg(channel, problem), '{}') from private.channels)
  )
$$;

-- All leads of the person with this email address, as they were before `erase` deletes them.
create function public.person_data(email text, erase boolean default false) returns jsonb
language sql security definer set search_path = ''
as $$
  with held as (
    select * from public.leads l where lower(btrim(l.email)) = lower(btrim(person_data.email))
  ),
  erased as (
    delete from public.leads where erase and id in (select id from held)
  )
  select jsonb_build_object('leads', coalesce(jsonb_agg(to_jsonb(held) order by received_at), '[]')) from held;
$$;
grant execute on function public.list_leads, public.person_data to service_role;
