import type { BoardEntry } from '#core/content/boards.ts'
import { formatDay } from '#core/dates.ts'
import type { Board } from '#db/queries/boards.ts'
import { formatTable } from '#ingest/table.ts'

/** The list, with what is known of each board from its runs. */
export function formatList(list: BoardEntry[], known: Map<string, Board>): string {
  const columns = [
    { name: 'board' },
    { name: 'company', most: 16 },
    { name: 'state' },
    { name: 'last run' },
    { name: 'seen' },
    { name: 'kept', align: 'right' as const },
  ]
  const rows = list.map(({ source, company, state }) => {
    const board = known.get(source)
    const seen = board?.seen_at ? formatDay(board.seen_at) : '-'
    return [source, company, state, board?.last_outcome ?? 'never', seen, String(board?.kept ?? '-')]
  })
  return formatTable(columns, rows)
}
