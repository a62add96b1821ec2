#!/usr/bin/env bash
# restore.sh DATABASE_URL KEY_FILE < leads.sql.age restores a backup into a project with the migrations and no leads.
# A backup is SQL, and anybody can encrypt to the public key: restore only files downloaded from the workflow's run.
set -euo pipefail
# Without a file, standard input is the terminal.
if [ $# -ne 2 ] || [ -t 0 ]; then
  echo 'Usage: supabase/restore.sh "DATABASE_URL" KEY_FILE < leads.sql.age' >&2
  exit 2
fi
source "$(dirname "$0")/check-connection-string.sh"
check_connection_string "$1"
# Dumps begin with \restrict since 17.6, and an older psql does not know this command.
if [[ $(psql --help=commands) != *'\restrict'* ]]; then
  echo 'psql is missing or too old for a backup: install version 17.6 or later (psql --version names yours).' >&2
  exit 2
fi
export PGSSLMODE=${PGSSLMODE:-require}
# Decrypts everything first, so that a wrong key or a broken file changes nothing.
dump=$(mktemp)
trap 'rm -f "$dump"' EXIT
age -d -i "$2" > "$dump"
{
  cat << 'SQL'
    do $$ begin
      if to_regclass('public.leads') is null then
        raise exception 'This project has no tables yet: make them first, as docs/publishing.md says under "Supabase".';
      end if;
      if exists (select from public.leads) then
        raise exception 'This project already holds leads: restore into a new project.';
      end if;
    end $$;
SQL
  # Disables triggers, which would treat the rows as new leads; empties the tables that the backup also contains.
  echo 'set session_replication_role = replica;'
  cat << 'SQL'
    do $$ begin
      execute (
        select 'truncate ' || string_agg(format('private.%I', tablename), ', ')
        from pg_tables where schemaname = 'private' and tablename <> 'network_hash_salt'
      );
    end $$;
SQL
  cat "$dump"
  # The backup has no salt, and this project has its own, so these hashes equal none that it makes.
  echo 'update public.leads set network_hashes = null where network_hashes is not null;'
  echo 'update private.tombstones set network_hashes = null where network_hashes is not null;'
} | psql -X -q -v ON_ERROR_STOP=1 --single-transaction -d "$1" > /dev/null
# A backup without leads is complete, too, so its "0" must not look like a failure.
psql -X -At -d "$1" -c "select 'The restore worked: the backup held ' || case count(*) when 0 then 'no leads yet'
  when 1 then '1 lead' else count(*) || ' leads' end || '.' from public.leads"
