import { sql } from 'kysely'
import { DEFAULT_RETENTION, type Retention } from '#core/retention.ts'
import type { DatabaseHandle } from './open.ts'
import { refreshClickCounts } from './queries/jobs/clicks.ts'
import { expirePostings } from './queries/boards/job-expiry.ts'
import { recordMarketDayIfDue } from './queries/market/market-days.ts'
import { createChangePruner } from './queries/jobs/job-changes.ts'
import { repeat } from './repeat.ts'
import { applyRetention, isRetentionQueued } from './retention.ts'
import { readNow } from './clock.ts'

const CLICK_COUNTS_EVERY_MS = 60_000
const UPKEEP_EVERY_MS = 3_600_000
/** PGlite never vacuums by itself, and its log only shrinks at a checkpoint. */
const HOUSEKEEPING_EVERY_MS = 30 * 60_000

/**
 * Closes postings that were not confirmed for too long and counts postings for the market pages, now and every hour.
 * Part of a site and of a worker.
 *
 * @returns Stops it and waits for the current run.
 */
export function startTidying(
  owner: DatabaseHandle['owner'],
  logError: (error: unknown, what: string) => void,
): () => Promise<void> {
  const tidy = async () => expirePostings(owner, await readNow(owner))
  const count = async () => recordMarketDayIfDue(owner, await readNow(owner))
  const tasks = [
    repeat(UPKEEP_EVERY_MS, 'postings not confirmed', logError, tidy, 'at once'),
    repeat(UPKEEP_EVERY_MS, 'figures of the market', logError, count, 'at once'),
  ]
  return async () => {
    await Promise.all(tasks.map((stop) => stop()))
  }
}

/**
 * Periodic work while the site runs: the click counts behind the popular and trending orders; at the start
 * and every hour, closing unconfirmed postings, counting the market's figures, deleting read changes and, if no worker
 * has it in its queue, everything whose time is over; and, for the embedded engine, vacuum and checkpoint, which a
 * PostgreSQL server does itself. A failure is logged and retried at the next interval.
 *
 * @returns Stops it, and resolves when running work is done. Close the database only after that.
 */
export function startMaintenance(
  { engine, owner }: Pick<DatabaseHandle, 'engine' | 'owner'>,
  logError: (error: unknown, what: string) => void,
  retention: Retention = DEFAULT_RETENTION,
): () => Promise<void> {
  const deleteOld = async () => {
    if (!(await isRetentionQueued(owner))) await applyRetention({ engine, owner }, retention)
  }
  const tasks = [
    repeat(CLICK_COUNTS_EVERY_MS, 'click counts', logError, () => refreshClickCounts(owner)),
    startTidying(owner, logError),
    repeat(UPKEEP_EVERY_MS, 'old rows', logError, deleteOld, 'at once'),
    repeat(UPKEEP_EVERY_MS, 'changes that were read', logError, createChangePruner(owner), 'at once'),
  ]
  if (engine === 'pglite') {
    tasks.push(
      repeat(HOUSEKEEPING_EVERY_MS, 'housekeeping', logError, async () => {
        await sql`vacuum analyze`.execute(owner)
        await sql`checkpoint`.execute(owner)
      }),
    )
  }
  return async () => {
    await Promise.all(tasks.map((stop) => stop()))
  }
}
