import { sql, type Kysely } from 'kysely'
import { repeat } from './repeat.ts'
import type { Database } from './schema.ts'

/**
 * The database's time, asked for now. Every time that is stored, or compared with a stored one, comes from the
 * database: the clocks of the machines that write differ.
 */
export async function readNow(db: Kysely<Database>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database did not say what time it is')
  return row.now
}

/** Goes on from a time of the database, whatever happens to this machine's clock meanwhile. */
export function clockFrom(time: Date): () => Date {
  const readAt = performance.now()
  return () => new Date(time.getTime() + performance.now() - readAt)
}

/** The database's time without a query for each answer. */
export interface DatabaseClock {
  now(): Date
  stop(): Promise<void>
}

const READ_EVERY_MS = 60_000

/** Reads the database's time now and every minute. While the database is away, the last reading goes on. */
export async function startDatabaseClock(db: Kysely<Database>): Promise<DatabaseClock> {
  let now = clockFrom(await readNow(db))
  const read = async () => {
    now = clockFrom(await readNow(db))
  }
  // A lost database is reported by whoever needs it.
  const stop = repeat(READ_EVERY_MS, 'time of the database', () => undefined, read)
  return { now: () => now(), stop }
}
