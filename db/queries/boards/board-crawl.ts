import { sql, type Kysely } from 'kysely'
import type { Doubt } from '#core/board-health.ts'
import type { Database } from '#db/schema.ts'
import { columnsAfterCrawl, type PlacementColumns } from './board-placement.ts'
import { withOneSpelling } from './company-spelling.ts'
import { readBoard, COOLING_DOWN_UNTIL, type Board } from './boards.ts'
import {
  isOlderThanStored,
  planCrawl,
  crawlHealthOf,
  withoutRefused,
  type Crawl,
  type CrawlHealth,
} from './crawl-plan.ts'
import { groupCopies } from './job-copies.ts'
import { fillOpeningKeys } from './job-openings.ts'
import { retireSamples, writePostings, type RefusedPosting } from './job-ingest.ts'
import { closeUnlisted, markMissed, markSeen, markUnread, readKnownPostings } from './job-sightings.ts'
import { acquireWriteLock } from '../write-lock.ts'

/** How a report names a posting. */
export interface NamedPosting {
  external_id: string
  title: string
}

export interface CrawlResult {
  inserted: NamedPosting[]
  /** Changed, and still listed. */
  updated: number
  unchanged: number
  /** Closed before, and listed again. */
  reopened: NamedPosting[]
  /** Not listed since this crawl: a second one closes them. */
  missing: NamedPosting[]
  closed: NamedPosting[]
  /** What the board's stored reading was before this crawl. */
  before: 'nothing' | 'crawl' | 'saved file'
  /**
   * External ids that appeared on or disappeared from the board since the last healthy crawl, kept postings
   * or not.
   */
  appeared: string[]
  disappeared: string[]
  /** The board has shrunk so much that unlisted postings are not marked as missing yet. */
  doubted: boolean
  /** A newer crawl is already stored: this one adds history, and marks nothing as missing. */
  older: boolean
  samplesRetired: number
  /** The database took all others. */
  refused: RefusedPosting[]
}

/**
 * Stores a crawl: writes new and changed postings, marks unlisted ones as missing, closes those that a second
 * healthy crawl does not list either, and records the run. All in one transaction, and idempotent: the same
 * crawl again changes no posting.
 */
export function storeCrawl(owner: Kysely<Database>, crawled: Crawl): Promise<CrawlResult> {
  return owner.transaction().execute(async (transaction) => {
    await acquireWriteLock(transaction)
    const { source, seenAt } = crawled
    const read = await withOneSpelling(transaction, crawled)
    const board = await readBoard(transaction, source)
    const known = await readKnownPostings(transaction, source)
    const health = crawlHealthOf(read, board)
    const wanted = planCrawl(read, known, board, health)
    const boardConfirmations = (board?.confirmations ?? 0) + (health.kind === 'healthy' ? 1 : 0)
    const sighting = { at: seenAt, boardConfirmations }

    const refused = await writePostings(
      transaction,
      [...wanted.inserted, ...wanted.updated, ...wanted.reopened],
      sighting,
      isOlderThanStored(read, board) ? board?.seen_at : null,
    )
    const crawl = withoutRefused(read, refused)
    const plan = refused.length > 0 ? planCrawl(crawl, known, board, health) : wanted
    const written = [...plan.inserted, ...plan.updated, ...plan.reopened]
    await markSeen(transaction, source, idsOf(plan.seen), sighting)
    await markUnread(transaction, source, idsOf(plan.unread))
    await markMissed(transaction, source, idsOf(plan.missing), seenAt)
    await closeUnlisted(transaction, source, idsOf(plan.closed), seenAt)
    await rememberBoard(transaction, crawl, health, {
      confirmations: boardConfirmations,
      ...columnsAfterCrawl(crawl, { board, health, known, plan }),
      skipped: plan.skipped,
    })
    const filled = await fillOpeningKeys(transaction, source)
    await groupCopies(transaction, [...written.map(({ cardKey }) => cardKey), ...plan.cards, ...filled])
    const kept = crawl.reading?.postings.length ?? 0
    const samplesRetired = kept > 0 ? await retireSamples(transaction) : 0
    const result: CrawlResult = {
      inserted: plan.inserted.map(({ posting }) => named(posting)),
      updated: plan.updated.length,
      unchanged: plan.unchanged,
      reopened: plan.reopened.map(({ posting }) => named(posting)),
      missing: plan.missing.map(named),
      closed: plan.closed.map(named),
      before: board?.read_at ? (board.from_file ? 'saved file' : 'crawl') : 'nothing',
      ...compare(board?.listed ?? [], listedNow(crawl, health) ?? board?.listed ?? []),
      doubted: health.kind === 'doubted',
      older: isOlderThanStored(crawl, board),
      samplesRetired,
      refused,
    }
    await recordRun(transaction, crawl, result)
    return result
  })
}

/** Stores the board's state. A healthy crawl becomes the baseline of the next one. */
async function rememberBoard(
  transaction: Kysely<Database>,
  crawl: Crawl,
  health: CrawlHealth,
  { skipped, ...columns }: Pick<Board, 'confirmations'> & Partial<PlacementColumns> & { skipped: number },
): Promise<void> {
  const { source, seenAt, reading } = crawl
  const healthy = {
    seen_at: seenAt,
    doubted_at: null,
    doubted_found: null,
    doubted_crawls: 0,
    ...(reading && {
      found: reading.found,
      listed: reading.listed,
      kept: reading.postings.length + skipped,
      read_at: sql<Date>`now()`,
      from_file: crawl.fromFile ?? false,
      validators: JSON.stringify(reading.validators),
    }),
  }
  const doubted = (doubt: Doubt) => ({
    doubted_at: doubt.at,
    doubted_found: doubt.found,
    doubted_crawls: doubt.crawls,
    // Validators of the healthy response no longer match what the board lists.
    validators: '[]',
  })
  const state = {
    last_run_at: sql<Date>`now()`,
    last_outcome: outcomeOf(crawl, health.kind === 'doubted'),
    last_error: crawl.reading?.trouble ?? null,
    failures: 0,
    asked_at: null,
    ...(reading?.memory !== undefined && { memory: JSON.stringify(reading.memory) }),
    ...columns,
    ...(health.kind === 'healthy' && healthy),
    ...(health.kind === 'doubted' && doubted(health.doubt)),
  }
  await transaction
    .insertInto('boards')
    .values({
      source,
      seen_at: null,
      found: null,
      kept: null,
      doubted_found: null,
      company: reading?.company ?? null,
      ...state,
    })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({
        ...state,
        company: sql<string | null>`coalesce(boards.company, excluded.company)`,
        retry_at: COOLING_DOWN_UNTIL,
      }),
    )
    .execute()
}

async function recordRun(transaction: Kysely<Database>, crawl: Crawl, result: CrawlResult): Promise<void> {
  const { source, startedAt, reading } = crawl
  await transaction
    .insertInto('ingest_runs')
    .values({
      source,
      started_at: startedAt,
      outcome: outcomeOf(crawl, result.doubted),
      found: reading?.found ?? 0,
      kept: reading?.postings.length ?? 0,
      rejected: JSON.stringify(reading?.rejected ?? {}),
      inserted: result.inserted.length,
      updated: result.updated,
      unchanged: result.unchanged,
      reopened: result.reopened.length,
      missing: result.missing.length,
      closed: result.closed.length,
      error: reading?.trouble ?? null,
    })
    .execute()
}

/** null if it does not tell what the board lists now. */
function listedNow({ reading }: Crawl, health: CrawlHealth): string[] | null {
  return health.kind === 'older' ? null : (reading?.listed ?? null)
}

function compare(before: string[], now: string[]) {
  const [old, current] = [new Set(before), new Set(now)]
  return {
    appeared: [...current].filter((id) => !old.has(id)),
    disappeared: [...old].filter((id) => !current.has(id)),
  }
}

function outcomeOf({ reading }: Crawl, doubted: boolean): 'done' | 'not modified' | 'doubted' {
  if (reading === null) return 'not modified'
  return doubted ? 'doubted' : 'done'
}

function named({ external_id, title }: NamedPosting): NamedPosting {
  return { external_id, title }
}

function idsOf(postings: NamedPosting[]): string[] {
  return postings.map(({ external_id }) => external_id)
}
