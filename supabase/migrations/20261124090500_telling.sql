-- What `tell` needs of the database, one jsonb in and one out. What to send, and how, is decided in TypeScript.
create table private.channels (
  channel text primary key check (channel in ('email', 'webhook')),
  batch uuid[] not null default '{}',
  minute timestamptz not null default '-infinity',
  sent integer not null default 0,
  failures integer not null default 0,
  paused_until timestamptz not null default '-infinity',
  problem text
);
create index leads_untold on public.leads (received_at) where untold <> '{}';

-- {"channels": ["email"], "whole": 5, "names": 250} → {"run": …, "channels": {"email": {"untold": 3, …}}}; null while
-- another run is under way. A run that was killed stands in the way for 20 seconds.
create function public.tell_begin(p jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  answer jsonb := '{}';
  wanted constant text[] := array(select jsonb_array_elements_text(p -> 'channels'));
  this_run constant uuid := gen_random_uuid();
  c private.channels;
begin
  update private.settings set run = this_run, run_until = now() + interval '20 seconds'
    where run_until not between now() and now() + interval '20 seconds';
  if not found then
    return null;
  end if;
  -- A channel that is not set counts as told.
  delete from private.channels where channel <> all (wanted);
  insert into private.channels (channel) select unnest(wanted) on conflict do nothing;
  update public.leads set untold = array(select unnest(untold) intersect select unnest(wanted) order by 1)
    where untold <> '{}' and not untold <@ wanted;

  for c in select * from private.channels order by channel loop
    update private.channels set batch = array(
      select id from public.leads where untold <> '{}' and c.channel = any (untold)
    ) where channel = c.channel returning * into c;
    answer := answer || jsonb_build_object(c.channel, (
      with batch as (
        select l.*, array_remove(l.flags, 'clock') <> '{}' as flagged,
          count(*) over (partition by coalesce(left(l.source, 16), l.id::text)) as neighbors
        from public.leads l
        where l.id = any (c.batch) or c.batch <> '{}' and l.source is not null
      ), due as (
        select b.*, row_number() over (order by flagged, neighbors, received_at desc) as place
        from batch b where b.id = any (c.batch)
      )
      select jsonb_build_object(
        'untold', count(*),
        'flagged', count(*) filter (where flagged),
        'leads', coalesce(jsonb_agg(jsonb_build_object('id', id, 'full_name', full_name, 'company_name', company_name,
          'email', email, 'service_interest', service_interest, 'received_at', received_at, 'flags', flags,
          'custom_request', case when place <= (p ->> 'whole')::integer then custom_request end) order by place)
          filter (where not flagged and place <= (p ->> 'names')::integer), '[]'),
        -- A schedule comes some seconds early or late: 57 seconds are its minute.
        'sent', case when c.minute > now() - interval '57 seconds' then c.sent else 0 end,
        'paused', c.paused_until > now(),
        'failures', c.failures
      ) from due
    ));
  end loop;
  return jsonb_build_object('run', this_run, 'channels', answer);
end
$$;

-- {"channel": "email", "sent": 1, "ids": […]}: these were told; without ids, all leads that the run began with.
-- {"channel": "email", "sent": 0, "ids": [], "problem": "answers 503", "seconds": 120}: what is in the way, and a pause.
create function public.tell_note(p jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  c private.channels;
begin
  update private.channels set problem = p ->> 'problem',
      failures = case when p ? 'problem' then failures + 1 else 0 end,
      paused_until = now() + make_interval(secs => coalesce((p ->> 'seconds')::double precision, 0)),
      sent = (p ->> 'sent')::integer + case when minute > now() - interval '57 seconds' then sent else 0 end,
      minute = case when minute > now() - interval '57 seconds' then minute else now() end
    where channel = p ->> 'channel' returning * into c;
  update public.leads set untold = array_remove(untold, c.channel)
    where id = any (case when p ? 'ids' then array(select jsonb_array_elements_text(p -> 'ids')::uuid) else c.batch end);
end
$$;

-- {"run": …, "lead_months": 24, "source_days": 2}: everything went well, if only in saying what did not.
create function public.tell_end(p jsonb) returns void
language sql security definer set search_path = ''
as $$
  select private.sweep((p ->> 'lead_months')::integer, (p ->> 'source_days')::integer);
  update private.settings set last_tick = now(), run_until = '-infinity' where run = (p ->> 'run')::uuid;
$$;
grant execute on function public.tell_begin, public.tell_note, public.tell_end to service_role;

-- Open to visitors: "ok", or the one reason why leads would not be limited or told.
create function public.health() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when (select last_tick not between now() - interval '30 minutes' and now() + interval '30 minutes' from private.settings)
      then 'tell has not run for 30 minutes'
    when exists (select from public.leads where untold <> '{}' and received_at < now() - interval '1 hour')
      then 'a lead has waited for over an hour to be told'
    when private.source_of(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip') is null
      then 'no visitor''s address reaches the database'
    else 'ok' end
$$;
grant execute on function public.health to anon, service_role;
