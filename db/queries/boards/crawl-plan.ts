import { CONFIRMED_AFTER_MS, doubtOf, type Doubt } from '#core/board-health.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import type { StoredValidator } from '#db/board-schema.ts'
import type { Board } from './boards.ts'
import { digest, type DigestedPosting } from './job-ingest.ts'
import type { KnownPosting } from './job-sightings.ts'

/** A board as a crawl that succeeded has found it. */
export interface Crawl {
  /** `adapter:board` */
  source: string
  startedAt: Date
  /** When the board listed what it lists. */
  seenAt: Date
  /** null: the board said that it is as it was at the crawl before. */
  reading: CrawlReading | null
}

export interface CrawlReading {
  postings: NormalisedPosting[]
  /** Postings on the board that could not be read this time: they are there, whatever they say. */
  unread: UnreadPosting[]
  /** What was wrong with those, for the record of runs; null where all could be read. */
  trouble: string | null
  /** All postings of the board, the rejected ones too. */
  found: number
  /** External ids of all of them that have one. */
  listed: string[]
  rejected: Partial<Record<string, number>>
  validators: StoredValidator[]
}

/** What can be told of a posting that could not be read. Without an id it may be any of its title; without both, any. */
export interface UnreadPosting {
  /** Its own, or that of the page it stands on. */
  external_id: string | null
  title: string | null
}

/** A sighting this much newer is worth a write where it cannot be kept with the board. */
const SEEN_AGAIN_AFTER_MS = 3_600_000

export type CrawlHealth = { kind: 'healthy' | 'older' } | { kind: 'doubted'; doubt: Doubt }

/** What a crawl is worth: whether it may be held against a posting that it does not list it. */
export function crawlHealthOf({ reading, seenAt }: Crawl, board: Board | null): CrawlHealth {
  if (board?.seen_at && seenAt <= board.seen_at) return { kind: 'older' }
  if (reading === null) return { kind: 'healthy' }
  const before = board?.doubted_at ? doubtIn(board) : null
  const doubt = doubtOf(reading.found, seenAt, board?.found ?? null, before)
  return doubt ? { kind: 'doubted', doubt } : { kind: 'healthy' }
}

/** Whether the board has been seen since; the same crawl again is as old as itself. */
export function isBefore({ seenAt }: Crawl, board: Board | null): boolean {
  return board?.seen_at != null && seenAt < board.seen_at
}

function doubtIn({ doubted_at, doubted_found, doubted_crawls }: Board): Doubt | null {
  return doubted_at && { at: doubted_at, found: doubted_found ?? 0, crawls: doubted_crawls }
}

export interface Plan {
  inserted: DigestedPosting[]
  updated: DigestedPosting[]
  reopened: DigestedPosting[]
  unchanged: number
  /** Unchanged, and to be written as seen all the same. */
  seen: KnownPosting[]
  /** Listed, and to be read no more: they keep their last sighting. */
  unread: KnownPosting[]
  missing: KnownPosting[]
  closed: KnownPosting[]
  /** Cards, as they were, of postings that are not as they were. */
  cards: string[]
}

/** What a crawl changes of what is known of a board's postings. */
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
  else if (before.by_hand || isHistory(before, context)) plan.unchanged += 1
  else if (before.closed_at) plan.reopened.push(listed)
  else if (before.content_hash !== listed.contentHash || before.card_key !== listed.cardKey)
    plan.updated.push(listed)
  else {
    plan.unchanged += 1
    if (isWorthAWrite(before, context)) plan.seen.push(before)
  }
}

/** An older crawl changes nothing of what is known from a newer one. */
function isHistory(before: KnownPosting, { crawl, board, health }: Context): boolean {
  if (health.kind !== 'older') return false
  // The newer one lists what it could not read. What is read again at the same moment was put right.
  if (before.unread_since) return isBefore(crawl, board)
  return before.closed_at !== null || lastSighting(before, board) >= crawl.seenAt.getTime()
}

/** Of a healthy crawl, the board's own row says that its postings were seen. */
function isWorthAWrite(before: KnownPosting, { crawl, board, health }: Context): boolean {
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

/** What is open and was not read: listed all the same, or not listed for the first time, or for the second. */
function planUnlisted(plan: Plan, known: KnownPosting[], { reading, seenAt }: Crawl): void {
  const listed = reading && new Set(reading.postings.map(({ external_id }) => external_id))
  const isUnread = amongUnread(reading?.unread ?? [])
  for (const posting of known) {
    const { missed_since, unread_since, closed_at, external_id } = posting
    if (closed_at) continue
    // A board that is as it was lists what it listed then.
    const isListed = listed ? listed.has(external_id) : !missed_since
    if (isListed) plan.unchanged += listed ? 0 : 1
    else if (isUnread(posting)) {
      if (!missed_since && !unread_since) plan.unread.push(posting)
    } else if (!missed_since) plan.missing.push(posting)
    else if (seenAt.getTime() - missed_since.getTime() >= CONFIRMED_AFTER_MS) plan.closed.push(posting)
  }
}

/** Whether a known posting is, or may be, one of those that could not be read. */
function amongUnread(unread: UnreadPosting[]): (posting: KnownPosting) => boolean {
  const ids = new Set(unread.map(({ external_id }) => external_id))
  const nameless = unread.filter(({ external_id }) => external_id === null)
  const titles = nameless.map(({ title }) => lettersOf(title ?? ''))
  return ({ external_id, page_id, title }) =>
    ids.has(external_id) ||
    (page_id !== null && ids.has(page_id)) ||
    // What we call a posting is its title without what is not the role.
    titles.some((words) => words === '' || words.includes(lettersOf(title)))
}

function lettersOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
