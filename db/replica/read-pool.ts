import type { PostgresPool } from 'kysely'
import { asPoolClient, asQueryClient, isPoolBusy, type QueryClient } from '#seams/pg.ts'
import type { ReplicaMonitor } from './replica-monitor.ts'

export interface ReadPoolOptions {
  primary: PostgresPool
  replica: PostgresPool
  monitor: Pick<ReplicaMonitor, 'isUsed' | 'onLost' | 'suspect'>
}

/** The replica stopped answering while a read was under way. */
class ReplicaLostError extends Error {
  override name = 'ReplicaLostError'
}

/**
 * A pool for reads that may be seconds old: of the replica while the monitor says so, else of the primary. A read that the
 * replica does not finish is done again by the primary, so no visitor notices that the replica has gone. Ending it ends the
 * replica's pool alone.
 */
export function createReadPool({ primary, replica, monitor }: ReadPoolOptions): PostgresPool {
  const connectReplica = async (): Promise<QueryClient | null> => {
    if (!monitor.isUsed()) return null
    try {
      return asQueryClient(await replica.connect())
    } catch (error) {
      // All connections may be busy, and then the primary has some.
      if (isLost(error)) monitor.suspect(error)
      return null
    }
  }
  return {
    options: primary.options,
    end: () => replica.end(),
    connect: async () => {
      const client = await connectReplica()
      if (!client) return primary.connect()
      return asPoolClient(readClient(client, primary, monitor))
    },
  }
}

function readClient(
  replica: QueryClient,
  primary: PostgresPool,
  monitor: ReadPoolOptions['monitor'],
): QueryClient {
  let current = replica
  /** A transaction cannot go on elsewhere: its caller sees the failure. */
  let inTransaction = false
  let broken = false

  const queryReplica = async (text: string, values: unknown[]) => {
    const { promise: lost, reject } = Promise.withResolvers<never>()
    lost.catch(() => undefined)
    const forget = monitor.onLost(() => reject(new ReplicaLostError('The replica does not answer')))
    const answer = replica.query(text, values)
    // If the loss comes first, nobody else hears of the answer.
    answer.catch(() => undefined)
    try {
      return await Promise.race([answer, lost])
    } finally {
      forget()
    }
  }
  return {
    query: async (text, values) => {
      if (current !== replica) return current.query(text, values)
      if (/^\s*(begin|start transaction)\b/i.test(text)) inTransaction = true
      try {
        return await queryReplica(text, values)
      } catch (error) {
        const lost = isLost(error)
        if (lost) {
          broken = true
          monitor.suspect(error)
        }
        if (inTransaction || !(lost || canPrimaryDo(error))) throw error
        current = asQueryClient(await primary.connect())
        return current.query(text, values)
      }
    },
    release: (destroy) => {
      replica.release(broken || destroy)
      if (current !== replica) current.release(destroy)
    },
  }
}

/** Whether the server itself went, or never answered: what it answers has an SQLSTATE. */
function isLost(error: unknown): boolean {
  const state = sqlState(error)
  if (state === null) return !isPoolBusy(error)
  // Connection lost, and ended by an administrator, a crash or a shutdown; cannot connect now.
  return state.startsWith('08') || state.startsWith('57P')
}

/**
 * What fails on a replica alone: a row that a replayed change takes away (40001), a function that writes (25006), too many
 * connections (53300), and what a new version has added a moment ago, a column or a table (class 42).
 */
function canPrimaryDo(error: unknown): boolean {
  const state = sqlState(error) ?? ''
  return ['40001', '40P01', '25006', '53300'].includes(state) || state.startsWith('42')
}

function sqlState(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) ? code : null
}
