import { CONFIRMED_AFTER_MS, doubtOf, type Doubt } from '#core/board-health.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import type { StoredValidator } from '#db/board-schema.ts'
import type { Board } from './boards.ts'
import { digest, type DigestedPosting, type RefusedPosting } from './job-ingest.ts'
import type { KnownPosting } from './job-sightings.ts'

/** A successful crawl of a board. */
export interface Crawl {
  /** `adapter:board` */
  source: string
  /** By the database's clock, as all times are that are stored. */
  startedAt: Date
  /** When the board listed these postings: by the database's clock, or as the operator dates a saved file. */
  seenAt: Date
  /** The reading is a saved file. Default: no. */
  fromFile?: boolean
  /** null: the board has not changed since the previous crawl. */
  reading: CrawlReading | null
}

export interface CrawlReading {
  postings: NormalisedPosting[]
  /** Listed postings that could not be read this time. */
  unread: UnreadPosting[]
  /** What was wrong with those, for the record of the run; null if all could be read. */
  trouble: string | null
  /** Number of all postings of the board, the rejected ones too. */
  found: number
  /** Number of its postings in India, of any kind of work. */
  india: number
  /** The employer, as the board names it; null if no posting was kept. */
  company: string | null
  /** External ids of all postings that have one. */
  listed: string[]
  /** Postings, or their pages, that the source still lists and that were not read this time. */
  skipped?: string[]
  /** How many of them were never read. */
  unvisited?: number
  /** What the adapter wants to know at the next crawl; undefined leaves what is stored. */
  memory?: unknown
  rejected: Partial<Record<string, number>>
  validators: StoredValidator[]
}

/**
 * What is known of a posting that could not be read. Without an id it may be any posting with its title;
 * without both, any posting.
 */
export interface UnreadPosting {
  /** The posting's own id, or that of the page it is on. */
  external_id: string | null
  title: string | null
}

/** The crawl with the postings that the database refused among those that could not be read. */
export function withoutRefused(crawl: Crawl, refused: RefusedPosting[]): Crawl {
  const { reading } = crawl
  const [first] = refused
  if (!reading || !first) return crawl
  const ids = new Set(refused.map(({ external_id }) => external_id))
  return {
    ...crawl,
    reading: {
      ...reading,
      postings: reading.postings.filter(({ external_id }) => !ids.has(external_id)),
      unread: [...reading.unread, ...refused],
      trouble: reading.trouble ?? `${refused.length} of ${reading.found} refused. First one: ${first.reason}`,
      rejected: { ...reading.rejected, unreadable: (reading.rejected.unreadable ?? 0) + refused.length },
    },
  }
}

/** If a sighting cannot be stored with the board, it is written only when newer by this much. */
const SEEN_AGAIN_AFTER_MS = 3_600_000

export type CrawlHealth = { kind: 'healthy' | 'older' } | { kind: 'doubted'; doubt: Doubt }

/** Whether the crawl can be trusted to say that unlisted postings are missing. */
export function crawlHealthOf({ reading, seenAt }: Crawl, board: Board | null): CrawlHealth {
  if (board?.seen_at && seenAt <= board.seen_at) return { kind: 'older' }
  if (reading === null) return { kind: 'healthy' }
  const before = board?.doubted_at ? storedDoubt(board) : null
  const doubt = doubtOf(reading.found, seenAt, board?.found ?? null, before)
  return doubt ? { kind: 'doubted', doubt } : { kind: 'healthy' }
}

/** Whether a newer crawl of the board is stored. The same crawl again is not older than itself. */
export function isOlderThanStored({ seenAt }: Crawl, board: Board | null): boolean {
  return board?.seen_at != null && seenAt < board.seen_at
}

function storedDoubt({ doubted_at, doubted_found, doubted_crawls }: Board): Doubt | null {
  return doubted_at && { at: doubted_at, found: doubted_found ?? 0, crawls: doubted_crawls }
}

export interface Plan {
  inserted: DigestedPosting[]
  updated: DigestedPosting[]
  reopened: DigestedPosting[]
  unchanged: number
  /** Those of them that are listed, and were not read this time. */
  skipped: number
  /** Unchanged, but their sighting must be written. */
  seen: KnownPosting[]
  /** Listed but no longer readable: they keep their last sighting. */
  unread: KnownPosting[]
  missing: KnownPosting[]
  closed: KnownPosting[]
  /** Previous card keys of the postings that change. */
  cards: string[]
}

/** Compares a crawl with the stored postings and decides what to write. */
export function planCrawl(
  crawl: Crawl,
  known: KnownPosting[],
  board: Board | null,
  health: CrawlHealth,
): Plan {
  const plan: Plan = {
    inserted: [],
    updated: [],
    reopened: [],
    unchanged: 0,
    skipped: 0,
    seen: [],
    unread: [],
    missing: [],
    closed: [],
    cards: [],
  }
  const byId = new Map(known.map((posting) => [posting.external_id, posting]))
  const context = { crawl, board, health }
  for (const posting of crawl.reading?.postings ?? [])
    planListed(plan, digest(posting), byId.get(posting.external_id), context)
  if (health.kind === 'healthy') planUnlisted(plan, known, crawl)
  const changed = [...plan.updated, ...plan.reopened].map(({ posting }) => byId.get(posting.external_id))
  plan.cards = [...changed, ...plan.seen, ...plan.unread, ...plan.missing, ...plan.closed].flatMap(
    (one) => one?.card_key ?? [],
  )
  return plan
}

interface Context {
  crawl: Crawl
  board: Board | null
  health: CrawlHealth
}

function planListed(
  plan: Plan,
  listed: DigestedPosting,
  before: KnownPosting | undefined,
  context: Context,
): void {
  if (!before) plan.inserted.push(listed)
  else if (before.by_hand || isSuperseded(before, context)) plan.unchanged += 1
  else if (before.closed_at) plan.reopened.push(listed)
  else if (before.content_hash !== listed.contentHash || before.card_key !== listed.cardKey)
    plan.updated.push(listed)
  else {
    plan.unchanged += 1
    if (needsWrite(before, context)) plan.seen.push(before)
  }
}

/** Whether an older crawl is already superseded for this posting by a newer one. */
function isSuperseded(before: KnownPosting, { crawl, board, health }: Context): boolean {
  if (health.kind !== 'older') return false
  // The newer crawl lists it as unreadable. The same crawl read again means that it was corrected.
  if (before.unread_since) return isOlderThanStored(crawl, board)
  return before.closed_at !== null || lastSighting(before, board) >= crawl.seenAt.getTime()
}

/** After a healthy crawl, the board's row already says that its postings were seen. */
function needsWrite(before: KnownPosting, { crawl, board, health }: Context): boolean {
  if (before.unread_since) return true
  if (health.kind === 'older') return false
  if (before.missed_since) return true
  return (
    health.kind === 'doubted' && crawl.seenAt.getTime() - lastSighting(before, board) > SEEN_AGAIN_AFTER_MS
  )
}

function lastSighting(
  { last_seen_at, missed_since, unread_since }: KnownPosting,
  board: Board | null,
): number {
  const byBoard = missed_since || unread_since ? null : board?.seen_at
  return Math.max(last_seen_at?.getTime() ?? 0, byBoard?.getTime() ?? 0)
}

/**
 * Open postings that were not read: unreadable but listed, missing for the first time, or missing for the
 * second.
 */
function planUnlisted(plan: Plan, known: KnownPosting[], { reading, seenAt }: Crawl): void {
  const listed = reading && new Set(reading.postings.map(({ external_id }) => external_id))
  const skipped = new Set(reading?.skipped)
  const isUnread = unreadMatcher(reading?.unread ?? [])
  for (const posting of known) {
    const { missed_since, unread_since, closed_at, external_id, page_id } = posting
    if (closed_at) continue
    // An unchanged board still lists what it listed at the previous crawl.
    const isListed = listed ? listed.has(external_id) : !missed_since
    if (isListed) plan.unchanged += listed ? 0 : 1
    else if (skipped.has(external_id) || (page_id !== null && skipped.has(page_id))) {
      plan.skipped += 1
      plan.unchanged += 1
      if (missed_since || unread_since) plan.seen.push(posting)
    } else if (isUnread(posting)) {
      if (!missed_since && !unread_since) plan.unread.push(posting)
    } else if (!missed_since) plan.missing.push(posting)
    else if (seenAt.getTime() - missed_since.getTime() >= CONFIRMED_AFTER_MS) plan.closed.push(posting)
  }
}

/** Whether a stored posting is, or may be, one of those that could not be read. */
function unreadMatcher(unread: UnreadPosting[]): (posting: KnownPosting) => boolean {
  const ids = new Set(unread.map(({ external_id }) => external_id))
  const nameless = unread.filter(({ external_id }) => external_id === null)
  const titles = nameless.map(({ title }) => lettersOf(title ?? ''))
  return ({ external_id, page_id, title }) =>
    ids.has(external_id) ||
    (page_id !== null && ids.has(page_id)) ||
    // The stored title lacks the parts of the listed title that are not the role.
    titles.some((words) => words === '' || words.includes(lettersOf(title)))
}

function lettersOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
