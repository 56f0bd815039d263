import type { Kysely } from 'kysely'
import {
  readChangeMark,
  readChanges,
  readJobsToIndex,
  readOpenJobs,
  readSightings,
  type ChangeMark,
  type IndexedJob,
} from '#db/queries/jobs/indexed-jobs.ts'
import type { Database } from '#db/schema.ts'
import type { WordIndex } from '#find/words/word-index.ts'
import { JobIndex } from './job-index.ts'
import type { Slices } from '#core/slices.ts'
import { warmUp } from './warm-up.ts'

/** An index, and up to where it holds the changes of the database. */
export interface RenewableIndex {
  readonly index: JobIndex
  mark: ChangeMark
  /** When its changes were last read, as `performance.now()`. */
  renewedAt: number
}

export interface Renewal {
  /** Rows whose words are new: their descriptions are not indexed yet. */
  added: number[]
  /** Why the index must be built again; null if it is as the database. */
  rebuild: 'changes are missing' | 'removed rows take memory' | 'it differs from the database' | null
}

/** Postings per query: what they take to read is a short time on this thread. */
const BATCH = 500
/** Room for this many times the postings: more are added later. */
const SPARE = 1.1
/** The log of changes holds more than this (`db/maintenance.ts`). */
const CHANGES_KEPT_MS = 30 * 60_000
/** From this share of removed rows on, a new index takes less memory. */
const MAX_REMOVED_SHARE = 1 / 3

/** Reads all open postings. What changes meanwhile is for the first renewal. */
export async function buildIndex(
  db: Kysely<Database>,
  words: WordIndex,
  slices: Slices,
): Promise<RenewableIndex> {
  const renewedAt = performance.now()
  const { mark, open } = await readChangeMark(db)
  const index = new JobIndex(words, Math.ceil(open * SPARE) + 1024)
  index.confirmBoards(await readSightings(db))
  await index.apply(readOpenJobs(db, BATCH), [], slices)
  await warmUp(index, slices)
  return { index, mark, renewedAt }
}

/**
 * Makes the index as the database is now.
 *
 * @throws if the database fails; the index is then as it was, and may be renewed again.
 */
export async function renewIndex(
  db: Kysely<Database>,
  renewed: RenewableIndex,
  slices: Slices,
): Promise<Renewal> {
  const { index } = renewed
  const now = performance.now()
  const changes = await readChanges(db, renewed.mark)
  if (changes.incomplete || now - renewed.renewedAt > CHANGES_KEPT_MS)
    return { added: [], rebuild: 'changes are missing' }
  const { jobs, boards } = changes
  const sightings = boards.length > 0 ? await readSightings(db, boards) : []
  const open = await readInBatches(db, jobs, slices)
  const stillOpen = new Set(open.map(({ id }) => id))
  const gone = jobs.filter((id) => !stillOpen.has(id))
  if (sightings.length > 0) index.confirmBoards(sightings)
  const added = await index.apply([open], gone, slices)
  renewed.mark = changes.mark
  renewed.renewedAt = now
  // What was read after the changes may be newer than they are.
  if (jobs.length === 0 && changes.open !== index.size)
    return { added, rebuild: 'it differs from the database' }
  const wasteful = index.words.removedShare() > MAX_REMOVED_SHARE
  return { added, rebuild: wasteful ? 'removed rows take memory' : null }
}

async function readInBatches(
  db: Kysely<Database>,
  ids: readonly string[],
  slices: Slices,
): Promise<IndexedJob[]> {
  const jobs = []
  for (let start = 0; start < ids.length; start += BATCH) {
    jobs.push(...(await readJobsToIndex(db, ids.slice(start, start + BATCH))))
    await slices.pauseIfDue()
  }
  return jobs
}
