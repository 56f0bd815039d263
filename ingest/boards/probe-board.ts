import type { BoardProblem, Source } from '#ingest/adapters/adapter.ts'
import { fetchBoard, type Network } from './fetch-board.ts'
import { ingestBoard } from './pipeline.ts'
import { findMovedBoard } from './moved-board.ts'
import { SourceProblem } from '#ingest/adapters/source-problem.ts'

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
  /** The employer, as named in the postings. */
  company: string | null
  /** What went wrong. */
  detail: string | null
  /** The new source of a board that has moved. */
  movedTo: string | null
}

/** Fetches and judges a board, and writes nothing. */
export async function probeBoard(source: Source, network: Network): Promise<Probe> {
  let india = 0
  let company: string | null = null
  let redirect: URL | null = null
  const report = await ingestBoard({
    source,
    store: null,
    seenAt: 'now',
    load: () =>
      fetchBoard(source, network).catch((error: unknown) => {
        if (error instanceof SourceProblem) redirect = error.redirect
        throw error
      }),
    onJudged: (one) => {
      if (!('verdict' in one)) return
      company ??= one.raw.company
      if (one.verdict.extraction.places.value.india) india += 1
    },
  })
  const { found, kept, problem } = report
  const probe = {
    source: source.token,
    found,
    india,
    kept,
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
