-- The database functions of `tell`. TypeScript decides what to send, and how. An overtaken run can note nothing more.
create table private.channels (
  channel text primary key check (channel in ('email', 'webhook')),
  batch uuid[] not null default '{}',
  rests_until timestamptz not null default now(),
  failures integer not null default 0,
  problem text
);
create index leads_untold on public.leads (received_at) where untold <> '{}';

-- Returns {"run": …, "channels": {"email": {"untold": 3, …}}} with as many leads a channel as `names` says, the first
-- `whole` of them with their requests. Returns null while another run is in progress; a killed one blocks for 30 seconds.
create function public.tell_begin(channels text[], whole integer, names integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  this_run constant uuid := gen_random_uuid();
begin
  -- The upper bound is a minute, not 30 seconds, because another run may have started just after this one.
  update private.settings set run = this_run, run_until = now() + interval '30 seconds'
    where run_until not between now() and now() + interval '1 minute';
  if not found then
    return null;
  end if;
  -- A lead that waits only for removed channels counts as told; if no channel is set at all, leads wait. A run takes at
  -- most 5000 leads per channel; the next run is a minute away. A wrong setting (no failures) is noted anew by each run.
  delete from private.channels c where c.channel <> all (channels);
  insert into private.channels (channel) select unnest(channels) on conflict do nothing;
  update public.leads set untold = array(select unnest(untold) intersect select unnest(channels) order by 1)
    where channels <> '{}' and id in (select id from public.leads where untold <> '{}' and not untold <@ channels limit 5000);
  update private.channels set problem = case when failures > 0 then problem end, batch = array(
    select id from public.leads where untold <> '{}' and channel = any (untold)
      -- A flood is told every 15 minutes, so that it does not ring all the time.
      and (not flags && '{rate_ip}' or exists (
        select from public.leads f where f.untold <> '{}' and channel = any (f.untold) and f.flags && '{rate_ip}'
          and f.received_at < now() - interval '15 minutes'
      ))
    order by flags && '{rate_ip}', received_at desc limit 5000
    -- Supabase refuses an UPDATE or DELETE that has no WHERE, also within a function.
  ) where true;

  return jsonb_build_object('run', this_run, 'channels', (
    select coalesce(jsonb_object_agg(c.channel, (
      with networks as (
        select left(source, 16) as network, count(*) as size from public.leads where source is not null group by 1
      ), due as (
        select l.*, l.flags && '{rate_ip}' as flagged,
          row_number() over (order by l.flags && '{rate_ip}', coalesce(n.size, 1), l.received_at desc) as place
        from public.leads l left join networks n on n.network = left(l.source, 16)
        where l.id = any (c.batch)
      )
      select jsonb_build_object(
        'untold', count(*),
        'flagged', count(*) filter (where flagged),
        'leads', coalesce(jsonb_agg(jsonb_build_object('id', id, 'full_name', full_name, 'company_name', company_name,
          'email', email, 'service_interest', service_interest, 'received_at', received_at, 'flags', flags,
          'custom_request', case when place <= whole then custom_request end) order by place)
          filter (where not flagged and place <= names), '[]'),
        'rest', extract(epoch from c.rests_until - now()),
        'failures', c.failures
      ) from due
    )), '{}') from private.channels c
  ));
end
$$;

-- One lead was told. The count of failures ends with the last of the batch: the receiver may refuse another lead.
create function public.told_one(run uuid, channel text, lead uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.leads set untold = array_remove(untold, channel) from private.settings s
    where id = lead and s.run = told_one.run;
  update private.channels c set problem = null, rests_until = now(), batch = array_remove(batch, lead),
      failures = case when batch = array[lead] then 0 else failures end
    from private.settings s where c.channel = told_one.channel and s.run = told_one.run;
$$;

-- A summary told the rest of the batch; now the channel pauses for `rest` seconds.
create function public.told_batch(run uuid, channel text, rest double precision) returns void
language sql security definer set search_path = ''
as $$
  update public.leads set untold = array_remove(untold, c.channel) from private.channels c, private.settings s
    where id = any (c.batch) and c.channel = told_batch.channel and s.run = told_batch.run;
  update private.channels c set problem = null, rests_until = now() + make_interval(secs => rest), failures = 0
    from private.settings s where c.channel = told_batch.channel and s.run = told_batch.run;
$$;

-- A message was not sent. The receiver has failed `failures` times in a row by now: 0 times if a setting is wrong.
create function public.not_told(run uuid, channel text, problem text, failures integer, rest double precision) returns void
language sql security definer set search_path = ''
as $$
  update private.channels c set problem = not_told.problem, failures = not_told.failures,
      rests_until = now() + make_interval(secs => rest)
    from private.settings s where c.channel = not_told.channel and s.run = not_told.run;
$$;

-- Ends the run, whether or not its channels worked.
create function public.tell_end(run uuid, lead_months integer, source_days integer) returns void
language sql security definer set search_path = ''
as $$
  select private.sweep(lead_months, source_days);
  update private.settings s set last_tick = now(), run_until = '-infinity' where s.run = tell_end.run;
$$;
grant execute on function public.tell_begin, public.told_one, public.told_batch, public.not_told, public.tell_end
  to service_role;

-- Visitors may call this. It returns "ok", or the first reason why leads are not safe or would not be limited or told. It
-- does not say what is open to visitors: staff read that from private.unintended_rights().
create function public.health() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from private.unintended_rights())
      then 'visitors have a right that only staff should have'
    when not exists (select from private.settings where last_tick - now() between '-30 minutes' and '30 minutes')
      then 'tell has not run for 30 minutes'
    when not exists (select from private.channels)
      then 'no channel is set up to report new leads'
    when exists (select from public.leads where untold <> '{}' and received_at < now() - interval '1 hour')
      then 'a lead has waited for over an hour to be told'
    when exists (select from private.channels c where problem is not null
        and exists (select from public.leads where untold <> '{}' and c.channel = any (untold)))
      then 'a channel to the owner fails'
    when private.source_of(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip') is null
      then 'no visitor''s address reaches the database'
    else 'ok' end
$$;
grant execute on function public.health to anon, service_role;
