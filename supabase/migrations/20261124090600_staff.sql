-- The queries of `npm run leads`, sent with the secret key. Each returns one jsonb, so that no row limit cuts it off.

-- {"since": …, "before": {"received_at": …, "id": …}, "limit": 500} → the newest matching leads and channel problems.
create function public.list_leads(p jsonb) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'leads', (select coalesce(jsonb_agg(to_jsonb(l) - 'source' order by l.received_at desc, l.id desc), '[]') from (
      select * from public.leads
      where (p ->> 'since' is null or received_at >= (p ->> 'since')::timestamptz)
        and (p -> 'before' is null or (received_at, id)
          < ((p #>> '{before,received_at}')::timestamptz, (p #>> '{before,id}')::uuid))
      order by received_at desc, id desc limit (p ->> 'limit')::integer
    ) l),
    'channels', (select coalesce(jsonb_object_agg(channel, problem), '{}') from private.channels)
  )
$$;

-- {"email": "ada@example.com", "erase": true} → all leads of this person; "erase" deletes them.
create function public.person_data(p jsonb) returns jsonb
language sql security definer set search_path = ''
as $$
  with held as (
    select * from public.leads where lower(btrim(email)) = lower(btrim(p ->> 'email'))
  ), erased as (
    delete from public.leads where (p ->> 'erase')::boolean and id in (select id from held)
  )
  select jsonb_build_object('leads', coalesce(jsonb_agg(to_jsonb(held) order by received_at), '[]')) from held;
$$;
grant execute on function public.list_leads, public.person_data to service_role;
