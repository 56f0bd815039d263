/** A position in the write-ahead log of a server, in bytes: `pg_lsn` as a number. */
export type LogPosition = bigint

export interface ReplicaAnswer {
  /** How far it has replayed the primary's log; null if it is no standby. */
  replayed: LogPosition | null
  /** The `system_identifier` of the cluster that it belongs to. */
  system: string
}

export interface PrimaryAnswer {
  /** The end of its log. */
  written: LogPosition
  system: string
}

export interface ReplicaMonitorOptions {
  /** Rejects while the server does not answer. */
  askPrimary: () => Promise<PrimaryAnswer>
  askReplica: () => Promise<ReplicaAnswer>
  /** A replica that is later than this is not read. */
  maxLagMs: number
  /** Told when reads go there (null), and why they no longer do. */
  onChange: (why: Error | null) => void
  everyMs?: number
  /** Milliseconds, increasing. */
  now?: () => number
}

export interface ReplicaMonitor {
  isUsed(): boolean
  /** Whether the primary answered the last check. */
  isPrimaryThere(): boolean
  /** How late the replica was at the last check; null if it did not answer, or is none of ours. */
  lagMs(): number | null
  /** Calls back when the replica stops answering. @returns Ends that. */
  onLost(callback: () => void): () => void
  /** A read failed because the replica does not answer: it is not used until a check succeeds. */
  suspect(error: unknown): void
  /** Looks now. Never rejects. */
  check(): Promise<void>
  stop(): void
}

/** Why a replica is not read. */
export class ReplicaNotUsedError extends Error {
  override name = 'ReplicaNotUsedError'
}

const CHECK_EVERY_MS = 1_000
/** So many checks in a row without an answer end the use of a replica. */
const FAILED_CHECKS = 2
/** A second each. More are only there while the replica is late. */
const MAX_SAMPLES = 1_000
/** Coming back needs a replica this much less late, so that reads do not go to and fro. */
const BACK_SHARE = 0.5

/**
 * Decides whether reads may go to a replica.
 *
 * Lag is measured by one clock, ours: each check notes the end of the primary's log, and a replica is as late as the oldest
 * note that it has not replayed. So a primary without writes makes no lag, as `pg_last_xact_replay_timestamp` would. While
 * the primary does not answer, the replica is as late as it was known to be, and reads stay there.
 */
export function createReplicaMonitor(options: ReplicaMonitorOptions): ReplicaMonitor {
  const { askPrimary, askReplica, maxLagMs, onChange } = options
  const { everyMs = CHECK_EVERY_MS, now = () => performance.now() } = options
  let samples: { written: LogPosition; at: number }[] = []
  let primarySystem: string | null = null
  let used = false
  let primaryThere = false
  let failures = 0
  let lag: number | null = null
  let pending: Promise<void> | null = null
  let stopped = false
  /** Null before the first check. */
  let told: string | null = null
  const listeners = new Set<() => void>()

  const tell = (why: Error | null) => {
    const text = why?.message ?? ''
    if (stopped || told === text) return
    told = text
    onChange(why)
  }
  const use = () => {
    used = true
    tell(null)
  }
  const leave = (why: Error, lost: boolean) => {
    used = false
    tell(why)
    if (lost) for (const callback of listeners) callback()
  }

  const look = async () => {
    const asked = Promise.allSettled([askPrimary(), askReplica()])
    const [primary, replica] = await asked
    if (stopped) return
    const at = now()
    primaryThere = primary.status === 'fulfilled'
    if (primary.status === 'fulfilled') {
      primarySystem = primary.value.system
      if (samples.length < MAX_SAMPLES) samples.push({ written: primary.value.written, at })
    }
    if (replica.status === 'rejected') {
      failures += 1
      // A read that finds it gone says so at once. This check may have failed because this process itself was slow.
      if (used && failures < FAILED_CHECKS) return
      lag = null
      leave(new ReplicaNotUsedError('it does not answer', { cause: replica.reason }), true)
      return
    }
    failures = 0
    const { replayed, system } = replica.value
    const refusal = refuse(replayed, system)
    if (refusal || replayed === null) {
      lag = null
      if (refusal) leave(refusal, true)
      return
    }
    samples = samples.filter(({ written }) => written > replayed)
    lag = samples[0] ? at - samples[0].at : 0
    if (lag > maxLagMs) leave(new ReplicaNotUsedError(`it is more than ${maxLagMs / 1000} s late`), false)
    else if (used || lag <= maxLagMs * BACK_SHARE) use()
  }

  /** A server that follows another primary, or none any more, has other rows. */
  const refuse = (replayed: LogPosition | null, system: string): Error | null => {
    if (replayed === null) return new ReplicaNotUsedError('it is not a standby')
    if (primarySystem === null) return new ReplicaNotUsedError('the primary has not answered yet')
    return system === primarySystem ? null : new ReplicaNotUsedError('it is a standby of another server')
  }

  const check = () => {
    pending ??= look().finally(() => {
      pending = null
    })
    return pending
  }
  const timer = setInterval(() => void check(), everyMs).unref()

  return {
    isUsed: () => used,
    isPrimaryThere: () => primaryThere,
    lagMs: () => lag,
    onLost: (callback) => {
      listeners.add(callback)
      return () => void listeners.delete(callback)
    },
    suspect: (error) => {
      if (used) leave(new ReplicaNotUsedError('it does not answer', { cause: error }), true)
    },
    check,
    stop: () => {
      stopped = true
      used = false
      clearInterval(timer)
    },
  }
}
