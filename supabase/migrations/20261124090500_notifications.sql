-- The database functions of the scheduled function `notify`. TypeScript decides what to send, and how.
--
-- notify_begin starts a run and returns the pending leads of each channel, notify_result notes what became of each
-- message, and notify_end ends the run. A run that takes longer than 30 seconds can be overtaken by the next one, and can
-- then note nothing more.

create table private.notify_state (
  -- Keeps the table at one row, because only true is allowed and the key is unique.
  singleton boolean primary key default true check (singleton),
  current_run uuid,
  current_run_expires_at timestamptz not null default '-infinity',
  last_run_at timestamptz not null default now(),
  has_unintended_rights boolean not null default false
);
insert into private.notify_state default values;
comment on table private.notify_state is 'One row: the state of the scheduled function `notify`.';
comment on column private.notify_state.current_run is 'The run that may note results.';
comment on column private.notify_state.current_run_expires_at is
  'Until then, no other run may begin. Minus infinity once the run has ended.';
comment on column private.notify_state.last_run_at is 'When a run last finished; failed_check() reads it.';
comment on column private.notify_state.has_unintended_rights is
  'Whether that run found private.unintended_rights(); failed_check() reads it.';

-- One row for each channel that is set up, from the first run after that.
create table private.channels (
  channel text primary key check (channel in ('email', 'webhook')),
  batch uuid[] not null default '{}',
  cooldown_began_at timestamptz not null default '-infinity',
  cooldown_ends_at timestamptz not null default '-infinity',
  failures integer not null default 0,
  problem text
);
comment on column private.channels.batch is 'The ids of the leads that the current run reports.';
comment on column private.channels.cooldown_began_at is
  'When the cooldown began, in which nothing is sent. It also ends when the clock is set back to a time before it.';
comment on column private.channels.failures is 'How often the receiver has failed in a row.';
comment on column private.channels.problem is
  'Why the last message failed or did not reach every recipient, in a sentence for staff; null if it reached all of them.';

create index leads_pending on public.leads (received_at) where pending_channels <> '{}';

-- The leads that a run reports on a channel: at most 5000, because the next run is a minute away. Leads of a flood
-- (flagged many_from_network) are reported every 15 minutes, so that they do not alert the owner all the time.
create function private.next_batch(channel text) returns uuid[]
language sql stable set search_path = ''
as $$
  with pending as (
    select id, received_at, 'many_from_network' = any (flags) as is_flagged
    from public.leads
    where pending_channels <> '{}' and next_batch.channel = any (pending_channels)
  ),
  flood_summary as (
    select exists (
      select from pending where is_flagged and received_at < now() - interval '15 minutes'
    ) as is_due
  )
  select array(
    select id from pending, flood_summary
    where not is_flagged or flood_summary.is_due
    order by is_flagged, received_at desc
    limit 5000
  )
$$;

-- {"pending": 3, "flagged": 1, "leads": […]}: how many leads a batch has, how many of them are flagged, and the first
-- `max_listed` of the others. Only the first `max_detailed` have the visitor's own words; in the others, these are null.
create function private.describe_batch(batch uuid[], max_detailed integer, max_listed integer) returns jsonb
language sql stable set search_path = ''
as $$
  -- How many leads are stored from each network that is in the batch: its /48.
  with networks as (
    select network_hashes[1] as prefix_hash, count(*) as lead_count
    from public.leads
    where network_hashes is not null
      and network_hashes[1] in (select network_hashes[1] from public.leads where id = any (batch))
    group by 1
  ),
  ranked as (
    select
      id,
      'many_from_network' = any (flags) as is_flagged,
      -- Leads from networks with few leads come first, so that a flood from many networks does not hide an honest one.
      row_number() over (
        order by 'many_from_network' = any (flags), coalesce(networks.lead_count, 1), received_at desc
      ) as rank
    from public.leads left join networks on networks.prefix_hash = network_hashes[1]
    where id = any (batch)
  ),
  described as (
    select
      rank,
      to_jsonb(l)
        - array['created_at', 'pending_channels', 'network_hashes', 'is_duplicate']
        || case when rank <= max_detailed then '{}'::jsonb else '{"custom_request": null, "further_answers": null}' end as lead
    from ranked join public.leads l using (id)
    where not is_flagged and rank <= max_listed
  )
  select jsonb_build_object(
    'pending', (select count(*) from ranked),
    'flagged', (select count(*) from ranked where is_flagged),
    'leads', (select coalesce(jsonb_agg(lead order by rank), '[]') from described)
  )
$$;

-- Starts a run and returns its id, or null while another one is in progress. A run that was killed blocks for 30 seconds.
create function private.start_run() returns uuid
language plpgsql set search_path = ''
as $$
declare
  new_run constant uuid := gen_random_uuid();
begin
  update private.notify_state
    set current_run = new_run, current_run_expires_at = now() + interval '30 seconds'
    -- Not "is in the past": an end far in the future was noted while the clock was wrong. The upper bound is a minute, not
    -- 30 seconds, because another run may have started just after this one.
    where current_run_expires_at not between now() and now() + interval '1 minute';
  if not found then
    return null;
  end if;
  return new_run;
end
$$;

-- Makes the table of channels equal to those that are set up now.
create function private.update_channels(names text[]) returns void
language plpgsql set search_path = ''
as $$
begin
  delete from private.channels where channel <> all (names);
  insert into private.channels (channel) select unnest(names) on conflict do nothing;

  -- A lead that waits only for removed channels is reported on the others: it may have been reported nowhere. If no
  -- channel is set up at all, leads wait.
  if names <> '{}' then
    update public.leads
      set pending_channels = case
        when pending_channels && names
          then array(select unnest(pending_channels) intersect select unnest(names) order by 1)
        else names
      end
      where id in (
        select id from public.leads
        where pending_channels <> '{}' and not pending_channels <@ names
        limit 5000
      );
  end if;
end
$$;

-- How many seconds of a channel's cooldown are left.
create function private.cooldown_seconds(channel private.channels) returns numeric
language sql stable set search_path = ''
as $$
  select case
    when now() >= channel.cooldown_began_at and now() < channel.cooldown_ends_at
      then extract(epoch from channel.cooldown_ends_at - now())
    else 0
  end
$$;

-- Returns {"run": …, "channels": {"email": {"pending": 3, …, "cooldown_seconds": 0, "failures": 0}}}, or null while another
-- run is in progress. Without JIT: until a new project has statistics, PostgreSQL would compile these small queries, which
-- takes a hundred times as long as running them.
create function public.notify_begin(channels text[], max_detailed integer, max_listed integer) returns jsonb
language plpgsql security definer set search_path = '' set jit = off
as $$
declare
  run uuid;
  pending_by_channel jsonb;
begin
  run := private.start_run();
  if run is null then
    return null;
  end if;
  perform private.update_channels(channels);

  update private.channels c
    set batch = private.next_batch(c.channel),
      -- The problem of a wrong setting (no failures) is noted anew by each run.
      problem = case when c.failures > 0 then c.problem end
    -- Supabase refuses an UPDATE or DELETE that has no WHERE, also within a function.
    where true;

  select coalesce(jsonb_object_agg(
    c.channel,
    private.describe_batch(c.batch, max_detailed, max_listed) || jsonb_build_object(
      'cooldown_seconds', private.cooldown_seconds(c),
      'failures', c.failures
    )
  ), '{}')
    into pending_by_channel
    from private.channels c;
  return jsonb_build_object('run', run, 'channels', pending_by_channel);
end
$$;

-- Notes what became of a message: whether it was sent, the problem (null if there is none), how often the receiver has
-- failed in a row by now, and for how long the channel cools down. `lead` is the one that the message is about; a message
-- without one is about the whole batch. Where the run was overtaken, both statements find no row.
create function public.notify_result(
  run uuid, channel text, sent boolean, lead uuid, problem text, failures integer, cooldown_seconds double precision
) returns void
language sql security definer set search_path = ''
as $$
  update public.leads set pending_channels = array_remove(pending_channels, c.channel)
    from private.channels c, private.notify_state state
    where notify_result.sent
      and c.channel = notify_result.channel
      and state.current_run = notify_result.run
      and id = any (case when notify_result.lead is null then c.batch else array[notify_result.lead] end);
  update private.channels c
    set problem = notify_result.problem,
      failures = notify_result.failures,
      cooldown_began_at = now(),
      cooldown_ends_at = now() + make_interval(secs => notify_result.cooldown_seconds)
    from private.notify_state state
    where c.channel = notify_result.channel and state.current_run = notify_result.run;
$$;

-- Ends the run, whether or not its channels worked. Deletes expired data and checks visitors' rights, too, because no other
-- job runs so regularly.
create function public.notify_end(run uuid, lead_months integer, network_days integer) returns void
language sql security definer set search_path = ''
as $$
  select private.delete_expired(lead_months, network_days);
  update private.notify_state
    set current_run_expires_at = '-infinity',
      last_run_at = now(),
      has_unintended_rights = exists (select from private.unintended_rights())
    where current_run = notify_end.run;
$$;
grant execute on function public.notify_begin, public.notify_result, public.notify_end to service_role;

-- The first reason why leads are not safe, are not limited, or do not reach the owner, and what to do: a sentence for
-- staff, or null. Whether visitors have rights is the result of the last run of `notify`, because a search through the
-- catalog takes ten times as long as a lead's insert, and anybody may call health() as often as they like.
create function private.failed_check() returns text
language sql stable set search_path = ''
as $$
  select case
    when exists (select from private.notify_state where has_unintended_rights)
      then 'visitors have a right that only staff should have. Run select private.unintended_rights() in Supabase''s SQL Editor, and revoke what it names from anon and authenticated'
    when not exists (select from private.notify_state where last_run_at - now() between '-30 minutes' and '30 minutes')
      then 'notify has not run for 30 minutes. Look at the log of the function notify at Netlify: its last line says why'
    when not exists (select from private.channels)
      then 'no channel is set up to report new leads. Set NOTIFY_EMAIL and SMTP_URL, or NOTIFY_WEBHOOK_URL, at Netlify, and deploy'
    when exists (select from public.leads where pending_channels <> '{}' and received_at < now() - interval '1 hour')
      then 'the owner has not been notified of a lead for over an hour'
    when exists (select from private.channels where problem is not null)
      then 'a channel to the owner fails or does not reach every recipient. Once it is repaired, send yourself a lead: a message that reaches everybody clears the problem'
    when private.network_hashes_of(private.client_ip_from_header()) is null
      then 'no visitor''s IP address reaches the database, so no limit works. Use the project''s own URL, behind Supabase''s proxy'
  end
$$;

-- Visitors may call this, so it does not say which check failed: it could be one that shows them a way in.
create function public.health() returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.failed_check() is null then 'ok' else 'a check failed: npm run leads says which' end
$$;
grant execute on function public.health to anon, service_role;
