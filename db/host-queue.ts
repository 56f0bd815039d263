import { CompiledQuery, sql, type Kysely } from 'kysely'
import { PgBoss, systemClock, type Db, type JobWithMetadata } from 'pg-boss'
import { z } from 'zod'
import { clockFrom, readNow } from './clock.ts'
import { RETENTION_QUEUE } from './retention.ts'
import type { Database } from './schema.ts'

/**
 * The due boards of one host, and the due posting pages on it that no live board covers. One machine works
 * through them, and no other machine sends requests to the host meanwhile.
 */
export interface HostJob {
  host: string
  /** Source tokens of boards, as in `jobs.source`. */
  sources: string[]
  /** Ids of postings whose own pages are due. */
  links: string[]
  /** Links of curated rows that are due. */
  contentLinks: string[]
  /** Visitors reported a posting on it, so it gets priority. */
  reported: boolean
  /** The crawl interval that made them due. */
  everySeconds: number
}

export interface HostQueue {
  /** Enqueues jobs. A host that already has a waiting or active job does not get a second one. */
  offer(jobs: HostJob[]): Promise<void>
  /**
   * Processes jobs until the queue is closed. A job that throws is retried. One that cannot be read is reported and
   * dropped: what is due is offered again.
   *
   * @param work Its signal aborts when the job has passed to another worker, or took longer than a day. Returns what only
   * other workers can do, which goes back to the queue behind the jobs that everybody can do; null if all is done.
   */
  take(work: (job: HostJob, signal: AbortSignal) => Promise<HostJob | null>): Promise<void>
  /**
   * Has old rows deleted once an hour by one of the processes that call this, from now until the queue is closed. Call
   * it again and again: each call enqueues the job of the hour if nobody has.
   */
  offerRetention(): Promise<void>
  /** Takes those jobs. A failure is reported, and the job is retried. */
  takeRetention(work: () => Promise<void>): Promise<void>
  /** Takes no more jobs and waits for the active ones. A job that does not end in time is retried later. */
  close(): Promise<void>
}

export interface HostQueueOptions {
  engine: 'pglite' | 'postgres'
  owner: Kysely<Database>
  /** Maximum concurrent jobs in this process. */
  hostsAtOnce: number
  /** After this long without a heartbeat, a worker's jobs go to other workers. At least 10. */
  takeoverSeconds: number
  onError: (error: unknown, what: string) => void
}

/** pg-boss's own schema: the web role has no rights there. */
const SCHEMA = 'pgboss'
const QUEUE = 'hosts'
const HOUR_SECONDS = 3600
const POLL_SECONDS = 2
/** Any number, if no other lock uses it. */
const START_LOCK = 727_274_003
const MAX_JOB_SECONDS = 86_400
const KEPT_SECONDS = 86_400
/** Supervisors commonly wait ten seconds before they kill. */
const CLOSE_WITHIN_MS = 8_000

const HostJobSchema = z.object({
  host: z.string().min(1),
  sources: z.array(z.unknown()),
  // Jobs from an older version lack these three fields.
  links: z.array(z.unknown()).default([]),
  contentLinks: z.array(z.unknown()).default([]),
  reported: z.boolean().default(false),
  everySeconds: z.number().positive(),
})

/**
 * Opens the queue of hosts and that of retention, and creates or migrates its tables under a lock. It uses pg-boss: its policy
 * `exclusive` allows one job per host across machines, and its heartbeats detect a dead worker.
 */
export async function openHostQueue(options: HostQueueOptions): Promise<HostQueue> {
  const { engine, owner, hostsAtOnce, takeoverSeconds, onError } = options
  const lookSeconds = Math.ceil(takeoverSeconds / 2)
  const clock = clockFrom(await readNow(owner))
  const boss = new PgBoss({
    db: adapt(owner),
    // It polls by this clock, and writes times of it.
    clock: { ...systemClock, now: () => clock().getTime() },
    backend: engine,
    schema: SCHEMA,
    // Our own tables say what is due, so pg-boss needs no schedules or clock monitoring.
    schedule: false,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
    // `startMaintenance` vacuums the embedded engine.
    monitorVacuum: engine === 'postgres',
    reindex: engine === 'postgres',
  })
  boss.on('error', (error) => onError(error, 'queue'))
  boss.on('warning', ({ message }) => onError(new Error(message), 'queue'))
  await oneAtATime(options, () => boss.start())
  try {
    for (const name of [QUEUE, RETENTION_QUEUE]) await boss.createQueue(name, { policy: 'exclusive' })
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  const limits = {
    heartbeatSeconds: takeoverSeconds,
    expireInSeconds: MAX_JOB_SECONDS,
    deleteAfterSeconds: KEPT_SECONDS,
  }

  /** A new job takes the place of this one. It is not an attempt, and is kept no longer than the first would be. */
  async function handBack(taken: JobWithMetadata<unknown>, rest: HostJob): Promise<void> {
    const keptMs = taken.keepUntil.getTime() - clock().getTime()
    const again = {
      singletonKey: rest.host,
      priority: rest.reported ? 0 : -1,
      data: { ...rest },
      ...limits,
      retentionSeconds: Math.max(1, Math.ceil(keptMs / 1000)),
    }
    await owner.transaction().execute(async (transaction) => {
      const db = runOn(transaction)
      await boss.deleteJob(QUEUE, taken.id, { db })
      await boss.insert(QUEUE, [again], { db })
    })
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
          ...limits,
          retentionSeconds: KEPT_SECONDS,
        })),
      )
    },
    async take(work) {
      const polling = {
        localConcurrency: hostsAtOnce,
        pollingIntervalSeconds: POLL_SECONDS,
        includeMetadata: true,
      } as const
      await boss.work(QUEUE, polling, async (jobs: JobWithMetadata<unknown>[]) => {
        for (const taken of jobs) {
          const { job, problems } = readJob(taken.data)
          for (const problem of problems) onError(new Error(problem), 'queue')
          const rest = job && (await work(job, taken.signal))
          if (rest) await handBack(taken, rest)
        }
      })
    },
    async offerRetention() {
      const job = { heartbeatSeconds: takeoverSeconds, deleteAfterSeconds: KEPT_SECONDS }
      await boss.sendThrottled(RETENTION_QUEUE, null, job, HOUR_SECONDS)
    },
    async takeRetention(work) {
      await boss.work(RETENTION_QUEUE, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
        try {
          await work()
        } catch (error) {
          onError(error, 'old rows')
          throw error
        }
      })
    },
    close: () => boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS }),
  }
}

/**
 * The owner's connections as pg-boss uses them. Some of its SQL contains a whole transaction. If that fails,
 * the connection is still inside the transaction and must be rolled back before it returns to the pool.
 */
function adapt(owner: Kysely<Database>): Db {
  return {
    executeSql: (text, values) =>
      owner.connection().execute(async (connection) => {
        try {
          return await runOn(connection).executeSql(text, values)
        } catch (error) {
          await sql`rollback`.execute(connection).catch(() => undefined)
          throw error
        }
      }),
  }
}

/** One connection, or a transaction, as pg-boss uses it. */
function runOn(connection: Kysely<Database>): Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await connection.executeQuery(CompiledQuery.raw(text, values ?? []))
      return { rows }
    },
  }
}

/** A job of the queue, which another version may have written. What is wrong with a part of it costs only that part. */
function readJob(data: unknown): { job: HostJob | null; problems: string[] } {
  const read = HostJobSchema.safeParse(data)
  if (!read.success) {
    const fields = read.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`,
    )
    return { job: null, problems: [`A job cannot be read and was dropped. ${fields.join('; ')}`] }
  }
  const problems: string[] = []
  const valid = (field: 'sources' | 'links' | 'contentLinks', schema: z.ZodType<string>) =>
    read.data[field].flatMap((one) => {
      const { data: value } = schema.safeParse(one)
      if (value === undefined)
        problems.push(
          `The job of ${read.data.host} has ${JSON.stringify(one)} in ${field}, which was dropped`,
        )
      return value ?? []
    })
  const job = {
    ...read.data,
    sources: valid('sources', z.string().min(1)),
    links: valid('links', z.guid()),
    contentLinks: valid('contentLinks', z.string().min(1)),
  }
  return { job, problems }
}

/**
 * pg-boss creates its schema before it takes its own lock, so two first starts at once would collide. The
 * embedded engine has one session and one starting process, so it needs no lock.
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
