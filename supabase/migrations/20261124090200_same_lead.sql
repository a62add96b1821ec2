-- A repeated lead gets the same answer as a new one (201) and adds no row. So a page, a worker or a reload may send as
-- often as it likes, and nobody can find out by guessing whether a person has sent a lead.

-- Each value is hashed separately, so that moving text from one column to the next changes the digest. Everyone may
-- execute this function, because an insert computes the index with the rights of the inserting role. A later column is
-- added as `|| coalesce(md5(lead.x), '')` and is null in old rows: otherwise their digests change, and what was erased
-- could return.
create function private.digest(lead public.leads)
returns text language sql immutable parallel safe set search_path = ''
as $$
  select md5(md5(lead.full_name) || md5(lead.company_name) || md5(lower(lead.email)) || md5(lead.service_interest)
    || coalesce(md5(lead.custom_request), ''))
$$;
grant execute on function private.digest to public;
create index leads_same on public.leads (private.digest(leads), created_at);

-- Digests of leads that must not be stored again. A device keeps a lead for 60 days and could resend it until then.
create table private.buried (
  digest text,
  created_at timestamptz,
  buried_at timestamptz not null default now(),
  source text,
  primary key (digest, created_at)
);

-- Marks a repeated lead. It is inserted and then deleted, so that its row count, checks and limits are those of a new one.
create function private.same_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  answers constant text := private.digest(new);
  stored timestamptz[];
begin
  -- At most 1024 locks, since staff may insert many rows. The next statement sees what the lock's last holder stored.
  perform pg_advisory_xact_lock(41, hashtext(answers) & 1023);
  stored := array(
    select l.created_at from public.leads l
    where private.digest(l) = answers
      -- Within a day. But when a person sends A, then B, then A again, the second A is their last word: a new lead. Only
      -- the database's clock tells the order: a visitor's may be wrong.
      and (l.created_at = new.created_at or l.received_at > now() - interval '24 hours' and not exists (
        select from public.leads n where lower(n.email) = lower(new.email) and n.received_at > l.received_at
      ))
    union all select b.created_at from private.buried b where b.digest = answers and b.created_at = new.created_at
  );
  if stored <> '{}' then
    new.is_repeat := true;
    new.untold := '{}';
    new.custom_request := null;
    -- If staff erase the stored lead later, a resend of this one must not bring it back.
    insert into private.buried select answers, new.created_at, now(), new.source where new.created_at <> all (stored);
  end if;
  return new;
end
$$;
-- Must run after the limits (triggers run by name): otherwise senders over the limit could find out what is stored.
create trigger same_lead before insert on public.leads
  for each row when (isfinite(new.created_at)) execute function private.same_lead();

create function private.drop_repeat() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.leads where id = new.id;
  return null;
end
$$;
create trigger z_drop_repeat after insert on public.leads
  for each row when (new.is_repeat) execute function private.drop_repeat();
