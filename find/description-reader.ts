import type { Kysely } from 'kysely'
import { readDescriptions } from '#db/queries/jobs/indexed-jobs.ts'
import type { Database } from '#db/schema.ts'
import { hasBit } from './bits.ts'
import type { JobIndex } from './job-index.ts'
import type { Slices } from '#core/slices.ts'
import { startThreadWords, type ThreadWords } from './thread-words.ts'

/** A thread that reads descriptions if there are many. */
export interface DescriptionThread {
  /** `find/words/description-thread.ts`, as a file that Node can run: the built server has no such file. */
  program: URL
  /** How many must wait for it to start; default: 2,000. It takes 60 MB and half a second. */
  from?: number
}

export interface DescriptionReaderOptions {
  db: Kysely<Database>
  slices: Slices
  /** Without it, the thread that answers reads all of them. */
  thread?: DescriptionThread
  logError: (error: unknown, what: string) => void
}

/** Descriptions per query: some hundred kilobytes. */
const BATCH = 100
const RETRY_MS = 3000
const MANY = 2000

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
  thread,
  logError,
}: DescriptionReaderOptions): DescriptionReader {
  let index: JobIndex | null = null
  let pending: number[] = []
  let stopped = false
  let failing = false
  let running: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let elsewhere: { words: ThreadWords; index: JobIndex } | null = null
  let threadFailed = false

  const endThread = async () => {
    const { words } = elsewhere ?? {}
    elsewhere = null
    await words?.stop()
  }
  /** The thread for an index; null if there is none, or too little to read for one. */
  const threadFor = async (current: JobIndex, waiting: number): Promise<ThreadWords | null> => {
    if (elsewhere && elsewhere.index !== current) await endThread()
    if (!elsewhere && thread && !threadFailed && waiting >= (thread.from ?? MANY))
      elsewhere = { words: startThreadWords(thread.program, current.words), index: current }
    return elsewhere?.words ?? null
  }
  /** The words of each description; null if this thread has to read them. */
  const readElsewhere = async (current: JobIndex, descriptions: string[]) => {
    try {
      return (
        (await (await threadFor(current, descriptions.length + pending.length))?.read(descriptions)) ?? null
      )
    } catch (error) {
      if (!stopped) logError(error, 'Descriptions are indexed by the thread that answers')
      threadFailed = true
      await endThread()
      return null
    }
  }

  const readBatch = async (current: JobIndex, rows: readonly number[]) => {
    const { ids } = current.columns
    const rowOf = new Map(
      rows.filter((row) => hasBit(current.listed, row)).map((row) => [ids.idOf(row), row]),
    )
    const found = await readDescriptions(db, [...rowOf.keys()])
    const texts = found.map(({ description }) => description)
    const words = await readElsewhere(current, texts)
    for (const [at, { id, description }] of found.entries()) {
      await slices.pauseIfDue()
      const row = rowOf.get(id)
      // It may have changed meanwhile: its new row has its turn.
      if (row === undefined || ids.find(id) !== row) continue
      if (words) current.words.addDescriptionWords(row, words[at] ?? [])
      else current.words.addDescription(row, description)
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
      .finally(async () => {
        running = null
        if (pending.length === 0) await endThread()
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
      await endThread()
    },
  }
}
