import { setTimeout as sleep } from 'node:timers/promises'
import { formatSeconds } from '#core/duration.ts'
import { SourceProblem } from './source-problem.ts'

/** Limits requests per host. One object serves a whole run, so boards on one host share its limit. */
export interface RateLimiter {
  /**
   * Waits for the host's next turn, then does the work. It counts as a running request until it is done.
   *
   * @throws SourceProblem `blocked` if the host's cooldown is longer than we wait.
   */
  turn<T>(host: string, work: () => Promise<T>): Promise<T>
  /** Starts a cooldown that the host asked for. @returns Whether it is short enough to wait for. */
  holdOff(host: string, seconds: number): boolean
  /** Raises the interval between requests to the host to at least this: a Crawl-delay. */
  slowDown(host: string, intervalMs: number): void
}

interface RateLimiterOptions {
  /** Between the starts of two requests to the same host. */
  intervalMs?: number
  /** The most running requests per host, however slow it is. */
  atOnce?: number
  /** The longest cooldown that we wait for. */
  maxWaitMs?: number
}

interface Lane {
  intervalMs: number
  /** When the interval allows the next request. */
  nextAt: number
  /** When the host's cooldown ends. */
  cooldownUntil: number
  running: number
  /** Called when a running request is done. The queue is served in order, so at most one caller waits. */
  onFreed: () => void
  /** Settles when the last queued request has started; requests start in order. */
  queue: Promise<void>
}

/**
 * Creates a rate limiter: by default one request per second and host, at most two running. The strictest of
 * our sources asks for this.
 */
export function createRateLimiter({
  intervalMs = 1000,
  atOnce = 2,
  maxWaitMs = 60_000,
}: RateLimiterOptions = {}): RateLimiter {
  const lanes = new Map<string, Lane>()

  function laneOf(host: string): Lane {
    const known = lanes.get(host)
    if (known) return known
    const lane = {
      intervalMs,
      nextAt: 0,
      cooldownUntil: 0,
      running: 0,
      onFreed() {},
      queue: Promise.resolve(),
    }
    lanes.set(host, lane)
    return lane
  }

  async function start(host: string, lane: Lane): Promise<void> {
    while (lane.running >= atOnce) await new Promise<void>((resolve) => (lane.onFreed = resolve))
    for (let wait = remaining(lane); wait > 0; wait = remaining(lane)) {
      // Checked again after each wait: a response to another board may have started a cooldown.
      const cooldownMs = lane.cooldownUntil - performance.now()
      if (cooldownMs > maxWaitMs) throw coolingDownProblem(host, cooldownMs)
      await sleep(wait)
    }
    lane.nextAt = performance.now() + lane.intervalMs
    lane.running += 1
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
        lane.running -= 1
        lane.onFreed()
      }
    },
    holdOff(host, seconds) {
      const lane = laneOf(host)
      lane.cooldownUntil = Math.max(lane.cooldownUntil, performance.now() + seconds * 1000)
      return seconds * 1000 <= maxWaitMs
    },
    slowDown(host, intervalMs) {
      const lane = laneOf(host)
      lane.intervalMs = Math.max(lane.intervalMs, intervalMs)
    },
  }
}

function remaining({ nextAt, cooldownUntil }: Lane): number {
  return Math.max(nextAt, cooldownUntil) - performance.now()
}

/** The problem of a host that is still in its cooldown. */
function coolingDownProblem(host: string, cooldownMs: number): SourceProblem {
  const seconds = Math.ceil(cooldownMs / 1000)
  return new SourceProblem('blocked', `${host} asked us to wait another ${formatSeconds(seconds)}`, {
    retryAfter: seconds,
  })
}
