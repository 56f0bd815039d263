import type { BoardReading, Source } from '#ingest/adapters/adapter.ts'
import { repairTexts } from '#ingest/text/repair-texts.ts'

/**
 * The postings of a board's payload. What no database or page can take is gone from every text before an adapter reads
 * it.
 *
 * @throws SourceProblem `shape changed`
 */
export function readPayload(
  { adapter, board, settings }: Pick<Source, 'adapter' | 'board' | 'settings'>,
  payload: unknown,
): BoardReading {
  return adapter.read(repairTexts(payload), board, settings)
}
