import { sql } from 'kysely'
import { DEFAULT_RETENTION } from '#core/retention.ts'
import type { DatabaseHandle } from '#db/open.ts'
import { boardDueStates } from '#db/queries/boards/due-boards.ts'
import { storeBoardList, type ListedBoard } from '#db/queries/boards/listed-boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { parseSource } from '#ingest/boards/sources.ts'
import type { BoardReport } from '#ingest/boards/pipeline.ts'
import { createHttp } from '#ingest/network/http.ts'
import { createRateLimiter, type RateLimiter } from '#ingest/network/rate-limiter.ts'
import { createRobots } from '#ingest/network/robots.ts'
import type { RateLimitedNetwork } from '#ingest/worker/crawl-host.ts'
import { workBoards } from '#ingest/worker/work-boards.ts'
import type { SimulatedBoard } from './simulated-boards.ts'

export interface NightOptions {
  database: Pick<DatabaseHandle, 'engine' | 'owner'>
  boards: SimulatedBoard[]
  addressOf: (index: number) => string
  /**
   * How much faster than in reality time passes: the rate limit and the waits before retries are divided by it.
   * Reading and writing take as long as they take.
   */
  factor: number
  hostsAtOnce: number
  /** From one run of a board to the next, in real seconds: at least the length of the night. */
  everySeconds: number
  /** The limits of one response: its time, in real milliseconds, and its size. */
  timeoutMs: number
  maxBytes?: number
  /** Ends the night if not all boards were asked by then, in real milliseconds. */
  limitMs: number
}

export interface Night {
  /** Real time of the night. */
  ms: number
  cpuMs: number
  peakMemoryMb: number
  /** Reports of all runs, also the second ones of boards whose host had asked us to wait. */
  reports: BoardReport[]
  /** Boards that were due at its beginning: the others rest for longer than a night. */
  due: number
  /** Due boards that were not asked. */
  missed: string[]
  /** Requests that were sent, by host. */
  requests: Map<string, number[]>
  /** Seconds that each host would take at one request a second. */
  hostSeconds: number[]
}

const SECOND_MS = 1000

/** Runs the worker on simulated boards until each that is due has had a run that its host did not postpone. */
export async function runNight(options: NightOptions): Promise<Night> {
  const { database, boards, addressOf, hostsAtOnce, everySeconds, limitMs } = options
  const requests = new Map<string, number[]>()
  const hostSeconds = new Map<string, number>()
  const network = openNetwork(options, requests, hostSeconds)
  const sources = boards.map((board, index): Source =>
    parseSource(board.source, { baseUrl: new URL(addressOf(index)), company: `Company ${index}` }),
  )
  const listed = sources.map(({ token, settings }): ListedBoard => ({
    source: token,
    company: settings.company,
    state: 'active',
    tier: 'often',
    movedTo: null,
  }))
  const reports: BoardReport[] = []
  await storeBoardList(database.owner, listed)
  const tokens = sources.map(({ token }) => token)
  const due = await boardDueStates(database.owner, tokens, everySeconds)
  const left = new Set(due.filter((state) => state.due).map(({ source }) => source))
  const dueCount = left.size
  const memory = watchMemory()
  const started = performance.now()
  const cpu = process.cpuUsage()
  const errors: unknown[] = []
  const done = Promise.withResolvers<void>()
  const stop = await workBoards({
    database,
    network,
    readPlan: async () => ({ sources, paused: [], listed }),
    everySeconds,
    hostsAtOnce,
    takeoverSeconds: 60,
    retention: DEFAULT_RETENTION,
    onDone(report) {
      reports.push(report)
      if (!report.problem?.retryAt) left.delete(report.source)
      if (left.size === 0) done.resolve()
    },
    onThisMachine: true,
    onLink() {},
    onContentLink() {},
    onError: (error) => errors.push(error),
  })
  const limit = setTimeout(done.resolve, limitMs)
  await done.promise
  clearTimeout(limit)
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  await stop()
  if (errors.length > 0) throw new AggregateError(errors, 'the worker reported errors')
  return {
    due: dueCount,
    ms,
    cpuMs: (user + system) / 1000,
    peakMemoryMb: memory.stop(),
    reports,
    missed: [...left],
    requests,
    hostSeconds: [...hostSeconds.values()],
  }
}

/** Moves everything that is stored a day into the past, so that the next night is a day later. */
export async function passDay({ owner }: NightOptions['database']): Promise<void> {
  for (const column of [
    'seen_at',
    'read_at',
    'doubted_at',
    'last_run_at',
    'changed_at',
    'gone_since',
    'retry_at',
  ])
    await sql`update boards set ${sql.ref(column)} = ${sql.ref(column)} - interval '24 hours 1 minute'`.execute(
      owner,
    )
  await sql`update jobs set missed_since = missed_since - interval '24 hours 1 minute',
    first_seen_at = first_seen_at - interval '24 hours 1 minute', last_seen_at = last_seen_at - interval '24 hours 1 minute',
    verified_at = verified_at - interval '24 hours 1 minute'`.execute(owner)
}

/** The shortest time between the starts of two requests to one host, and the most requests to one, in real time. */
export function busiestHost(requests: Map<string, number[]>): {
  host: string
  count: number
  perSecond: number
} {
  const rows = [...requests].map(([host, starts]) => {
    const span = (starts.at(-1) ?? 0) - (starts[0] ?? 0)
    return { host, count: starts.length, perSecond: span > 0 ? ((starts.length - 1) * SECOND_MS) / span : 0 }
  })
  return rows.toSorted((one, other) => other.count - one.count)[0] ?? { host: '', count: 0, perSecond: 0 }
}

function openNetwork(
  { factor, timeoutMs, maxBytes }: NightOptions,
  requests: Map<string, number[]>,
  hostSeconds: Map<string, number>,
): RateLimitedNetwork {
  const limiter = createRateLimiter({ intervalMs: SECOND_MS / factor, maxWaitMs: (60 * SECOND_MS) / factor })
  const rateLimiter: RateLimiter = {
    ...limiter,
    turn: (host, work) =>
      limiter.turn(host, async () => {
        const started = performance.now()
        const starts = requests.get(host)
        if (starts) starts.push(started)
        else requests.set(host, [started])
        try {
          return await work()
        } finally {
          // What this machine took for it counts too, as if it were slower: rather too long than too short.
          const seconds = Math.max(1, ((performance.now() - started) * factor) / SECOND_MS)
          hostSeconds.set(host, (hostSeconds.get(host) ?? 0) + seconds)
        }
      }),
  }
  const http = createHttp({
    userAgent: 'PraveshBench/1',
    allowLoopback: true,
    rateLimiter,
    timeoutMs,
    ...(maxBytes !== undefined && { maxBytes }),
    retryDelaysMs: [SECOND_MS / factor, (4 * SECOND_MS) / factor],
  })
  return { http, rateLimiter, robots: createRobots({ http }), allowed: new Set() }
}

function watchMemory(): { stop(): number } {
  let peak = 0
  const look = () => void (peak = Math.max(peak, process.memoryUsage.rss()))
  const timer = setInterval(look, 100)
  look()
  return {
    stop() {
      clearInterval(timer)
      return Math.round(peak / 2 ** 20)
    },
  }
}
