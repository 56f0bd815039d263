import type { Source } from '#ingest/adapters/adapter.ts'

/**
 * Sorts the boards: those whose postings visitors reported come first, most reports first; the others keep
 * their order.
 *
 * @param reported Source tokens from `listReportedSources`. A token that is not among the boards is ignored.
 */
export function reportedFirst<Board extends Pick<Source, 'token'>>(
  boards: readonly Board[],
  reported: readonly string[],
): Board[] {
  const first = reported.flatMap((token) => boards.find((board) => board.token === token) ?? [])
  return [...first, ...boards.filter((board) => !first.includes(board))]
}
