import type { BoardEntry } from '#core/content/boards.ts'
import { formatDay, formatDayAndTime } from '#core/dates.ts'
import type { Board } from '#db/queries/boards/boards.ts'
import { formatTable } from '#ingest/reports/table.ts'

/**
 * The list with what is known of each board from its runs. Below it: why a board failed, in the words of its
 * report, and until when it is cooling down.
 */
export function formatList(list: BoardEntry[], known: Map<string, Board>, now: Date): string {
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
  const notes = list.flatMap(({ source }) => noteOf(known.get(source), now))
  return [formatTable(columns, rows), ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n')
}

function noteOf(board: Board | undefined, now: Date): string[] {
  if (!board) return []
  const { source, last_error, retry_at } = board
  const isCoolingDown = retry_at !== null && retry_at > now
  const words = [
    ...(last_error === null ? [] : [last_error]),
    ...(isCoolingDown ? [`its host asked us to wait until ${formatDayAndTime(retry_at)} (India time)`] : []),
  ]
  return words.length > 0 ? [`${source}: ${words.join('; ')}`] : []
}
