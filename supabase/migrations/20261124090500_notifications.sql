-- The database functions of `notify`. TypeScript decides what to send, and how. An overtaken run can note nothing more.
create table private.channels (
  channel text primary key check (channel in ('email', 'webhook')),
  -- The leads of the current run.
  batch uuid[] not null default '{}',
  -- A pause ends also when the clock is set back to a time before it began.
  paused_from timestamptz not null default '-infinity',
  paused_until timestamptz not null default '-infinity',
  -- How often the receiver has failed in a row.
  failures integer not null default 0,
  problem text
);
create index leads_pending on public.leads (received_at) where pending_channels <> '{}';

-- The leads that a run reports on a channel: at most 5000, because the next run is a minute away.
create function private.next_batch(channel text) returns uuid[]
language sql stable set search_path = ''
as $$
  with pending as (
    select id, received_at, 'many_from_network' = any (flags) as is_flagged
    from public.leads
    where pending_channels <> '{}' and next_batch.channel = any (pending_channels)
  )
  select array(
    select id from pending
    where not is_flagged
      -- A flood is told every 15 minutes, so that it does not ring all the time.
      or exists (select from pending where is_flagged and received_at < now() - interval '15 minutes')
    order by is_flagged, received_at desc
    limit 5000
  )
$$;

-- {"pending": 3, "flagged": 1, "leads": […]}: how many leads a batch has, how many of them are flagged, and the first
-- `listed` of the others. Only the first `detailed` have the visitor's own words; in the others, these are null.
create function private.describe_batch(batch uuid[], detailed integer, listed integer) returns jsonb
language sql stable set search_path = ''
as $$
  with networks as (
    select left(network_hash, 16) as network, count(*) as size
    from public.leads
    where left(network_hash, 16) in (select left(network_hash, 16) from public.leads where id = any (batch))
    group by 1
  ), due as (
    select
      id,
      'many_from_network' = any (flags) as is_flagged,
      -- Leads from networks with few leads come first, so that a flood from many networks does not hide an honest one.
      row_number() over (
        order by 'many_from_network' = any (flags), coalesce(networks.size, 1), received_at desc
      ) as place
    from public.leads left join networks on networks.network = left(network_hash, 16)
    where id = any (batch)
  ), reported as (
    select
      place,
      to_jsonb(l) - array['created_at', 'pending_channels', 'network_hash', 'is_duplicate']
        || case when place <= detailed then '{}'::jsonb else '{"custom_request": null, "more": null}' end as lead
    from due join public.leads l using (id)
    where not is_flagged and place <= listed
  )
  select jsonb_build_object(
    'pending', (select count(*) from due),
    'flagged', (select count(*) from due where is_flagged),
    'leads', (select coalesce(jsonb_agg(lead order by place), '[]') from reported)
  )
$$;

-- Returns {"run": …, "channels": {"email": {"pending": 3, …, "cooldown_seconds": 0, "failures": 0}}}, or null while another
-- run is in progress; a killed one blocks for 30 seconds. Without JIT: until a new project has statistics, PostgreSQL
-- would compile these small queries, which takes a hundred times as long as running them.
create function public.notify_begin(channels text[], detailed integer, listed integer) returns jsonb
language plpgsql security definer set search_path = '' set jit = off
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

  delete from private.channels c where c.channel <> all (channels);
  insert into private.channels (channel) select unnest(channels) on conflict do nothing;

  -- A lead that waits only for removed channels counts as told. If no channel is set at all, leads wait.
  if channels <> '{}' then
    update public.leads
      set pending_channels = array(select unnest(pending_channels) intersect select unnest(channels) order by 1)
      where id in (
        select id from public.leads
        where pending_channels <> '{}' and not pending_channels <@ channels limit 5000
      );
  end if;

  -- A wrong setting (no failures) is noted anew by each run.
  update private.channels c
    set batch = private.next_batch(c.channel), problem = case when failures > 0 then problem end
    -- Supabase refuses an UPDATE or DELETE that has no WHERE, also within a function.
    where true;

  return jsonb_build_object('run', this_run, 'channels', (
    select coalesce(jsonb_object_agg(c.channel, private.describe_batch(c.batch, detailed, listed) || jsonb_build_object(
      'cooldown_seconds', case
        when now() >= c.paused_from and now() < c.paused_until then extract(epoch from c.paused_until - now()) else 0
      end,
      'failures', c.failures
    )), '{}')
    from private.channels c
  ));
end
$$;

-- Notes what became of a message: whether it was sent, the problem (null if there is none), how often the receiver has
-- failed in a row by now, and for how long the channel pauses. `lead` is the one that the message is about; a message
-- without one is about the whole batch.
create function public.notify_result(
  run uuid, channel text, sent boolean, lead uuid, problem text, failures integer, cooldown_seconds double precision
) returns void
language sql security definer set search_path = ''
as $$
  update public.leads set pending_channels = array_remove(pending_channels, c.channel)
    from private.channels c, private.settings s
    where notify_result.sent
      and c.channel = notify_result.channel
      and s.run = notify_result.run
      and id = any (case when notify_result.lead is null then c.batch else array[notify_result.lead] end);
  update private.channels c
    set problem = notify_result.problem,
      failures = notify_result.failures,
      paused_from = now(),
      paused_until = now() + make_interval(secs => notify_result.cooldown_seconds)
    from private.settings s
    where c.channel = notify_result.channel and s.run = notify_result.run;
$$;

-- Ends the run, whether or not its channels worked.
create function public.notify_end(run uuid, lead_months integer, network_days integer) returns void
language sql security definer set search_path = ''
as $$
  select private.delete_expired(lead_months, network_days);
  update private.settings s set last_run_at = now(), run_until = '-infinity' where s.run = notify_end.run;
$$;
grant execute on function public.notify_begin, public.notify_result, public.notify_end to service_role;

-- Visitors may call this. It returns "ok", or the first reason why leads are not safe or would not be limited or told. It
-- does not say what is open to visitors: staff read that from private.unintended_rights().
create function public.health() returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when exists (select from private.unintended_rights())
      then 'visitors have a right that only staff should have'
    when not exists (select from private.settings where last_run_at - now() between '-30 minutes' and '30 minutes')
      then 'notify has not run for 30 minutes'
    when not exists (select from private.channels)
      then 'no channel is set up to report new leads'
    when exists (select from public.leads where pending_channels <> '{}' and received_at < now() - interval '1 hour')
      then 'the owner has not been notified of a lead for over an hour'
    when exists (select from private.channels c where problem is not null
        and exists (select from public.leads where pending_channels <> '{}' and c.channel = any (pending_channels)))
      then 'a channel to the owner fails'
    when private.network_hash_of(nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip') is null
      then 'no visitor''s address reaches the database'
    else 'ok' end
$$;
grant execute on function public.health to anon, service_role;
