import { placeAfterCrawl, placeAfterFailure, type BoardPlacement } from '#core/board-tier.ts'
import type { Board, FailedRun } from './boards.ts'
import type { Crawl, CrawlHealth, Plan } from './crawl-plan.ts'
import type { KnownPosting } from './job-sightings.ts'

/** The columns of `boards` that hold a placement. */
export type PlacementColumns = Pick<Board, 'state' | 'tier' | 'finding' | 'changed_at' | 'gone_since'>

const UNKNOWN: BoardPlacement = {
  state: 'active',
  tier: 'often',
  finding: null,
  changedAt: null,
  goneSince: null,
}

/**
 * The columns to write after a crawl.
 *
 * @param known The postings as they were before it.
 * @returns null if the crawl does not tell how the board is now.
 */
export function columnsAfterCrawl(
  crawl: Crawl,
  {
    board,
    health,
    known,
    plan,
  }: { board: Board | null; health: CrawlHealth; known: KnownPosting[]; plan: Plan },
): PlacementColumns | null {
  if (health.kind !== 'healthy') return null
  const { reading, seenAt: at } = crawl
  const before = board && placementOf(board)
  const opened = plan.inserted.length + plan.reopened.length
  const skipped = plan.skipped
  // The jobs in India may be among what was left for the next crawl.
  if (reading?.unvisited && reading.postings.length + skipped === 0) return null
  const openBefore = known.filter(({ closed_at }) => closed_at === null).length
  const facts = {
    at,
    found: reading?.found ?? board?.found ?? 0,
    // An unchanged board does not say again how many of its postings are in India.
    india: reading ? reading.india + skipped : before?.finding === 'no IT jobs in India' ? 1 : 0,
    kept: reading ? reading.postings.length + skipped : (board?.kept ?? 0),
    open: openBefore + opened - plan.closed.length,
    changed: opened + plan.missing.length + plan.closed.length > 0,
  }
  return columnsOf(placeAfterCrawl(before, facts))
}

/** The columns to write after a failed run. */
export function columnsAfterFailure(board: Board | null, run: FailedRun, now: Date): PlacementColumns {
  return columnsOf(
    placeAfterFailure(board ? placementOf(board) : UNKNOWN, {
      at: now,
      gone: run.outcome === 'gone',
      failures: (board?.failures ?? 0) + 1,
      readBefore: board?.read_at != null,
    }),
  )
}

function placementOf({ state, tier, finding, changed_at, gone_since }: Board): BoardPlacement {
  return { state, tier, finding, changedAt: changed_at, goneSince: gone_since }
}

function columnsOf({ state, tier, finding, changedAt, goneSince }: BoardPlacement): PlacementColumns {
  return { state, tier, finding, changed_at: changedAt, gone_since: goneSince }
}
