import type { Kysely } from 'kysely'
import type { JobFinder } from '#core/find/job-search.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import type { Database } from '#db/schema.ts'
import { createWordIndex, type WordIndex } from '#find/words/word-index.ts'
import { createDescriptionReader, type DescriptionThread } from './description-reader.ts'
import { createIndexFinder } from './index-finder.ts'
import { buildIndex, renewIndex, type RenewableIndex } from './read-index.ts'
import { createSlices, nextTurn } from '#core/slices.ts'
import { createTurns } from './turns.ts'

export interface KeeperOptions {
  /** The web role's handle. */
  db: Kysely<Database>
  logError: (error: unknown, what: string) => void
  /** Reads descriptions if there are many. */
  descriptionThread?: DescriptionThread
  /** An empty word index. */
  createWords?: () => WordIndex
  /** Time between two renewals. */
  everyMs?: number
}

export interface IndexKeeper {
  /** Finds by the index; by SQL until it is built. */
  finder: JobFinder
  /** The same, but it waits for an index with all words: what is mailed must not depend on when the site started. */
  indexed: Pick<JobFinder, 'find'>
  /** How many postings the index holds, and since when it was not compared with the database; null until it is built. */
  state: () => { postings: number; ageMs: number } | null
  /** Resolves when the index has been built once, or was stopped. */
  built: Promise<void>
  /** Resolves when the words of the descriptions are in it too, or the database failed. */
  complete: () => Promise<void>
  /** Ends all work, and resolves when the database is no longer used. */
  stop: () => Promise<void>
}

/** How often changes are read. */
const RENEWAL_MS = 3000
/** A search reads them first if the last time was longer ago, so that a page is as new as what it was made from. */
const NEW_ENOUGH_MS = 500
/** But it does not wait longer for them. */
const WAIT_MS = 300
/** An index that could not be renewed for this long is no longer used. */
const USED_FOR_MS = 120_000
/** A rebuild because of a difference that nothing explains is not repeated sooner. */
const DIFFERENCE_PAUSE_MS = 10 * 60_000

class StoppedError extends Error {
  override name = 'StoppedError'
}

/**
 * Builds the index of this process and keeps it like the database. A failure is logged, once until the next success, and
 * tried again: it never ends the process.
 */
export function keepIndex({
  db,
  logError,
  descriptionThread,
  createWords = createWordIndex,
  everyMs = RENEWAL_MS,
}: KeeperOptions): IndexKeeper {
  let stopped = false
  const slices = createSlices({
    pause: async () => {
      await nextTurn()
      if (stopped) throw new StoppedError()
    },
  })
  const descriptions = createDescriptionReader({ db, slices, thread: descriptionThread, logError })
  let current: { held: RenewableIndex; finder: JobFinder } | null = null
  let differedAt = Number.NEGATIVE_INFINITY

  const mustRebuild = async ({ held }: { held: RenewableIndex }): Promise<boolean> => {
    const { added, rebuild } = await renewIndex(db, held, slices)
    descriptions.add(added)
    if (rebuild !== 'it differs from the database') return rebuild !== null
    if (performance.now() - differedAt < DIFFERENCE_PAUSE_MS) return false
    differedAt = performance.now()
    logError(
      new Error('No change that was logged explains it'),
      'The index of postings is not as the database',
    )
    return true
  }
  const turns = createTurns(everyMs, logError, async () => {
    if (current && !(await mustRebuild(current))) return
    const held = await buildIndex(db, createWords(), slices)
    await renewIndex(db, held, slices)
    current = { held, finder: createIndexFinder(db, held.index, () => turns.finishOne(WAIT_MS)) }
    descriptions.restart(held.index)
  })

  const sqlFinder = createSqlFinder(db)
  const best = () =>
    current && performance.now() - current.held.renewedAt < USED_FOR_MS ? current.finder : sqlFinder
  const finder: JobFinder = {
    find: async (search, page) => {
      if (current && performance.now() - current.held.renewedAt > NEW_ENOUGH_MS)
        await turns.finishOne(WAIT_MS)
      return best().find(search, page)
    },
    label: (facet, slug) => best().label(facet, slug) || sqlFinder.label(facet, slug),
  }
  const complete = async () => {
    await turns.firstSuccess
    await descriptions.settled()
  }
  return {
    finder,
    indexed: {
      find: async (search, page) => {
        await complete()
        return finder.find(search, page)
      },
    },
    state: () =>
      current && { postings: current.held.index.size, ageMs: performance.now() - current.held.renewedAt },
    built: turns.firstSuccess,
    complete,
    stop: async () => {
      stopped = true
      await turns.stop()
      await descriptions.stop()
    },
  }
}
