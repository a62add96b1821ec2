-- After the row: the owner is told of each lead, and data goes again when its time is over.
--
--   * An insert only looks for a tombstone. Telling and deleting are private.tick()'s, which pg_cron calls every minute
--     (the embedded server has a timer), so neither can slow or refuse a lead.
--   * pg_net keeps its queue and its answers in unlogged tables, which a crash empties. A lost request or answer means
--     "send again": a lead is told at least once, with its id as the key by which a receiver can spot a repetition.
--   * Where to send to is in Supabase's Vault, under the names notify_webhook and notify_email: see the README.

alter table public.leads add column notice text not null default 'from before notices';
alter table public.leads alter column notice set default 'new';
comment on column public.leads.notice is
  'Whether the owner was told: "new" (not yet looked at), "told", or what is in the way.';
create index leads_by_arrival on public.leads (received_at desc, id);

create table private.settings (
  one_row boolean primary key default true check (one_row),
  lead_months integer not null default 24 check (lead_months between 1 and 1200),
  counter_days integer not null default 2 check (counter_days between 1 and 365),
  today timestamptz not null default now()
);
insert into private.settings default values;
comment on table private.settings is 'How long data is kept, as src/data/site.ts says and the policies print it.';
comment on column private.settings.today is
  'The time that deleting goes by. It follows the clock by an hour a tick at most, so that a clock that jumps deletes nothing.';

create table private.notices (
  lead_id uuid not null references public.leads on delete cascade,
  channel text not null check (channel in ('webhook', 'email')),
  due timestamptz not null default now(),
  tries integer not null default 0,
  problem text,
  told boolean not null default false,
  primary key (lead_id, channel)
);
comment on table private.notices is 'What the owner is still to be told. A lead that was told through every channel leaves it.';

create unlogged table private.requests (
  lead_id uuid,
  channel text,
  request_id bigint not null unique,
  sent_at timestamptz not null default now(),
  primary key (lead_id, channel),
  foreign key (lead_id, channel) references private.notices on delete cascade
);
comment on table private.requests is
  'Requests under way. Unlogged as pg_net''s tables are: a crash that starts its ids anew must empty this as well.';

create table private.tombstones (
  digest bytea primary key,
  until timestamptz not null
);
comment on table private.tombstones is
  'Digests of deleted leads, and nothing else of them. A device keeps a lead for 30 days: until then it could bring it back.';

create function private.digest_of(lead public.leads) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(jsonb_build_array(
    extract(epoch from lead.created_at), lead.full_name, lead.company_name, lead.email, lead.service_interest, lead.custom_request
  )::text, 'UTF8'))
$$;

-- The row that `npm run probe` sends. No check would let it in, so it leaves nothing behind even without its tombstone.
insert into private.tombstones
select private.digest_of(jsonb_populate_record(null::public.leads,
  '{"full_name": "", "company_name": "", "email": "probe", "service_interest": "", "created_at": "2025-01-01T00:00:00Z"}')), 'infinity';

create function private.refuse_erased() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  erased boolean;
begin
  new.notice := 'new';
  begin
    erased := exists (select from private.tombstones t where t.digest = private.digest_of(new));
  exception when others then
    erased := false; -- No reason to refuse a lead.
  end;
  if erased then
    -- The probe relies on this answer as proof that the index is there too.
    if not exists (
      select from pg_catalog.pg_index where indexrelid = to_regclass('public.leads_once') and indisunique and indisvalid
    ) then
      raise sqlstate 'PT500' using message = 'The unique index leads_once is missing';
    end if;
    raise unique_violation using
      message = 'duplicate key value violates unique constraint "leads_once"', constraint = 'leads_once';
  end if;
  return new;
end
$$;
comment on function private.refuse_erased() is 'Answers 23505 for a lead that was deleted: its sender counts that as stored.';
create trigger refuse_erased before insert on public.leads for each row execute function private.refuse_erased();

create function private.bury() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.tombstones values (private.digest_of(old), now() + interval '31 days')
    on conflict (digest) do update set until = greatest(tombstones.until, excluded.until);
  delete from private.lead_hits where source = 'email ' || md5(lower(old.email));
  return null;
end
$$;
comment on function private.bury() is 'Leaves the tombstone of a deleted lead, whoever deletes it and wherever.';
create trigger bury after delete on public.leads for each row execute function private.bury();

create function public.person_data(address text, erase boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  found jsonb;
  digest constant text := 'email ' || md5(lower(btrim(address)));
begin
  found := jsonb_build_object(
    'leads', (select coalesce(jsonb_agg(to_jsonb(l) order by l.received_at), '[]') from public.leads l
      where lower(l.email) = lower(btrim(address))),
    'counters', (select coalesce(jsonb_agg(to_jsonb(h) order by h.hour), '[]') from private.lead_hits h
      where h.source = digest)
  );
  if erase then
    delete from public.leads where lower(email) = lower(btrim(address));
    delete from private.lead_hits where source = digest;
  end if;
  return found;
end
$$;
comment on function public.person_data is 'Everything held about the person with this e-mail, for staff; deletes it when asked to.';

-- Text from strangers, for people. Line breaks and invisible characters could forge a line or a header.
create function private.one_line(value text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(regexp_replace(value, '[\s\u0001-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]+', ' ', 'g'))
$$;

-- Chat tools turn punctuation into mentions, links, pictures and emphasis.
create function private.bland(value text) returns text
language sql immutable set search_path = ''
as $$
  select left(private.one_line(regexp_replace(
    regexp_replace(private.one_line(value), '[][<>@(){}|`*_~#!\\/:;"=^$%\uff20\uff1c\uff1e\ufe6b]+', ' ', 'g'), '\.(?=\S)', '. ', 'g')), 100)
$$;

create function private.message(channel text, lead public.leads, settings jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  title constant text := format('New lead: %s, %s: %s',
    private.bland(lead.full_name), private.bland(lead.company_name), private.bland(lead.service_interest));
  -- Only a plain address may enter a header.
  reply_to constant text := substring(lead.email from '^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$');
begin
  if channel = 'webhook' then
    return to_jsonb(lead) - 'notice' || jsonb_build_object(
      'text', title || case when reply_to is null then '' else '. Reply to ' || reply_to end);
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'from', settings -> 'from',
    'to', settings -> 'to',
    'reply_to', reply_to,
    'subject', title,
    'text', concat_ws(E'\n',
      'Name: ' || private.one_line(lead.full_name),
      'Company: ' || private.one_line(lead.company_name),
      'E-mail: ' || private.one_line(lead.email),
      'Service: ' || private.one_line(lead.service_interest),
      'Received: ' || to_char(lead.received_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'),
      nullif('Remarks: ' || array_to_string(lead.flags, ', '), 'Remarks: '),
      E'\n' || (select string_agg(private.one_line(line), E'\n' order by n)
        from regexp_split_to_table(lead.custom_request, E'\r\n|\n|\r') with ordinality lines (line, n)))
  ));
end
$$;

-- Null when a channel is not set up; without an address when it is set up wrongly.
create function private.channel_settings(channel text) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  secret text;
begin
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'notify_' || channel;
  if secret is null then
    return null;
  elsif channel = 'webhook' then
    return jsonb_build_object('url', btrim(secret));
  end if;
  return '{"url": "https://api.resend.com/emails"}'::jsonb || secret::jsonb;
exception
  when undefined_table or invalid_schema_name then return null;
  when invalid_text_representation then return '{}'::jsonb;
end
$$;

-- Notes a failure, and when to try again: after 2, 4, 8 … 60 minutes for a day, and then daily.
create function private.not_told(which uuid, through text, why text) returns void
language sql set search_path = ''
as $$
  update private.notices n set
    problem = why,
    due = now() + case when l.received_at < now() - interval '1 day' then interval '1 day'
      else least(interval '1 minute' * 2 ^ least(n.tries, 6), interval '1 hour') end
  from public.leads l
  where n.lead_id = which and n.channel = through and l.id = which
$$;

create function private.tell() returns void
language plpgsql set search_path = ''
as $$
declare
  item record;
  settings jsonb;
  request bigint;
begin
  -- The answers since the last tick.
  for item in
    select r.request_id, r.lead_id, r.channel, r.sent_at, a.id is not null as answered, a.status_code, a.timed_out,
      a.error_msg, a.content
    from private.requests r left join net._http_response a on a.id = r.request_id
  loop
    if item.answered then
      -- pg_net follows redirects, and a sign-in page answers 200.
      if item.status_code between 200 and 299 and coalesce(item.content, '') !~* '^\s*<(!doctype|html|head|body)' then
        update private.notices set told = true, problem = null where lead_id = item.lead_id and channel = item.channel;
        -- It works again: what waits need not wait out its pause.
        update private.notices set due = now() where channel = item.channel and not told and due > now() and tries < 50;
      else
        perform private.not_told(item.lead_id, item.channel, case
          when item.timed_out then 'no answer in time'
          when item.status_code between 200 and 299 then 'answered with a web page'
          when item.status_code is not null then 'answered ' || item.status_code
          else coalesce(item.error_msg, 'no answer') end);
      end if;
      delete from net._http_response where id = item.request_id;
    elsif exists (select from net.http_request_queue q where q.id = item.request_id)
      or item.sent_at between now() - interval '2 minutes' and now() + interval '2 minutes' then
      continue;
    else
      perform private.not_told(item.lead_id, item.channel, 'the answer was lost');
    end if;
    delete from private.requests where request_id = item.request_id;
  end loop;

  insert into private.notices (lead_id, channel)
    select l.id, c from public.leads l, unnest(array['webhook', 'email']) c
    where l.notice = 'new' and private.channel_settings(c) is not null
    on conflict do nothing;

  -- A pause of over a day comes from a clock that was wrong.
  for item in
    select n.lead_id, n.channel, l as lead from private.notices n join public.leads l on l.id = n.lead_id
    where not n.told and (n.due <= now() or n.due > now() + interval '25 hours')
      and not exists (select from private.requests r where r.lead_id = n.lead_id and r.channel = n.channel)
    order by n.due limit 100
  loop
    update private.notices set tries = tries + 1 where lead_id = item.lead_id and channel = item.channel;
    begin
      settings := private.channel_settings(item.channel);
      if settings is null or item.channel = 'email' and not settings ?& array['key', 'from', 'to'] then
        raise exception 'notify_% is missing or incomplete', item.channel;
      end if;
      request := net.http_post(
        url := settings ->> 'url',
        body := private.message(item.channel, item.lead, settings),
        headers := jsonb_strip_nulls(jsonb_build_object(
          'Content-Type', 'application/json',
          'Idempotency-Key', item.lead_id,
          'Authorization', 'Bearer ' || (settings ->> 'key'))),
        timeout_milliseconds := 10000
      );
      delete from private.requests where request_id = request;
      insert into private.requests (request_id, lead_id, channel) values (request, item.lead_id, item.channel);
    exception when others then
      perform private.not_told(item.lead_id, item.channel, sqlerrm);
    end;
  end loop;

  update public.leads l set notice = s.notice
    from (
      select n.lead_id, coalesce(string_agg(n.channel || ': ' || case
        when n.problem is null then 'on its way'
        when n.due > now() + interval '2 hours' then 'NOT TOLD, '
        else '' end || coalesce(n.problem || format(' (tries: %s)', n.tries), ''), '; ' order by n.channel)
        filter (where not n.told), 'told') as notice
      from private.notices n group by n.lead_id
    ) s
    where l.id = s.lead_id and l.notice <> s.notice;
  delete from private.notices n using public.leads l where l.id = n.lead_id and l.notice = 'told';
  -- Whoever sets a channel up later is not told of everything that ever came in.
  update public.leads set notice = 'nobody is set up to be told'
    where notice = 'new' and received_at < now() - interval '1 day';
end
$$;

create function private.sweep() returns void
language plpgsql set search_path = ''
as $$
declare
  setting private.settings;
  day timestamptz;
begin
  update private.settings set today = greatest(today, least(now(), today + interval '1 hour')) returning * into setting;
  day := least(now(), setting.today);
  -- A time of arrival in the future comes from a clock that was wrong, and would keep the lead too long.
  update public.leads set received_at = now() where received_at > now() + interval '1 day';
  delete from public.leads where received_at < day - make_interval(months => setting.lead_months);
  delete from private.lead_hits
    where hour < day - make_interval(days => setting.counter_days) or hour > now() + interval '1 day';
  delete from private.tombstones where until < day;
  -- Empty where pg_cron is missing; its log would grow by a row a minute.
  if to_regclass('cron.job_run_details') is not null then
    execute 'delete from cron.job_run_details where end_time < now() - interval ''2 days''';
  end if;
end
$$;

create function private.tick() returns void
language plpgsql set search_path = ''
as $$
begin
  -- Two ticks at once would tell twice.
  if not pg_try_advisory_xact_lock(8230417002025) then
    return;
  end if;
  begin
    perform private.tell();
  exception when others then
    raise warning 'Nobody could be told of new leads: %', sqlerrm;
  end;
  begin
    perform private.sweep();
  exception when others then
    raise warning 'Old data could not be deleted: %', sqlerrm;
  end;
end
$$;
comment on function private.tick() is 'Tells the owner of new leads and deletes what is old. Called every minute.';

create function private.start() returns text
language plpgsql set search_path = ''
as $$
declare
  missing text;
begin
  begin
    create extension if not exists pg_net with schema extensions;
  exception when others then null;
  end;
  begin
    create extension if not exists pg_cron;
  exception when others then null;
  end;
  missing := concat_ws(', ',
    case when to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null then 'pg_net' end,
    case when to_regprocedure('cron.schedule(text,text,text)') is null then 'pg_cron' end,
    case when to_regclass('vault.decrypted_secrets') is null then 'supabase_vault' end);
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('leads-tick', '* * * * *', 'select private.tick()');
  end if;
  if missing = '' then
    return 'Leads are told and old data is deleted every minute.';
  end if;
  return format('Leads are stored, but nobody is told of them%s until you enable %s (Database, Extensions) and run: select private.start();',
    case when missing like '%pg_cron%' then ' and nothing is deleted by age' else '' end, missing);
end
$$;
comment on function private.start() is 'Schedules private.tick(), and says in one sentence what is off.';

-- Staff who only read: a key for this role opens the leads and nothing else.
do $$
begin
  if not exists (select from pg_roles where rolname = 'leads_reader') then
    create role leads_reader nologin;
  end if;
  grant leads_reader to authenticator;
end
$$;
grant usage on schema public to leads_reader;
grant select on table public.leads to leads_reader;
create policy "Staff who only read may read every lead" on public.leads for select to leads_reader using (true);

revoke all on all tables in schema private from public, anon, authenticated, service_role, leads_reader;
revoke all on all functions in schema private from public, anon, authenticated, service_role, leads_reader;
revoke all on function public.person_data(text, boolean) from public, anon, authenticated, leads_reader;
grant execute on function public.person_data(text, boolean) to service_role;

do $$
declare
  outcome constant text := private.start();
begin
  if outcome like '%until%' then
    raise warning '%', outcome;
  end if;
end
$$;
