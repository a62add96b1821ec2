-- The queries of `npm run leads`, sent with the secret key. Each returns one jsonb, so that no row limit cuts it off.

-- One page of the newest leads, each channel's problem, and the check that failed. `since` leaves out what came in before; the next page begins
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
    select received_at, id, to_jsonb(page) - array['network_hashes', 'is_duplicate'] as lead from page
  )
  select jsonb_build_object(
    'leads', (select coalesce(jsonb_agg(lead order by received_at desc, id desc), '[]') from visible),
    'channels', (select coalesce(jsonb_object_agg(channel, problem), '{}') from private.channels),
    'failed_check', private.failed_check()
  )
$$;

-- Everything that is stored about the person with this email address, upper or lower case: {"leads": […]}.
create function public.person_data(email text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('leads', coalesce(jsonb_agg(to_jsonb(stored) order by received_at), '[]'))
  from public.leads stored
  where lower(stored.email) = lower(btrim(person_data.email))
$$;

-- Deletes everything that person_data returns, and returns the number of deleted leads: {"deleted": 2}.
create function public.erase_person(email text) returns jsonb
language sql security definer set search_path = ''
as $$
  with deleted as (
    delete from public.leads stored
    where lower(stored.email) = lower(btrim(erase_person.email))
    returning stored.id
  )
  select jsonb_build_object('deleted', count(*)) from deleted
$$;
grant execute on function public.list_leads, public.person_data, public.erase_person to service_role;
