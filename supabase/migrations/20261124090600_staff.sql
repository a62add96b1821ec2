-- What `npm run leads` asks, with the secret key: one jsonb in and one out, so that no limit on rows cuts an answer.

-- {"since": …, "before": {"received_at": …, "id": …}, "limit": 500} → the newest of these, and each channel's problem.
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

-- {"email": "ada@example.com", "erase": true} → everything that was held about this person.
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
