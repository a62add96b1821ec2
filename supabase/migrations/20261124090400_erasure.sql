-- A device cannot bring back a lead that staff corrected or erased: its hash and its time stay for
-- private.resend_period().

-- After a lead is deleted or corrected.
create function private.add_tombstone() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  counted_networks text[];
begin
  -- The limits count what came within the last hour, whether or not staff have deleted it since. A corrected lead is
  -- still counted as itself.
  if tg_op = 'DELETE' and old.received_at > now() - interval '1 hour' then
    counted_networks := old.network_hashes;
  end if;
  insert into private.tombstones (lead_hash, created_at, network_hashes)
    values (private.lead_hash(old), old.created_at, counted_networks)
    on conflict (lead_hash, created_at) do update set added_at = now();
  return null;
end
$$;
create trigger add_tombstone_of_deleted after delete on public.leads
  for each row when (not old.is_duplicate) execute function private.add_tombstone();
-- Only where the answers or their time changed: what else staff write into a row is no correction.
create trigger add_tombstone_of_corrected after update on public.leads
  for each row when (
    (private.lead_hash(old), old.created_at) is distinct from (private.lead_hash(new), new.created_at)
  )
  execute function private.add_tombstone();

-- Before all leads are deleted at once: Supabase's table editor uses TRUNCATE for that.
create function private.add_all_tombstones() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.tombstones (lead_hash, created_at, network_hashes)
    select
      private.lead_hash(l),
      l.created_at,
      case when l.received_at > now() - interval '1 hour' then l.network_hashes end
    from public.leads l
    on conflict do nothing;
  return null;
end
$$;
create trigger add_all_tombstones before truncate on public.leads
  for each statement execute function private.add_all_tombstones();

-- Serves delete_expired, which deletes the oldest tombstones first.
create index tombstones_by_time on private.tombstones (added_at);

-- Deletes leads after lead_months and empties network hashes after network_days, as the policies promise.
-- A run takes at most 5000 rows of each kind, so that it ends within the time limits; the next run is a minute away.
-- In PL/pgSQL, because PostgreSQL plans a statement in SQL before it knows the times, and would read the whole tables.
create function private.delete_expired(lead_months integer, network_days integer) returns void
language plpgsql set search_path = ''
as $$
declare
  leads_before constant timestamptz := now() - make_interval(months => lead_months);
  networks_before constant timestamptz := now() - make_interval(days => network_days);
begin
  -- No build takes such periods. They would delete what has just arrived, and no limit would count it.
  if lead_months < 1 or network_days < 1 then
    raise exception 'The periods must be at least 1';
  end if;
  delete from public.leads where id in (
    select id from public.leads where received_at < leads_before order by received_at limit 5000
  );
  update public.leads set network_hashes = null where id in (
    select id from public.leads where network_hashes is not null and received_at < networks_before limit 5000
  );
  -- Of what was erased, the limits need the networks for an hour only.
  update private.tombstones set network_hashes = null where (lead_hash, created_at) in (
    select lead_hash, created_at from private.tombstones
    where network_hashes is not null and added_at < now() - interval '1 hour' limit 5000
  );
  delete from private.tombstones where (lead_hash, created_at) in (
    select lead_hash, created_at from private.tombstones
    where added_at < now() - private.resend_period() order by added_at limit 5000
  );
end
$$;

-- The lead that `npm run probe` sends: as if erased, so that it passes all checks and triggers and is never stored.
insert into private.tombstones (lead_hash, created_at, added_at)
select private.lead_hash(probe), probe.created_at, 'infinity'
from jsonb_populate_record(null::public.leads, '{"full_name": "Probe", "company_name": "Probe",
  "email": "probe@example.com", "service_interest": "Probe", "created_at": "2000-01-01T00:00:00Z"}') probe;
