-- A repeated lead gets the same answer as a new one (201) and adds no row. So a page, a worker or a reload may send as
-- often as it likes, and nobody can find out by guessing whether a person has sent a lead.

-- The hash of all answers. JSON writes a null without quotes, and quotes each text, so no other answers give the same
-- text: not even when words move from one column to another. Everyone may execute this function, because an insert
-- computes the index with the rights of the inserting role. New questions need no change here: their answers are in
-- `further_answers`. A changed hash would let erased leads return, so a column that only staff fill in does not belong here.
create function private.lead_hash(lead public.leads) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select md5(
    jsonb_build_array(
      lead.full_name,
      lead.company_name,
      lower(lead.email),
      lead.service_interest,
      lead.custom_request,
      lead.further_answers
    )::text
  )
$$;
grant execute on function private.lead_hash to public;
create index leads_by_hash on public.leads (private.lead_hash(leads), created_at);
-- Without it, each insert would read the whole table, and the time that this takes would show whether the email address
-- is in it.
create index leads_by_email on public.leads (lower(email), received_at);

-- How long after its Submit a lead can still arrive. A device sends none after `maxSendDays` (60, in
-- src/data/device-storage.ts); the database waits a day longer, in case the device's clock was set back meanwhile. The privacy
-- policy prints this number, too (`leadHashDays` in src/data/shared-values.ts).
create function private.resend_period() returns interval
language sql immutable parallel safe set search_path = ''
as $$
  select interval '61 days'
$$;

-- Hashes of leads that must not be stored again, for as long as a device can resend them (resend_period).
create table private.tombstones (
  lead_hash text,
  created_at timestamptz,
  added_at timestamptz not null default now(),
  network_hashes text[],
  primary key (lead_hash, created_at)
);
comment on column private.tombstones.created_at is
  'The lead''s own created_at: the visitor''s clock, which is the same for every retry.';
comment on column private.tombstones.network_hashes is
  'As in leads. The limits count what was erased, too; emptied after an hour.';

-- Waits until no other transaction holds the lock with this purpose and key, and holds it until the transaction ends. The
-- purposes are 'lead', for leads with the same answers, and 'network', for leads from the same network.
create function private.lock_until_commit(purpose text, key integer) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtext(purpose), key);
end
$$;

-- Marks a repeated lead. It is inserted and then deleted, so that its row count, checks and limits are those of a new one.
create function private.mark_duplicate() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  new_hash constant text := private.lead_hash(new);
  is_resent boolean;
  is_repeated boolean;
begin
  -- Leads with the same answers wait for each other here; the next statement then sees what the one before stored. The
  -- hash is reduced to one of 1024 locks, because staff may insert many rows in one transaction.
  perform private.lock_until_commit('lead', hashtext(new_hash) & 1023);

  -- The same submission, sent again by a device. It is known for good, also after staff corrected or erased the lead.
  is_resent :=
    exists (
      select from public.leads stored
      where private.lead_hash(stored) = new_hash and stored.created_at = new.created_at
    )
    or exists (
      select from private.tombstones erased
      where erased.lead_hash = new_hash and erased.created_at = new.created_at
    );

  -- The same answers, submitted anew within a day. But when a person sends A, then B, then A again, the second A is their
  -- last word: a new lead. Only the database's clock shows the order, because a visitor's may be wrong.
  is_repeated := exists (
    select from public.leads stored
    where private.lead_hash(stored) = new_hash
      and stored.received_at > now() - interval '24 hours'
      and not exists (
        select from public.leads later
        where lower(later.email) = lower(new.email) and later.received_at > stored.received_at
      )
  );

  if is_resent or is_repeated then
    new.is_duplicate := true;
    new.pending_channels := '{}';
    new.custom_request := null;
    new.further_answers := null;
  end if;
  -- If staff erase the stored lead later, a resend of this one must not bring it back.
  if is_repeated and not is_resent then
    insert into private.tombstones (lead_hash, created_at, network_hashes)
      values (new_hash, new.created_at, new.network_hashes);
  end if;
  return new;
end
$$;
-- Must run after the limits (insert_1_… to insert_3_…), because otherwise senders over the limit could find out what is
-- stored. An infinite created_at fails the table's check. Only staff can give a row another received_at than now: they
-- bring back a lead that was deleted by mistake.
create trigger insert_4_mark_duplicate before insert on public.leads
  for each row when (isfinite(new.created_at) and new.received_at = now()) execute function private.mark_duplicate();

create function private.drop_duplicate() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.leads where id = new.id;
  return null;
end
$$;
create trigger insert_5_drop_duplicate after insert on public.leads
  for each row when (new.is_duplicate) execute function private.drop_duplicate();
