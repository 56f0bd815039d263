import type { BoardProblem, Source } from '#ingest/adapters/adapter.ts'
import { fetchBoard, type Network } from './fetch-board.ts'
import { ingestBoard } from './pipeline.ts'
import type { Reason } from './judge.ts'
import { findMovedBoard } from './moved-board.ts'
import { SourceProblem } from '#ingest/network/source-problem.ts'

/** The result of checking a board: whether it is worth importing. */
export interface Probe {
  source: string
  state:
    | 'ok'
    | 'no IT jobs in India'
    | 'no jobs in India'
    | 'empty'
    | 'moved'
    | 'dead'
    | BoardProblem['outcome']
  /** All postings, those in India, and the IT jobs among them. */
  found: number
  india: number
  kept: number
  /** Rejected postings by reason; reasons without one are left out. */
  rejected: Partial<Record<Reason, number>>
  /** What is wrong with single postings. */
  notes: string[]
  /** The employer, as named in the postings. */
  company: string | null
  /** What went wrong. */
  detail: string | null
  /** The new source of a board that has moved. */
  movedTo: string | null
}

/**
 * Fetches and judges a board, and writes nothing.
 *
 * @param onPayload Called with what the board answered, before it is read.
 */
export async function probeBoard(
  source: Source,
  network: Network,
  onPayload?: (payload: unknown) => void,
): Promise<Probe> {
  let india = 0
  let company: string | null = null
  let redirect: URL | null = null
  const report = await ingestBoard({
    source,
    store: null,
    seenAt: 'now',
    load: async () => {
      try {
        const loaded = await fetchBoard(source, network)
        if ('payload' in loaded) onPayload?.(loaded.payload)
        return loaded
      } catch (error) {
        if (error instanceof SourceProblem) redirect = error.redirect
        throw error
      }
    },
    onJudged: (one) => {
      if (!('verdict' in one)) return
      company ??= one.raw.company
      if (one.verdict.extraction.places.value.india) india += 1
    },
  })
  const { found, kept, problem } = report
  const counts = Object.entries(report.rejected).filter(([, count]) => count > 0)
  const probe = {
    source: source.token,
    found,
    india,
    kept,
    rejected: Object.fromEntries(counts),
    notes: report.notes.map(({ detail }) => detail),
    company,
    detail: problem?.message ?? null,
    movedTo: null,
  }
  if (problem) {
    const movedTo = await findMovedBoard(source, problem, redirect, network)
    return {
      ...probe,
      movedTo,
      state: movedTo ? 'moved' : problem.outcome === 'gone' ? 'dead' : problem.outcome,
    }
  }
  if (found === 0) return { ...probe, state: 'empty' }
  if (india === 0) return { ...probe, state: 'no jobs in India' }
  return { ...probe, state: kept === 0 ? 'no IT jobs in India' : 'ok' }
}
