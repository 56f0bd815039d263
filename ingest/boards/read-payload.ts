import type { BoardReading, Source } from '#ingest/adapters/adapter.ts'
import { spellToken } from '#ingest/adapters/company-name.ts'
import { repairTexts } from '#ingest/text/repair-texts.ts'

/**
 * The postings of a board's payload. What no database or page can take is gone from every text before an adapter reads
 * it. Where nothing names the company, its postings may spell the board's token.
 *
 * @throws SourceProblem `shape changed`
 */
export function readPayload(
  { adapter, board, settings }: Pick<Source, 'adapter' | 'board' | 'settings'>,
  payload: unknown,
): BoardReading {
  const reading = adapter.read(repairTexts(payload), board, settings)
  const nameless = reading.postings.filter((posting) => posting.company_from_token)
  const texts = nameless.slice(0, MOST_TEXTS).map(({ description }) => description.slice(0, LONGEST_TEXT))
  const company = texts.length > 0 ? spellToken(board, texts) : null
  if (company === null) return reading
  for (const posting of nameless) {
    posting.company = company
    delete posting.company_from_token
  }
  return reading
}

/** A company names itself in most of its postings, near the beginning or the end. */
const MOST_TEXTS = 50
const LONGEST_TEXT = 20_000
