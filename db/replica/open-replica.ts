import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import type { PoolConfig } from 'pg'
import type { ReplicaSettings } from '#core/settings.ts'
import { connect, openPool } from '#db/connection.ts'
import type { DatabaseReport } from '#db/open.ts'
import type { Database } from '#db/schema.ts'
import { createReadPool } from './read-pool.ts'
import { createReplicaMonitor, type ReplicaMonitor } from './replica-monitor.ts'

export interface Replica {
  /** For reads that may be seconds old. */
  reads: Kysely<Database>
  monitor: Pick<ReplicaMonitor, 'isUsed' | 'isPrimaryThere' | 'lagMs' | 'check'>
  /** Ends its own connections; those of the primary stay. */
  close(): Promise<void>
}

export interface ReplicaOptions {
  settings: ReplicaSettings
  /** The pages' connections to the primary. */
  primary: PostgresPool
  /** The configuration of those connections. */
  config: PoolConfig
  report: DatabaseReport
}

/** A replica that takes longer for a connection, or to say how late it is, is not used. */
const CONNECT_LIMIT_MS = 1_000
const CHECK_LIMIT_MS = 1_500

/** Opens a streaming standby of the primary. Never rejects: while it cannot be used, reads go to the primary. */
export function openReplica({ settings, primary, config, report }: ReplicaOptions): Replica {
  const { url, maxLagMs } = settings
  const limits = { max: 1, connectionTimeoutMillis: CHECK_LIMIT_MS, query_timeout: CHECK_LIMIT_MS }
  const replicaConfig = { ...config, connectionString: url }
  const asked = {
    primary: connect({ config: { ...config, ...limits }, role: 'web' }),
    replica: connect({ config: { ...replicaConfig, ...limits }, role: 'web' }),
  }
  const monitor = createReplicaMonitor({
    askPrimary: () => askPrimary(asked.primary),
    askReplica: () => askReplica(asked.replica),
    maxLagMs,
    onChange: (why) =>
      report(why, why ? `The read replica is not used: ${why.message}` : 'The read replica is used'),
  })
  const replica = openPool({
    config: { ...replicaConfig, connectionTimeoutMillis: CONNECT_LIMIT_MS },
    role: 'web',
  })
  const pool = createReadPool({ primary, replica, monitor })
  const reads = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  void monitor.check()
  return {
    reads,
    monitor,
    close: async () => {
      monitor.stop()
      await Promise.all([reads.destroy(), asked.primary.destroy(), asked.replica.destroy()])
    },
  }
}

const POSITION = sql<string>`system_identifier::text as system from pg_control_system()`

async function askPrimary(db: Kysely<Database>) {
  const { rows } = await sql<{ written: string; system: string }>`
    select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as written, ${POSITION}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The primary did not say how far its log is.')
  return { written: BigInt(row.written), system: row.system }
}

async function askReplica(db: Kysely<Database>) {
  const { rows } = await sql<{ replayed: string | null; system: string }>`
    select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as replayed,
      ${POSITION}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The replica did not say how far it is.')
  return { replayed: row.replayed === null ? null : BigInt(row.replayed), system: row.system }
}
