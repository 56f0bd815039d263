import { CompiledQuery, sql, type Kysely } from 'kysely'
import { PgBoss, type Db } from 'pg-boss'
import { z } from 'zod'
import type { Database } from './schema.ts'

/**
 * The boards of one host that are due, and the pages of postings on it that no board speaks for: one machine works
 * through them, and nobody else asks the host meanwhile.
 */
export interface HostJob {
  host: string
  /** Of boards, as in `jobs.source`. */
  sources: string[]
  /** Ids of postings whose own pages are due. */
  links: string[]
  /** Visitors reported a posting of it: it goes before those that wait. */
  reported: boolean
  /** The interval by which they were due. */
  everySeconds: number
}

export interface HostQueue {
  /** Puts jobs in; a host that has one waiting or in work gets no second one. */
  offer(jobs: HostJob[]): Promise<void>
  /**
   * Takes jobs from now on, until the queue is closed. One that throws is offered again.
   *
   * @param work Its signal ends the work: the job has passed to another worker, or took longer than a day.
   */
  take(work: (job: HostJob, signal: AbortSignal) => Promise<void>): Promise<void>
  /** Takes no more jobs, and resolves when those in work have ended; what does not end in time is offered again. */
  close(): Promise<void>
}

export interface HostQueueOptions {
  engine: 'pglite' | 'postgres'
  owner: Kysely<Database>
  /** Jobs in work at once in this process. */
  hostsAtOnce: number
  /** A worker that has given no sign of life for so long has lost its jobs to the others. At least 10. */
  takeoverSeconds: number
  onError: (error: unknown, what: string) => void
}

/** Of pg-boss's tables, beside ours: the web role has no rights there. */
const SCHEMA = 'pgboss'
const QUEUE = 'hosts'
const POLL_SECONDS = 2
/** Any number but those of the other locks will do. */
const START_LOCK = 727_274_003
const LONGEST_JOB_SECONDS = 86_400
const KEPT_SECONDS = 86_400
/** Within the ten seconds that a supervisor commonly waits before it kills. */
const CLOSE_WITHIN_MS = 8_000

const HostJobSchema = z.object({
  host: z.string(),
  sources: z.array(z.string()),
  // A job that an older version put in names neither.
  links: z.array(z.string()).default([]),
  reported: z.boolean().default(false),
  everySeconds: z.number().positive(),
})

/**
 * Opens the queue of hosts, creating or migrating its tables where needed, under a lock. The queue is pg-boss's: its
 * policy `exclusive` keeps every host with one job, whichever machines offer and take them, and its heartbeats tell
 * when a worker died.
 */
export async function openHostQueue(options: HostQueueOptions): Promise<HostQueue> {
  const { engine, owner, hostsAtOnce, takeoverSeconds, onError } = options
  const lookSeconds = Math.ceil(takeoverSeconds / 2)
  const boss = new PgBoss({
    db: adapt(owner),
    backend: engine,
    schema: SCHEMA,
    // What is due is known by our own tables: no schedules, and nothing to do about clocks.
    schedule: false,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    // The embedded engine is vacuumed by the site's upkeep.
    monitorVacuum: engine === 'postgres',
    reindex: engine === 'postgres',
  })
  boss.on('error', (error) => onError(error, 'queue'))
  boss.on('warning', ({ message }) => onError(new Error(message), 'queue'))
  await oneAtATime(options, () => boss.start())
  try {
    await boss.createQueue(QUEUE, { policy: 'exclusive' })
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  return {
    async offer(jobs) {
      if (jobs.length === 0) return
      await boss.insert(
        QUEUE,
        jobs.map((job) => ({
          singletonKey: job.host,
          priority: job.reported ? 1 : 0,
          data: { ...job },
          heartbeatSeconds: takeoverSeconds,
          expireInSeconds: LONGEST_JOB_SECONDS,
          deleteAfterSeconds: KEPT_SECONDS,
        })),
      )
    },
    async take(work) {
      const settings = { localConcurrency: hostsAtOnce, pollingIntervalSeconds: POLL_SECONDS }
      await boss.work<unknown>(QUEUE, settings, async (jobs) => {
        for (const { data, signal } of jobs) await work(HostJobSchema.parse(data), signal)
      })
    },
    close: () => boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS }),
  }
}

/**
 * The owner's connections as pg-boss uses them. Some of its texts hold a whole transaction, and one that fails leaves
 * its connection in it: it must not go back to the pool like that.
 */
function adapt(owner: Kysely<Database>): Db {
  return {
    executeSql: (text, values) =>
      owner.connection().execute(async (connection) => {
        try {
          const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values ?? []))
          return { rows }
        } catch (error) {
          await sql`rollback`.execute(connection).catch(() => undefined)
          throw error
        }
      }),
  }
}

/**
 * pg-boss creates its schema before it takes its own lock, and two first starts at once would trip over each other.
 * The embedded engine has one session, and one process that starts.
 */
async function oneAtATime(
  { engine, owner }: Pick<HostQueueOptions, 'engine' | 'owner'>,
  start: () => Promise<unknown>,
): Promise<void> {
  if (engine === 'pglite') {
    await start()
    return
  }
  await owner.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(START_LOCK)})`.execute(connection)
    try {
      await start()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(START_LOCK)})`.execute(connection)
    }
  })
}
