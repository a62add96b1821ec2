#!/usr/bin/env bash
# Restores a backup into a project that has the migrations and no leads: supabase/restore.sh DATABASE_URL KEY_FILE < leads.sql.age
# A backup is a script of SQL, which anybody could have encrypted: restore only what you downloaded from the workflow's run.
set -euo pipefail
export PGSSLMODE=${PGSSLMODE:-require}
{
  # Triggers would take the rows for new leads, and the settings are in the backup.
  echo 'set session_replication_role = replica;'
  echo 'truncate private.settings, private.channels, private.buried;'
  age -d -i "$2"
} | psql -X -q -v ON_ERROR_STOP=1 --single-transaction -d "$1" > /dev/null
psql -X -At -d "$1" -c "select count(*) || ' leads restored' from public.leads"
