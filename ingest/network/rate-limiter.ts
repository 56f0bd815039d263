import { setTimeout as sleep } from 'node:timers/promises'
import { SourceProblem } from '#ingest/adapters/source-problem.ts'

/** Who may ask which host when: one object for a whole run, so that boards on one host share its turns. */
export interface RateLimiter {
  /**
   * Waits for the host's next turn, does the work, and counts it as under way until it is done.
   *
   * @throws SourceProblem `blocked` when the host has asked to be left alone for longer than we wait.
   */
  turn<T>(host: string, work: () => Promise<T>): Promise<T>
  /** The host asked to be left alone for so many seconds. @returns Whether that is short enough to wait for. */
  holdOff(host: string, seconds: number): boolean
  /** Leaves the host at least this long between requests: a Crawl-delay. */
  slowDown(host: string, intervalMs: number): void
}

interface RateLimiterOptions {
  /** Between the starts of two requests to a host. */
  intervalMs?: number
  /** Requests under way to a host at once, however slow it is. */
  atOnce?: number
  /** The longest that a host's wish to be left alone is waited for. */
  patienceMs?: number
}

interface Lane {
  intervalMs: number
  /** When the next request may start, by the interval alone. */
  nextAt: number
  /** When the host may be asked again, by its own word. */
  heldUntil: number
  underWay: number
  /** Called when one under way is done; the queue is served one by one, so one waits at most. */
  freed: () => void
  /** Starts in the order they were asked for. */
  queue: Promise<void>
}

/** At most one request a second to a host, two of them under way: what the strictest of our sources ask for. */
export function createRateLimiter({
  intervalMs = 1000,
  atOnce = 2,
  patienceMs = 60_000,
}: RateLimiterOptions = {}): RateLimiter {
  const lanes = new Map<string, Lane>()

  function laneOf(host: string): Lane {
    const known = lanes.get(host)
    if (known) return known
    const lane = { intervalMs, nextAt: 0, heldUntil: 0, underWay: 0, freed() {}, queue: Promise.resolve() }
    lanes.set(host, lane)
    return lane
  }

  async function start(host: string, lane: Lane): Promise<void> {
    while (lane.underWay >= atOnce) await new Promise<void>((resolve) => (lane.freed = resolve))
    for (let wait = remaining(lane); wait > 0; wait = remaining(lane)) {
      // Asked anew after every wait: an answer to another board may have held the host off meanwhile.
      const heldMs = lane.heldUntil - Date.now()
      if (heldMs > patienceMs) throw leftAlone(host, heldMs)
      await sleep(wait)
    }
    lane.nextAt = Date.now() + lane.intervalMs
    lane.underWay += 1
  }

  return {
    async turn(host, work) {
      const lane = laneOf(host)
      const started = lane.queue.then(() => start(host, lane))
      lane.queue = started.catch(() => {})
      await started
      try {
        return await work()
      } finally {
        lane.underWay -= 1
        lane.freed()
      }
    },
    holdOff(host, seconds) {
      const lane = laneOf(host)
      lane.heldUntil = Math.max(lane.heldUntil, Date.now() + seconds * 1000)
      return seconds * 1000 <= patienceMs
    },
    slowDown(host, intervalMs) {
      const lane = laneOf(host)
      lane.intervalMs = Math.max(lane.intervalMs, intervalMs)
    },
  }
}

function remaining({ nextAt, heldUntil }: Lane): number {
  return Math.max(nextAt, heldUntil) - Date.now()
}

/** "asks to be left alone until …", for a host that said so before. */
function leftAlone(host: string, heldMs: number): SourceProblem {
  const seconds = Math.ceil(heldMs / 1000)
  return new SourceProblem('blocked', `${host} asked us to wait ${untilWords(seconds)}`, {
    retryAfter: seconds,
  })
}

/** `until 2026-11-21T09:30:00Z`, so many seconds from now. */
export function untilWords(seconds: number): string {
  return `until ${new Date(Date.now() + seconds * 1000).toISOString().replace(/\.\d+/, '')}`
}
