import { setImmediate } from 'node:timers/promises'
import type { BoardProblem, BoardReading, Get, Source } from './adapter.ts'
import type { Http } from './http.ts'
import { judge, type Reason, type Verdict } from './judge.ts'
import type { PostingStore, StoredCounts } from './posting-store.ts'
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
  stored: StoredCounts | null
  /** Sample postings taken off the list, now that there are real ones. */
  samplesRetired: number
  problem: BoardProblem | null
}

/** A posting of a board with what was decided about it. */
export type Judged = { raw: RawPosting; verdict: Verdict } | { rejection: RawRejection }

export interface Ingest {
  source: Source
  /** The board's payload, fetched or read from a file. @throws SourceProblem */
  load(): Promise<unknown>
  /**
   * When the board answered. null for a saved response of unknown age, which proves no more than the newest moment
   * that it states itself.
   */
  seenAt: Date | null
  /** null writes nothing. */
  store: PostingStore | null
  /** Called as postings are understood. */
  onProgress?: (done: number, total: number) => void
  /** Called for every posting, in the board's order but for those the source itself rejects, which come first. */
  onJudged?: (judged: Judged) => void
}

/** Postings understood between two reports of progress, and two chances for a signal to be handled. */
const BATCH = 100

/** Fetches a source's board over the network. */
export function fetchBoard({ adapter, board }: Source, http: Http): Promise<unknown> {
  const get: Get = (url, options) => http({ url, hosts: adapter.hosts(board), ...options })
  return adapter.fetch(board, get)
}

/**
 * Takes one board in: reads it, judges every posting, and writes the kept ones in one call, so that a run broken
 * off leaves the board either done or untouched. A problem of the source is reported, not thrown; one of the
 * database is thrown.
 */
export async function ingestBoard(ingest: Ingest): Promise<BoardReport> {
  const { source, store } = ingest
  const report = emptyReport(source.token, ingest.seenAt)
  let reading: BoardReading
  try {
    reading = source.adapter.read(await ingest.load(), source.board)
  } catch (error) {
    if (!(error instanceof SourceProblem)) throw error
    return { ...report, problem: { outcome: error.outcome, message: error.message } }
  }
  const kept = await judgeAll(ingest, reading, report)
  const seenAt = ingest.seenAt ?? newestStated(reading)
  report.seenAt = seenAt
  if (store && seenAt) {
    report.stored = await store.upsert(
      kept.map(({ posting }) => posting),
      seenAt,
    )
    if (kept.length > 0) report.samplesRetired = await store.retireSamples()
  }
  return report
}

/** Judges every posting into the report. @returns The verdicts of the kept ones. */
async function judgeAll(
  ingest: Ingest,
  { postings, rejected }: BoardReading,
  report: BoardReport,
): Promise<Verdict[]> {
  const { source, onProgress, onJudged } = ingest
  for (const rejection of rejected) {
    report.rejected[rejection.reason] += 1
    onJudged?.({ rejection })
  }
  const kept: Verdict[] = []
  const seen = new Set<string>()
  for (const [index, raw] of postings.entries()) {
    if (index % BATCH === 0) {
      onProgress?.(index, postings.length)
      await setImmediate()
    }
    const verdict = onlyOnce(judge(source.token, raw), seen)
    if (verdict.reason) report.rejected[verdict.reason] += 1
    else kept.push(verdict)
    onJudged?.({ raw, verdict })
  }
  onProgress?.(postings.length, postings.length)
  report.found = postings.length + rejected.length
  report.kept = kept.length
  return kept
}

/** Boards repeat a posting now and then; the first one kept stands. */
function onlyOnce(verdict: Verdict, seen: Set<string>): Verdict {
  if (verdict.reason) return verdict
  const id = verdict.posting.external_id
  if (seen.has(id)) return { ...verdict, reason: 'duplicate', detail: `external id ${id}` }
  seen.add(id)
  return verdict
}

/** The newest moment among the postings: the board was there to say it. null for a board without postings. */
function newestStated({ postings }: BoardReading): Date | null {
  const moments = postings.map(({ updated_at, posted_at }) =>
    Math.max(updated_at?.getTime() ?? 0, posted_at.getTime()),
  )
  return moments.length === 0 ? null : new Date(Math.min(Date.now(), Math.max(...moments)))
}

function emptyReport(source: string, seenAt: Date | null): BoardReport {
  const rejected: Record<Reason, number> = {
    'not India': 0,
    'not IT': 0,
    'prospect post': 0,
    unlisted: 0,
    duplicate: 0,
    unreadable: 0,
  }
  return { source, seenAt, found: 0, kept: 0, rejected, stored: null, samplesRetired: 0, problem: null }
}
