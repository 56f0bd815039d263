import { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { pingDatabase } from '#db/queries/health.ts'
import type { Database } from '#db/schema.ts'
import { withinTime } from './time-limit.ts'

const PATIENCE_MS = 2000

export interface HealthOptions {
  db: Kysely<Database>
  version: string
  patienceMs?: number
}

/** `GET /health`: 200 with `{status: 'ok', database: 'up', version}`; 503 while the database does not answer. */
export function healthRoute({ db, version, patienceMs = PATIENCE_MS }: HealthOptions): Hono {
  return new Hono().get('/health', async (c) => {
    const answered = pingDatabase(db).then(
      () => true,
      () => false,
    )
    const up = await withinTime(answered, patienceMs, () => false)
    c.header('cache-control', 'no-store')
    return up
      ? c.json({ status: 'ok', database: 'up', version })
      : c.json({ status: 'degraded', database: 'down', version }, 503)
  })
}
