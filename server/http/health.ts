import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import type { DatabaseHealth } from '#db/open.ts'

const TIMEOUT_MS = 2000

export interface HealthOptions {
  database: Pick<DatabaseHealth, 'ask' | 'isReadOnly' | 'canWrite'>
  /** Whether the process is about to stop: balancers should send requests elsewhere. */
  isStopping?: () => boolean
  version: string
  timeoutMs?: number
}

/**
 * `GET /health` says whether pages can be rendered: 200 with `{status: 'ok', database: 'up', version}` (`read only` if only
 * its replica responds), or 503 while the database does not respond or takes no writes (`degraded`) or the process is about
 * to stop (`stopping`). `GET /health/live` says whether the process responds: 200 with `{status: 'ok', version}`.
 */
export function healthRoute({
  database,
  version,
  isStopping = () => false,
  timeoutMs = TIMEOUT_MS,
}: HealthOptions): Hono {
  return new Hono()
    .get('/health', async (c) => {
      const answered = database.ask().then(
        () => true,
        () => false,
      )
      const up = await Promise.race([answered, timeOut(timeoutMs)])
      c.header('cache-control', 'no-store')
      const isReadOnly = database.isReadOnly?.() ?? false
      const refusesWrites = !isReadOnly && database.canWrite?.() === false
      const state = isReadOnly ? 'read only' : refusesWrites ? 'takes no writes' : 'up'
      if (isStopping()) return c.json({ status: 'stopping', database: up ? state : 'down', version }, 503)
      return up && !refusesWrites
        ? c.json({ status: 'ok', database: state, version })
        : c.json({ status: 'degraded', database: up ? state : 'down', version }, 503)
    })
    .get('/health/live', (c) => {
      c.header('cache-control', 'no-store')
      return c.json({ status: 'ok', version })
    })
}

/**
 * Resolves after the timeout. If our own event loop was blocked, the reply may have arrived but not been
 * read, so it waits one more turn.
 */
async function timeOut(timeoutMs: number): Promise<false> {
  await sleep(timeoutMs, undefined, { ref: false })
  await nextTurn()
  return false
}
