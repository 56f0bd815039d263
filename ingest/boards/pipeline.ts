import { cleanText } from '#core/clean-text.ts'
import { formatSeconds } from '#core/duration.ts'
import { clockFrom } from '#db/clock.ts'
import type { CrawlResult } from '#db/queries/boards/board-crawl.ts'
import type { RefusedPosting } from '#db/queries/boards/job-ingest.ts'
import type { BoardProblem, BoardReading, Source } from '#ingest/adapters/adapter.ts'
import type { BoardStore } from './board-store.ts'
import type { Loaded, Validator } from './fetch-board.ts'
import { emptyCounts, judgeBoard, type BoardCounts, type JudgeOptions } from './judge-board.ts'
import { canBePast } from './posted-day.ts'
import { readPayload } from './read-payload.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** The result of one board. */
export interface BoardReport extends BoardCounts {
  /** `greenhouse:stripe` */
  source: string
  /** When the board listed these postings; null if nothing we read says so. */
  seenAt: Date | null
  /** null if nothing was written: a dry run, or a board with a problem. */
  stored: CrawlResult | null
  /** The board has not changed since the last crawl, so nothing was read or written. */
  notModified: boolean
  problem: BoardProblem | null
}

export interface Ingest extends Omit<JudgeOptions, 'now'> {
  /** For tests: the time at which postings are judged. Default: the database's. */
  now?: Date
  /**
   * The board's payload, fetched or read from a file.
   *
   * @param source The board with what the last crawl found out about it.
   * @param before The validators of the last crawl.
   * @param memory What the adapter kept of it.
   * @throws SourceProblem
   */
  load(source: Source, before: Validator[], memory: unknown): Promise<Loaded>
  /**
   * When the board listed its postings: `now` for a live board. null for a saved response of unknown age: it
   * counts as old as its newest date, and if it states none it is not stored.
   */
  seenAt: Date | 'now' | null
  /** null for a dry run. */
  store: BoardStore | null
}

/**
 * Once a day a board is fetched in full even if it has not changed, because our extraction rules may have.
 */
const REVALIDATE_FOR_MS = 24 * 3_600_000

/** The longest cooldown that we keep from one run to the next. */
const LONGEST_COOLDOWN_MS = 24 * 3_600_000

/**
 * Imports one board: reads it, judges every posting, and saves everything in one call, so that an interrupted
 * run leaves the board either done or untouched. A problem of the source is reported and recorded, not
 * thrown; a problem of the database is thrown.
 */
export async function ingestBoard(ingest: Ingest): Promise<BoardReport> {
  const { store } = ingest
  let { source } = ingest
  const clock = store ? clockFrom(await store.now()) : ownClock
  const startedAt = clock()
  const report = emptyReport(source.token)
  try {
    const board = ingest.seenAt === 'now' ? await store?.load(source.token) : null
    const { validators: before, memory } = keptBefore(board, source, startedAt)
    source = withKnownName(source, board?.company)
    const loaded = await ingest.load(source, before, memory)
    report.seenAt = ingest.seenAt === 'now' ? clock() : earlier(ingest.seenAt, clock())
    const crawl = { source: source.token, startedAt, fromFile: ingest.seenAt !== 'now' }
    if ('notModified' in loaded) {
      report.notModified = true
      if (store && report.seenAt)
        report.stored = await store.save({ ...crawl, seenAt: report.seenAt, reading: null })
      return report
    }
    const read = readPayload(source, loaded.payload)
    // The postings have its texts now.
    loaded.payload = null
    report.seenAt ??= newestStated(read, ingest.now ?? clock())
    const { reading, ...counts } = await judgeBoard(read, { ...ingest, source, now: ingest.now ?? clock() })
    Object.assign(report, counts)
    const validators = loaded.validators ?? []
    if (store && report.seenAt) {
      const stored = await store.save({
        ...crawl,
        seenAt: report.seenAt,
        reading: { ...reading, validators, memory: loaded.memory },
      })
      Object.assign(report, { stored }, withoutRefused(counts, stored.refused))
    }
    return report
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    const problem = asBoardProblem(error, clock())
    const { outcome, message, retryAt } = problem
    // This cooldown is already recorded.
    if (!(error instanceof StillCoolingDown))
      await store?.recordFailure({ source: source.token, startedAt, outcome, error: message, retryAt })
    return { ...emptyReport(source.token), problem }
  }
}

/** This machine's clock, for a dry run alone: nothing is stored. */
// oxlint-disable-next-line pravesh/no-process-clock -- nothing is stored
const ownClock = () => new Date()

/** A file cannot have been saved later than now. */
function earlier(seenAt: Date | null, now: Date): Date | null {
  return seenAt && seenAt > now ? now : seenAt
}

/** In an earlier run the source asked us to wait, and that time is not over yet. */
class StillCoolingDown extends SourceProblem {}

type StoredBoard = NonNullable<Awaited<ReturnType<BoardStore['load']>>>

/** The board with the name that it gave before. One that is only its token is no name. */
function withKnownName(source: Source, company: string | null | undefined): Source {
  if (!company || company.toLowerCase() === source.board.toLowerCase()) return source
  return { ...source, settings: { ...source.settings, knownName: company } }
}

/** What the last crawl of a live board left, with the validators if it was recent. @throws StillCoolingDown */
function keptBefore(
  board: StoredBoard | null | undefined,
  source: Source,
  now: Date,
): { validators: Validator[]; memory: unknown } {
  if (board?.retry_at && board.retry_at > now) {
    const retryAfter = Math.ceil((board.retry_at.getTime() - now.getTime()) / 1000)
    const words = `${source.token} asked us to wait another ${formatSeconds(retryAfter)}`
    throw new StillCoolingDown('blocked', words, { retryAfter })
  }
  const isFresh = board?.read_at && now.getTime() - board.read_at.getTime() < REVALIDATE_FOR_MS
  return { validators: isFresh ? board.validators : [], memory: board?.memory ?? null }
}

function asBoardProblem({ outcome, message, retryAfter }: SourceProblem, now: Date): BoardProblem {
  const cooldownMs = retryAfter === null ? null : Math.min(retryAfter * 1000, LONGEST_COOLDOWN_MS)
  const retryAt = cooldownMs === null ? null : new Date(now.getTime() + cooldownMs)
  return { outcome, message: cleanText(message), retryAt }
}

/** The newest possible date among the postings: the board existed then. null if none is stated. */
function newestStated({ postings }: BoardReading, now: Date): Date | null {
  const stated = postings.flatMap(({ updated_at, posted_at }) => [updated_at ?? [], posted_at ?? []].flat())
  const moments = stated.filter((moment) => canBePast(moment, now)).map((moment) => moment.getTime())
  const newest = moments.reduce((one, other) => Math.max(one, other), 0)
  return newest === 0 ? null : new Date(Math.min(now.getTime(), newest))
}

/** The counts with the postings that the database refused among the unreadable ones. */
function withoutRefused(
  { kept, rejected, notes, ...counts }: BoardCounts,
  refused: RefusedPosting[],
): BoardCounts {
  return {
    ...counts,
    kept: kept - refused.length,
    rejected: { ...rejected, unreadable: rejected.unreadable + refused.length },
    notes: [
      ...notes,
      ...refused.map(({ reason, ...named }) => ({ kind: 'unreadable' as const, ...named, detail: reason })),
    ],
  }
}

/** The report of a board that returned nothing. */
export function emptyReport(source: string): BoardReport {
  return {
    source,
    seenAt: null,
    ...emptyCounts(),
    stored: null,
    notModified: false,
    problem: null,
  }
}
