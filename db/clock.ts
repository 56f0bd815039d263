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

/** The clock of the database behind each handle, see `keepTime`. */
const clocks = new WeakMap<Kysely<Database>, () => Date>()

/**
 * The database's time without a query, for pages, which compare it with stored times. It was read a minute ago at most,
 * and goes on while the database is away.
 */
export function currentTime(db: Kysely<Database>): Date {
  // A handle of a test has no clock, and this machine is its database's too.
  // oxlint-disable-next-line pravesh/no-process-clock
  return clocks.get(db)?.() ?? new Date()
}

const READ_EVERY_MS = 60_000

/**
 * Reads the database's time now and every minute, for `currentTime` of all these handles.
 *
 * @returns Stops it.
 */
export async function keepTime(
  owner: Kysely<Database>,
  handles: readonly Kysely<Database>[],
): Promise<() => Promise<void>> {
  const read = async () => {
    const clock = clockFrom(await readNow(owner))
    for (const handle of handles) clocks.set(handle, clock)
  }
  await read()
  // A lost database is reported by whoever needs it.
  return repeat(READ_EVERY_MS, 'time of the database', () => undefined, read)
}
