import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import type { DatabaseHealth } from '#db/open.ts'

const PATIENCE_MS = 2000

export interface HealthOptions {
  database: Pick<DatabaseHealth, 'ask'>
  version: string
  patienceMs?: number
}

/**
 * `GET /health`, whether pages can be made: 200 with `{status: 'ok', database: 'up', version}`; 503 while the database does
 * not answer. `GET /health/live`, whether the process answers at all: 200 with `{status: 'ok', version}`.
 */
export function healthRoute({ database, version, patienceMs = PATIENCE_MS }: HealthOptions): Hono {
  return new Hono()
    .get('/health', async (c) => {
      const answered = database.ask().then(
        () => true,
        () => false,
      )
      const up = await Promise.race([answered, late(patienceMs)])
      c.header('cache-control', 'no-store')
      return up
        ? c.json({ status: 'ok', database: 'up', version })
        : c.json({ status: 'degraded', database: 'down', version }, 503)
    })
    .get('/health/live', (c) => {
      c.header('cache-control', 'no-store')
      return c.json({ status: 'ok', version })
    })
}

/** Where this process itself was late, the answer may be here unread: one look more, before the database is blamed. */
async function late(patienceMs: number): Promise<false> {
  await sleep(patienceMs, undefined, { ref: false })
  await nextTurn()
  return false
}
