#!/usr/bin/env bash
# Writes an encrypted dump of the leads and the private tables: backup.sh DATABASE_URL RECIPIENT > leads.sql.age
# RECIPIENT is the public key that `age-keygen` prints (age1…). Only the matching private key can decrypt the file.
set -euo pipefail
source "$(dirname "$0")/check-connection-string.sh"
check_connection_string "$1"
# age would print a private key that was set by mistake.
if [[ $2 != age1* ]]; then
  echo 'The recipient is not a public key: set the one that begins with age1.' >&2
  exit 2
fi
# Requires TLS, unless the caller sets another mode, such as for a server on the same machine.
export PGSSLMODE=${PGSSLMODE:-require}
# Data only: the migrations create the tables. Without the salt, nobody can compute IP addresses from the hashes.
${PG_DUMP:-pg_dump} --data-only --table=public.leads --table='private.*' \
  --exclude-table-data=private.network_hash_salt "$1" | age -r "$2"
