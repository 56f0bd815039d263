#!/bin/bash
# Once, when the primary's volume is empty: a role for the standby, which may read the log and nothing else.
set -euo pipefail

psql --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" \
  --set=password="$REPLICATION_PASSWORD" <<'SQL'
create role replication login replication password :'password';
SQL
echo 'host replication replication samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
