import { setImmediate } from 'node:timers/promises'
import { cutText } from '#core/cut-text.ts'
import type { NormalisedPosting } from '#core/posting.ts'
import type { CrawlReading, UnreadPosting } from '#db/queries/boards/crawl-plan.ts'
import type { BoardReading, Source } from '#ingest/adapters/adapter.ts'
import type { RawPosting, RawRejection } from '#ingest/adapters/raw-posting.ts'
import { fieldText } from '#ingest/text/field-text.ts'
import { cleanLine } from '#ingest/understand/document/text.ts'
import { judge, LONGEST_ID, LONGEST_TITLE, type Reason, type Verdict } from './judge.ts'

/** A posting of a board, and the decision about it. */
export type Judged = { raw: RawPosting; verdict: Verdict } | { rejection: RawRejection }

/** A posting that is unreadable, a duplicate, or has an impossible date. */
export interface Note {
  kind: 'unreadable' | 'duplicate' | 'day not believed'
  external_id: string | null
  title: string | null
  /** The field and what is wrong with it. */
  detail: string
}

export interface BoardCounts {
  /** All postings on the board, kept and rejected. */
  found: number
  kept: number
  rejected: Record<Reason, number>
  /** What the operator or the owner of the board may want to fix. */
  notes: Note[]
  /** The name made of the board's token that visitors read, where nothing names the company. */
  unnamed: string | null
}

export interface JudgeOptions {
  source: Source
  /** Called after each batch of postings. */
  onProgress?: (done: number, total: number) => void
  /**
   * Called for every posting. Those that the source itself rejects come first, the others in the board's
   * order.
   */
  onJudged?: (judged: Judged) => void
  /** A posting whose deadline is before this time has expired. */
  now: Date
}

/** Postings between two progress reports. After each batch we yield, so that signals are handled. */
const BATCH = 100

/** The most characters of a value that a report quotes. */
const LONGEST_DETAIL = 300

/**
 * Judges every posting of a board. Each is taken from the reading, and let go once it is judged: a large feed's texts would
 * be in memory twice.
 *
 * @returns The counts, and what the store saves.
 */
export async function judgeBoard(
  { postings, rejected, skipped = [], unvisited = 0 }: BoardReading,
  { source, onProgress, onJudged, now }: JudgeOptions,
): Promise<BoardCounts & { reading: Omit<CrawlReading, 'validators' | 'memory'> }> {
  const counts = emptyCounts()
  const { notes } = counts
  const kept: NormalisedPosting[] = []
  const unread: UnreadPosting[] = []
  const reject = (raw: RawRejection) => {
    const detail = raw.detail === null ? null : cutText(raw.detail, LONGEST_DETAIL)
    const rejection = { ...raw, ...nameOf(raw), detail }
    counts.rejected[rejection.reason] += 1
    if (rejection.reason === 'unreadable') {
      unread.push(nameOf(raw))
      notes.push({ kind: rejection.reason, ...nameOf(raw), detail: detail ?? '' })
    }
    onJudged?.({ rejection })
  }
  rejected.forEach(reject)
  const seen = new Map<string, string>()
  let company: string | null = null
  let fromToken: string | null = null
  let india = 0
  const total = postings.length
  const listed = [...rejected, ...postings].flatMap((one) => nameOf(one).external_id ?? [])
  const waiting = postings.splice(0).toReversed()
  for (let raw = waiting.pop(); raw; raw = waiting.pop()) {
    const done = total - waiting.length - 1
    if (done % BATCH === 0) {
      onProgress?.(done, total)
      await setImmediate()
    }
    const judged = judgeOrReject(source, raw, now)
    if (!('extraction' in judged)) {
      reject(judged)
      continue
    }
    const verdict = rejectDuplicate(judged, seen)
    if (verdict.extraction.places.value.india) india += 1
    if (verdict.reason) counts.rejected[verdict.reason] += 1
    else {
      kept.push(verdict.posting)
      if (raw.company_from_token) fromToken ??= verdict.posting.company
      else company ??= verdict.posting.company
    }
    if (verdict.reason === 'unreadable') unread.push(nameOf(raw))
    notes.push(...noteOn(raw, verdict))
    onJudged?.({ raw, verdict })
  }
  onProgress?.(total, total)
  counts.unnamed = fromToken
  counts.found = total + rejected.length + skipped.length - unvisited
  counts.kept = kept.length
  const occurring = Object.entries(counts.rejected).filter(([, count]) => count > 0)
  const reading = {
    postings: kept,
    unread,
    trouble: describeTrouble(counts),
    found: counts.found,
    india,
    company,
    listed: [...new Set([...listed, ...skipped])],
    skipped,
    unvisited,
    rejected: Object.fromEntries(occurring),
  }
  return { ...counts, reading }
}

/** The counts before any posting is judged. */
export function emptyCounts(): BoardCounts {
  const rejected: Record<Reason, number> = {
    'not India': 0,
    'place unknown': 0,
    'not IT': 0,
    'work unknown': 0,
    'prospect post': 0,
    unlisted: 0,
    expired: 0,
    duplicate: 0,
    unreadable: 0,
  }
  return { found: 0, kept: 0, rejected, notes: [], unnamed: null }
}

/** Some boards list a posting twice. The first kept one wins. */
function rejectDuplicate(verdict: Verdict, seen: Map<string, string>): Verdict {
  if (verdict.reason) return verdict
  const { external_id: id, title } = verdict.posting
  const first = seen.get(id)
  if (first !== undefined)
    return { ...verdict, reason: 'duplicate', detail: `the same id, ${id}, as "${first}"` }
  seen.set(id, title)
  return verdict
}

function noteOn(raw: RawPosting, { reason, detail }: Verdict): Note[] {
  if (detail === null) return []
  if (reason === null) return [{ kind: 'day not believed', ...nameOf(raw), detail }]
  return reason === 'unreadable' || reason === 'duplicate' ? [{ kind: reason, ...nameOf(raw), detail }] : []
}

/** A text that the reader fails on costs its posting, not the board. */
function judgeOrReject({ token }: Source, raw: RawPosting, now: Date): Verdict | RawRejection {
  try {
    return judge(token, raw, now)
  } catch (error) {
    return { ...nameOf(raw), reason: 'unreadable', detail: `reading it failed: ${String(error)}` }
  }
}

/** The unreadable postings in one sentence, for the record of the run. */
function describeTrouble({ rejected, found, notes }: BoardCounts): string | null {
  const first = notes.find(({ kind }) => kind === 'unreadable')
  return first ? `${rejected.unreadable} of ${found} unreadable. First one: ${first.detail}` : null
}

/** How a posting is named in reports and in the record of its board. Something so long is no id. */
function nameOf({ external_id, title }: UnreadPosting): UnreadPosting {
  return {
    external_id: external_id === null || external_id.length > LONGEST_ID ? null : external_id,
    title: title === null ? null : cutText(cleanLine(fieldText(title)), LONGEST_TITLE),
  }
}
