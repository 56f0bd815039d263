import type { Kysely } from 'kysely'
import { readDescriptions } from '#db/queries/jobs/indexed-jobs.ts'
import type { Database } from '#db/schema.ts'
import { hasBit } from './bits.ts'
import type { JobIndex } from './job-index.ts'
import type { Slices } from './slices.ts'

export interface DescriptionReaderOptions {
  db: Kysely<Database>
  slices: Slices
  logError: (error: unknown, what: string) => void
}

/** Descriptions per query: some hundred kilobytes. */
const BATCH = 100
const RETRY_MS = 3000

/** Adds the words of descriptions to an index that answers already. */
export interface DescriptionReader {
  /** Begins with the newest rows of a new index. */
  restart: (index: JobIndex) => void
  /** Adds rows of the current index. */
  add: (rows: readonly number[]) => void
  /** Resolves when no row waits to be read, or the database failed. */
  settled: () => Promise<void>
  stop: () => Promise<void>
}

export function createDescriptionReader({
  db,
  slices,
  logError,
}: DescriptionReaderOptions): DescriptionReader {
  let index: JobIndex | null = null
  let pending: number[] = []
  let stopped = false
  let failing = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const readBatch = async (current: JobIndex, rows: readonly number[]) => {
    const { ids } = current.columns
    const rowOf = new Map(
      rows.filter((row) => hasBit(current.listed, row)).map((row) => [ids.idOf(row), row]),
    )
    for (const { id, description } of await readDescriptions(db, [...rowOf.keys()])) {
      await slices.pauseIfDue()
      const row = rowOf.get(id)
      // It may have changed meanwhile: its new row has its turn.
      if (row !== undefined && ids.find(id) === row) current.words.addDescription(row, description)
    }
  }
  const next = () => (stopped || pending.length === 0 ? null : index)
  const run = async () => {
    for (let current = next(); current; current = next()) {
      const rows = pending.splice(-BATCH)
      try {
        await readBatch(current, rows)
      } catch (error) {
        if (index === current) pending.push(...rows)
        throw error
      }
      failing = false
    }
  }
  const start = () => {
    if (running || stopped) return
    running = run()
      .catch((error: unknown) => {
        if (stopped) return
        if (!failing) logError(error, 'Descriptions could not be indexed')
        failing = true
        timer = setTimeout(start, RETRY_MS).unref()
      })
      .finally(() => {
        running = null
      })
  }
  return {
    restart: (fresh) => {
      index = fresh
      pending = [...fresh.orders.newest].reverse()
      start()
    },
    add: (rows) => {
      pending.push(...rows)
      start()
    },
    settled: () => running ?? Promise.resolve(),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
