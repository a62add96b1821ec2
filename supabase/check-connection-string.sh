# shellcheck shell=bash
# Sourced by backup.sh and restore.sh. Stops before psql or pg_dump reads a wrong connection string, because their errors quote it,
# with a part of the password. Nothing of the string is printed here.
check_connection_string() {
  local wrong=''
  local name='[A-Za-z0-9._-]+'
  # What the string may contain as it is, or % and two digits. The password ends at the first @.
  local password='([^]@/?#%[ ]|%[0-9A-Fa-f]{2})+'
  if [[ $1 == *[][]* ]]; then
    wrong='contains a square bracket: replace [YOUR-PASSWORD], brackets included, with the database password'
  elif [[ ! $1 =~ ^postgres(ql)?://$name(:$password)?@$name(:[0-9]+)?/$name(\?[^@ ]*)?$ ]]; then
    wrong='is not like postgresql://user:password@host:5432/postgres'
  fi
  [ -z "$wrong" ] && return
  echo "The connection string $wrong. In the password, write @ as %40, / as %2F, # as %23, ? as %3F and % as %25." >&2
  exit 2
}
