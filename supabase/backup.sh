#!/usr/bin/env bash
# Dumps the leads and what belongs to them, encrypted: supabase/backup.sh DATABASE_URL RECIPIENT > leads.sql.age
# RECIPIENT is the public key that `age-keygen` prints (age1…). Whoever has only this script and the file reads nothing.
set -euo pipefail
# Never in the clear, unless whoever calls says so for a server on the same machine.
export PGSSLMODE=${PGSSLMODE:-require}
# The migrations make the tables.
${PG_DUMP:-pg_dump} --data-only --table=public.leads --table='private.*' "$1" | age -r "$2"
