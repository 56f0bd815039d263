import { setImmediate } from 'node:timers/promises'
import type { NormalisedPosting } from '#core/posting.ts'
import type { CrawlResult } from '#db/queries/board-crawl.ts'
import type { CrawlReading } from '#db/queries/crawl-plan.ts'
import type { BoardProblem, BoardReading, Source } from './adapter.ts'
import type { BoardStore } from './board-store.ts'
import type { Loaded, Validator } from './fetch-board.ts'
import { judge, type Reason, type Verdict } from './judge.ts'
import type { RawPosting, RawRejection } from './raw-posting.ts'
import { SourceProblem } from './source-problem.ts'

/** What came of one board. */
export interface BoardReport {
  /** `greenhouse:stripe` */
  source: string
  /** When the board listed these postings; null where nothing was read that says so. */
  seenAt: Date | null
  /** Postings on the board, kept and rejected together. */
  found: number
  kept: number
  rejected: Record<Reason, number>
  /** null where nothing was written: a dry run, or a board with a problem. */
  stored: CrawlResult | null
  /** The board is as it was at the crawl before: nothing was read, and nothing needs to be written anew. */
  notModified: boolean
  problem: BoardProblem | null
}

/** A posting of a board with what was decided about it. */
export type Judged = { raw: RawPosting; verdict: Verdict } | { rejection: RawRejection }

export interface Ingest {
  source: Source
  /**
   * The board's payload, fetched or read from a file.
   *
   * @param before What the crawl before left to ask about.
   * @throws SourceProblem
   */
  load(before: Validator[]): Promise<Loaded>
  /**
   * When the board listed its postings: `now` for a live board. null for a saved response of unknown age, which
   * proves no more than the newest moment that it states itself.
   */
  seenAt: Date | 'now' | null
  /** null writes nothing. */
  store: BoardStore | null
  /** Called as postings are understood. */
  onProgress?: (done: number, total: number) => void
  /** Called for every posting, in the board's order but for those the source itself rejects, which come first. */
  onJudged?: (judged: Judged) => void
  /** A posting whose own deadline is past by then is no opening any more. */
  now?: Date
}

/** Postings understood between two reports of progress, and two chances for a signal to be handled. */
const BATCH = 100

/**
 * A board is read whole once a day even where it says that nothing has changed: what we understand of it may have.
 */
const ASKED_ABOUT_FOR_MS = 24 * 3_600_000

/** The longest that a source's wish to be left alone is remembered from one run to the next. */
const LONGEST_REST_MS = 24 * 3_600_000

/**
 * Takes one board in: reads it, judges every posting, and hands all of it to the store in one call, so that a run
 * broken off leaves the board either done or untouched. A problem of the source is reported and recorded, not thrown;
 * one of the database is thrown.
 */
export async function ingestBoard(ingest: Ingest): Promise<BoardReport> {
  const { source, store } = ingest
  const startedAt = new Date()
  const report = emptyReport(source.token)
  try {
    const before = await recall(ingest, startedAt)
    const loaded = await ingest.load(before)
    report.seenAt = ingest.seenAt === 'now' ? new Date() : ingest.seenAt
    const crawl = { source: source.token, startedAt }
    if ('notModified' in loaded) {
      report.notModified = true
      if (store && report.seenAt)
        report.stored = await store.keep({ ...crawl, seenAt: report.seenAt, reading: null })
      return report
    }
    const read = source.adapter.read(loaded.payload, source.board, source.settings)
    const reading = await judgeAll(ingest, read, report)
    report.seenAt ??= newestStated(read)
    const validators = loaded.validators ?? []
    if (store && report.seenAt)
      report.stored = await store.keep({
        ...crawl,
        seenAt: report.seenAt,
        reading: { ...reading, validators },
      })
    return report
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    const problem = asBoardProblem(error)
    const { outcome, message, retryAt } = problem
    // What the source asked for before is on record already.
    if (!(error instanceof LeftAlone))
      await store?.recordFailure({ source: source.token, startedAt, outcome, error: message, retryAt })
    return { ...emptyReport(source.token), problem }
  }
}

/** The source asked, in an earlier run, not to be asked before a moment that has not come yet. */
class LeftAlone extends SourceProblem {}

/** What to ask a live board about: whether it is as it was. @throws LeftAlone */
async function recall({ source, store, seenAt }: Ingest, now: Date): Promise<Validator[]> {
  if (seenAt !== 'now') return []
  const board = await store?.recall(source.token)
  if (board?.retry_at && board.retry_at > now) {
    const until = board.retry_at.toISOString().replace(/\.\d+/, '')
    const retryAfter = Math.ceil((board.retry_at.getTime() - now.getTime()) / 1000)
    throw new LeftAlone('blocked', `${source.token} asked to be left alone until ${until}`, { retryAfter })
  }
  const isFresh = board?.read_at && now.getTime() - board.read_at.getTime() < ASKED_ABOUT_FOR_MS
  return isFresh ? board.validators : []
}

/** Judges every posting into the report. @returns What is to be kept of them. */
async function judgeAll(
  ingest: Ingest,
  { postings, rejected }: BoardReading,
  report: BoardReport,
): Promise<Omit<CrawlReading, 'validators'>> {
  const { source, onProgress, onJudged, now = new Date() } = ingest
  for (const rejection of rejected) {
    report.rejected[rejection.reason] += 1
    onJudged?.({ rejection })
  }
  const kept: NormalisedPosting[] = []
  const unread = rejected
    .filter(({ reason }) => reason === 'unreadable')
    .flatMap((one) => one.external_id ?? [])
  const seen = new Set<string>()
  for (const [index, raw] of postings.entries()) {
    if (index % BATCH === 0) {
      onProgress?.(index, postings.length)
      await setImmediate()
    }
    const verdict = onlyOnce(judge(source.token, raw, now), seen)
    if (verdict.reason) report.rejected[verdict.reason] += 1
    else kept.push(verdict.posting)
    if (verdict.reason === 'unreadable') unread.push(raw.external_id)
    onJudged?.({ raw, verdict })
  }
  onProgress?.(postings.length, postings.length)
  report.found = postings.length + rejected.length
  report.kept = kept.length
  const occurring = Object.entries(report.rejected).filter(([, count]) => count > 0)
  const listed = [...rejected, ...postings].flatMap(({ external_id }) => external_id ?? [])
  return {
    postings: kept,
    unread,
    found: report.found,
    listed: [...new Set(listed)],
    rejected: Object.fromEntries(occurring),
  }
}

function asBoardProblem({ outcome, message, retryAfter }: SourceProblem): BoardProblem {
  const restMs = retryAfter === null ? null : Math.min(retryAfter * 1000, LONGEST_REST_MS)
  const retryAt = restMs === null ? null : new Date(Date.now() + restMs)
  return { outcome, message, retryAt }
}

/** Boards repeat a posting now and then; the first one kept stands. */
function onlyOnce(verdict: Verdict, seen: Set<string>): Verdict {
  if (verdict.reason) return verdict
  const id = verdict.posting.external_id
  if (seen.has(id)) return { ...verdict, reason: 'duplicate', detail: `external id ${id}` }
  seen.add(id)
  return verdict
}

/** The newest moment among the postings: the board was there to say it. null where none is stated. */
function newestStated({ postings }: BoardReading): Date | null {
  const moments = postings.map(({ updated_at, posted_at }) =>
    Math.max(updated_at?.getTime() ?? 0, posted_at?.getTime() ?? 0),
  )
  const newest = Math.max(0, ...moments)
  return newest === 0 ? null : new Date(Math.min(Date.now(), newest))
}

/** What is said of a board that gave nothing. */
export function emptyReport(source: string): BoardReport {
  const rejected: Record<Reason, number> = {
    'not India': 0,
    'not IT': 0,
    'prospect post': 0,
    unlisted: 0,
    expired: 0,
    duplicate: 0,
    unreadable: 0,
  }
  return {
    source,
    seenAt: null,
    found: 0,
    kept: 0,
    rejected,
    stored: null,
    notModified: false,
    problem: null,
  }
}
