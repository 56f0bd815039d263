#!/bin/bash
# Copies the primary when the volume is empty, and then follows it. To copy it again, remove the volume.
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install --directory --owner=postgres --group=postgres --mode=0700 "$PGDATA"
  PGPASSWORD="$REPLICATION_PASSWORD" gosu postgres pg_basebackup \
    --dbname='host=primary user=replication' --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream --checkpoint=fast
fi
exec docker-entrypoint.sh "$@"
