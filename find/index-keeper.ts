import type { Kysely } from 'kysely'
import type { JobFinder } from '#core/find/job-search.ts'
import { createSqlFinder } from '#db/queries/jobs/find-jobs.ts'
import {
  readChangeMark,
  readChanges,
  readJobsToIndex,
  readOpenJobs,
  readSightings,
  type ChangeMark,
} from '#db/queries/jobs/indexed-jobs.ts'
import type { Database } from '#db/schema.ts'
import type { WordIndex } from '#find/words/word-index.ts'
import { createDescriptionReader } from './description-reader.ts'
import { createIndexFinder } from './index-finder.ts'
import { JobIndex } from './job-index.ts'
import { createSlices, nextTurn } from './slices.ts'

export interface KeeperOptions {
  /** The web role's handle. */
  db: Kysely<Database>
  logError: (error: unknown, what: string) => void
  createWords: () => WordIndex
  /** Time between two renewals. */
  everyMs?: number
}

export interface IndexKeeper {
  /** Finds by the index; by SQL until it is built. */
  finder: JobFinder
  /** Resolves when the index has been built once, or was stopped. */
  built: Promise<void>
  /** Ends all work, and resolves when the database is no longer used. */
  stop: () => Promise<void>
}

/** How often changes are read. A change is found this soon, plus the time that a page is cached. */
export const RENEWAL_MS = 3000
/** Postings per query of a build. */
const BATCH = 500
/** An index that could not be renewed for this long is no longer used. */
const USED_FOR_MS = 120_000
/** The log of changes holds more than this (`db/maintenance.ts`). */
const CHANGES_KEPT_MS = 30 * 60_000
/** A rebuild because of a difference that nothing explains is not repeated sooner. */
const DIFFERENCE_PAUSE_MS = 10 * 60_000
/** From this share of removed rows on, a new index takes less memory. */
const MAX_REMOVED_SHARE = 1 / 3

class StoppedError extends Error {
  override name = 'StoppedError'
}

/**
 * Builds the index of this process and keeps it like the database. A failure is logged, once until the next success, and
 * tried again: it never ends the process.
 */
export function keepIndex({ db, logError, createWords, everyMs = RENEWAL_MS }: KeeperOptions): IndexKeeper {
  let stopped = false
  const slices = createSlices({
    pause: async () => {
      await nextTurn()
      if (stopped) throw new StoppedError()
    },
  })
  let index: JobIndex | null = null
  let mark: ChangeMark = { oldest: '0', read: [] }
  let renewedAt = Number.NEGATIVE_INFINITY
  let comparedAt = Number.NEGATIVE_INFINITY
  const descriptions = createDescriptionReader({ db, slices, logError })
  const sqlFinder = createSqlFinder(db)

  const build = async () => {
    const startedAt = Date.now()
    const fresh = new JobIndex(createWords())
    const buildMark = await readChangeMark(db)
    fresh.confirmBoards(await readSightings(db))
    await fresh.apply(readOpenJobs(db, BATCH), [], slices)
    index = fresh
    mark = buildMark
    renewedAt = startedAt
    descriptions.restart(fresh)
    await renew(fresh)
  }

  /** @returns Whether the index must be built again. */
  const renew = async (current: JobIndex): Promise<boolean> => {
    const now = Date.now()
    const changes = await readChanges(db, mark)
    if (changes.incomplete || now - renewedAt > CHANGES_KEPT_MS) return true
    const { jobs, boards } = changes
    if (boards.length > 0) current.confirmBoards(await readSightings(db, boards))
    if (jobs.length > 0) {
      const open = await readInBatches(jobs)
      const listed = new Set(open.map(({ id }) => id))
      const gone = jobs.filter((id) => !listed.has(id))
      descriptions.add(await current.apply([open], gone, slices))
    }
    mark = changes.mark
    renewedAt = now
    if (jobs.length > 0 || changes.open === current.size) return current.words.removedShare() > MAX_REMOVED_SHARE
    if (now - comparedAt < DIFFERENCE_PAUSE_MS) return false
    comparedAt = now
    logError(new Error(`${current.size} postings are indexed, ${changes.open} are open`), 'The index is built again')
    return true
  }

  const readInBatches = async (ids: readonly string[]) => {
    const jobs = []
    for (let start = 0; start < ids.length; start += BATCH) {
      jobs.push(...(await readJobsToIndex(db, ids.slice(start, start + BATCH))))
      await slices.pauseIfDue()
    }
    return jobs
  }

  let failing = false
  let rebuild = true
  const turn = async () => {
    try {
      if (index && !rebuild) rebuild = await renew(index)
      if (!index || rebuild) await build()
      rebuild = false
      failing = false
    } catch (error) {
      if (stopped) return
      if (!failing) logError(error, 'The index of postings could not be renewed')
      failing = true
    }
  }

  let wake = () => undefined as void
  let reportBuilt = () => undefined as void
  const built = new Promise<void>((resolve) => {
    reportBuilt = resolve
  })
  const run = async () => {
    while (!stopped) {
      await turn()
      if (index) reportBuilt()
      if (!stopped) await wait(everyMs, (end) => (wake = end))
    }
    reportBuilt()
    await descriptions.stop()
  }
  const running = run()

  const finderOf = new WeakMap<JobIndex, JobFinder>()
  const current = (): JobFinder => {
    if (!index || Date.now() - renewedAt > USED_FOR_MS) return sqlFinder
    const finder = finderOf.get(index) ?? createIndexFinder(db, index)
    finderOf.set(index, finder)
    return finder
  }
  return {
    finder: {
      find: (search, page) => current().find(search, page),
      label: (facet, slug) => current().label(facet, slug) || sqlFinder.label(facet, slug),
    },
    built,
    stop: async () => {
      stopped = true
      wake()
      await running
    },
  }
}

/** Does not keep the process alive. @param onEnd Gets the function that ends the wait. */
function wait(milliseconds: number, onEnd: (end: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds).unref()
    onEnd(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
