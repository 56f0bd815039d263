import type { Source } from '#ingest/adapters/adapter.ts'

/**
 * The boards in the order to ask them: those whose postings visitors reported, the most reported first, then the
 * others as they were.
 *
 * @param reported Source tokens, as `listReportedSources` gives them; one that is not among the boards is passed over.
 */
export function reportedFirst<Board extends Pick<Source, 'token'>>(
  boards: readonly Board[],
  reported: readonly string[],
): Board[] {
  const first = reported.flatMap((token) => boards.find((board) => board.token === token) ?? [])
  return [...first, ...boards.filter((board) => !first.includes(board))]
}
