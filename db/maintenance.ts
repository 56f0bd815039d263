import { sql } from 'kysely'
import type { DatabaseHandle } from './open.ts'
import { refreshClickCounts } from './queries/clicks.ts'

const CLICK_COUNTS_EVERY_MS = 60_000
/** PGlite never vacuums by itself and its log only shrinks at a checkpoint. */
const HOUSEKEEPING_EVERY_MS = 30 * 60_000

/**
 * What the database needs done while the site runs: the counts behind the popular and trending orders, and, for
 * the embedded engine, what a PostgreSQL server does by itself. Failures are logged and tried again next time.
 *
 * @returns Stops it.
 */
export function startMaintenance(
  { engine, owner }: Pick<DatabaseHandle, 'engine' | 'owner'>,
  logError: (error: unknown, what: string) => void,
): () => void {
  const every = (milliseconds: number, what: string, work: () => Promise<unknown>) => {
    let running = false
    return setInterval(() => {
      if (running) return
      running = true
      work()
        .catch((error: unknown) => logError(error, what))
        .finally(() => {
          running = false
        })
    }, milliseconds).unref()
  }
  const timers = [every(CLICK_COUNTS_EVERY_MS, 'click counts', () => refreshClickCounts(owner))]
  if (engine === 'pglite') {
    timers.push(
      every(HOUSEKEEPING_EVERY_MS, 'housekeeping', async () => {
        await sql`vacuum analyze`.execute(owner)
        await sql`checkpoint`.execute(owner)
      }),
    )
  }
  return () => timers.forEach((timer) => clearInterval(timer))
}
