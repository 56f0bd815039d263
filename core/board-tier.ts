import type { BoardState, BoardTier } from './content/boards.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A board that opened or closed a posting within this time is asked often. */
const LIVELY_FOR_MS = 3 * DAY_MS

/** Runs that find no such board must be this far apart to count as two. */
const GONE_AGAIN_AFTER_MS = DAY_MS

/** After this many failed runs in a row a board is asked daily, then weekly. */
const FAILURES_DAILY = 3
const FAILURES_WEEKLY = 10

/** What a crawl found on a board. `gone`: there is no such board. */
export type BoardFinding =
  | 'ok'
  | 'no IT jobs in India'
  | 'no jobs in India'
  | 'empty'
  | 'gone'
  | 'moved'
  | 'failing'

/** A board's state, and how often it is asked. */
export interface BoardPlacement {
  state: BoardState
  tier: BoardTier
  finding: BoardFinding | null
  /** When a crawl last opened or closed a posting. */
  changedAt: Date | null
  /** The first of the runs since the last successful one that found no such board. */
  goneSince: Date | null
}

/** A crawl that succeeded and can be trusted. */
export interface TrustedCrawl {
  at: Date
  /** All postings; those that are in India, of any kind of work; those that we list. */
  found: number
  india: number
  kept: number
  /** Postings of the board that are still open after the crawl, missing ones too. */
  open: number
  /** It opened, reopened or closed a posting, or missed one. */
  changed: boolean
}

/**
 * Where a board belongs after a crawl. With IT jobs in India it is active: asked often while its postings
 * change, else daily. While postings wait to be closed it is asked daily. With nothing for us it rests.
 */
export function placeAfterCrawl(before: BoardPlacement | null, crawl: TrustedCrawl): BoardPlacement {
  const changedAt = crawl.changed ? crawl.at : (before?.changedAt ?? null)
  const finding = findingOf(crawl)
  const known = { finding, changedAt, goneSince: null }
  if (crawl.kept > 0) {
    const lively = changedAt !== null && crawl.at.getTime() - changedAt.getTime() < LIVELY_FOR_MS
    return { ...known, state: 'active', tier: lively ? 'often' : 'daily' }
  }
  if (crawl.open > 0) return { ...known, state: 'active', tier: 'daily' }
  return { ...known, state: 'resting', tier: 'weekly' }
}

function findingOf({ found, india, kept }: TrustedCrawl): BoardFinding {
  if (kept > 0) return 'ok'
  if (found === 0) return 'empty'
  return india === 0 ? 'no jobs in India' : 'no IT jobs in India'
}

/** A run that returned no postings. */
export interface FailedCrawl {
  at: Date
  gone: boolean
  /** Failed runs in a row, with this one. */
  failures: number
  /** The board was read at least once before. */
  readBefore: boolean
}

/**
 * Where a board belongs after a failed run. One that never answered and does not exist is dead at once; one
 * that we have read before only when it is still gone a day later. Any other failure makes it rarer.
 */
export function placeAfterFailure(before: BoardPlacement, run: FailedCrawl): BoardPlacement {
  if (run.gone) {
    const goneSince = before.goneSince ?? run.at
    const twice = run.at.getTime() - goneSince.getTime() >= GONE_AGAIN_AFTER_MS
    if (twice || !run.readBefore)
      return { ...before, state: 'dead', tier: 'monthly', finding: 'gone', goneSince }
    return { ...before, tier: slower(before.tier, 'daily'), finding: 'gone', goneSince }
  }
  const tier = run.failures >= FAILURES_WEEKLY ? 'weekly' : run.failures >= FAILURES_DAILY ? 'daily' : 'often'
  return { ...before, tier: slower(before.tier, tier), finding: 'failing', goneSince: null }
}

const ORDER: BoardTier[] = ['often', 'daily', 'weekly', 'monthly']

function slower(one: BoardTier, other: BoardTier): BoardTier {
  return ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other
}

/** Seconds between the end of a board's run and its next one. `often` is the interval of the run itself. */
export const TIER_SECONDS: Record<Exclude<BoardTier, 'often'>, number> = {
  daily: 86_400,
  weekly: 7 * 86_400,
  monthly: 30 * 86_400,
}
