import { boardName, type BoardEntry, type BoardState, type BoardTier } from '#core/content/boards.ts'
import { formatDay, formatDayAndTime } from '#core/dates.ts'
import { counted } from '#core/count.ts'
import { listedUntil } from '#core/verification.ts'
import type { BoardSummary } from '#db/queries/boards/boards.ts'
import { formatTable } from '#ingest/reports/table.ts'
import type { BoardFilter } from './arguments.ts'

/** A row of the list, and what runs have found. */
export interface ShownBoard {
  entry: BoardEntry
  /** null: never asked, and not stored yet. */
  board: BoardSummary | null
  /** What the list says, unless a later crawl or the operator knows better. */
  state: BoardState
  /** null: it is not asked. */
  tier: BoardTier | null
}

const PAGE = 50

/** The rows of the list with their runs. */
export function showBoards(list: BoardEntry[], known: Map<string, BoardSummary>): ShownBoard[] {
  return list.map((entry) => {
    const board = known.get(entry.source) ?? null
    const stored = board?.listed_as == null ? null : board
    const state = board?.paused_at ? 'paused' : (stored?.state ?? entry.state)
    const isAsked = entry.state === 'active' || entry.state === 'resting'
    return { entry, board, state, tier: isAsked ? (stored?.tier ?? entry.tier ?? null) : null }
  })
}

/** Boards that are not on the list, and whose saved files the operator imported. */
export function savedElsewhere(known: Map<string, BoardSummary>, list: BoardEntry[]): ShownBoard[] {
  const listed = new Set(list.map(({ source }) => source))
  return [...known.values()]
    .filter(({ source, from_file, kept }) => from_file && kept && !listed.has(source))
    .map((board) => {
      const entry = { source: board.source, company: board.company ?? undefined, state: board.state }
      return { entry, board, state: board.state, tier: null }
    })
}

export function matches({ entry, board, state, tier }: ShownBoard, filter: BoardFilter): boolean {
  const text = `${entry.source} ${entry.company ?? ''}`.toLowerCase()
  return (
    filter.words.every((word) => text.includes(word.toLowerCase())) &&
    (filter.kind === null || kindOf(entry) === filter.kind) &&
    (filter.state === null || state === filter.state) &&
    (filter.tier === null || tier === filter.tier) &&
    (!filter.failing || (board !== null && board.failures > 0))
  )
}

/**
 * How many boards of which kind are in which state; then a page of them with their last runs. Below it: why a
 * board failed, in the words of its report, and until when it is cooling down.
 *
 * @param page Counted from one; null for all boards.
 * @param saved Boards that are not on the list, read from saved files.
 */
export function formatList(
  boards: ShownBoard[],
  page: number | null,
  now: Date,
  saved: ShownBoard[] = [],
): string {
  const first = page === null ? 0 : (page - 1) * PAGE
  const shown = page === null ? boards : boards.slice(first, first + PAGE)
  const notes = shown.flatMap(({ board }) => noteOf(board, now))
  const isPart = shown.length < boards.length
  const parts = [
    ...(isPart ? [formatSummary(boards)] : []),
    formatRows(shown),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
    ...(saved.length > 0
      ? [`Not on the list:\n${saved.flatMap(({ board }) => noteOf(board, now)).join('\n')}`]
      : []),
    ...(isPart
      ? [`${pageWords(first, shown.length, boards.length)} --page N shows another page, --all everything.`]
      : []),
  ]
  return parts.join('\n\n')
}

function pageWords(first: number, count: number, all: number): string {
  return count === 0
    ? `There ${all === 1 ? 'is' : 'are'} only ${counted(all, 'board')}.`
    : `Boards ${first + 1} to ${first + count} of ${all}.`
}

function formatRows(boards: ShownBoard[]): string {
  const columns = [
    { name: 'board' },
    { name: 'company', most: 16 },
    { name: 'state' },
    { name: 'asked' },
    { name: 'last run' },
    { name: 'seen' },
    { name: 'kept', align: 'right' as const },
  ]
  const rows = boards.map(({ entry, board, state, tier }) => {
    const seen = board?.seen_at ? formatDay(board.seen_at) : '-'
    const name = boardName({ source: entry.source, company: entry.company ?? board?.company ?? undefined })
    const kept = String(board?.kept ?? '-')
    const asked = kindOf(entry) === 'file' ? 'by file' : (tier ?? '-')
    return [entry.source, name, state, asked, board?.last_outcome ?? 'never', seen, kept]
  })
  return formatTable(columns, rows)
}

/** Counts by kind and state. */
function formatSummary(boards: ShownBoard[]): string {
  const states = [...new Set(boards.map(({ state }) => state))].toSorted()
  const kinds = [...Map.groupBy(boards, ({ entry }) => kindOf(entry))].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  const row = (name: string, of: ShownBoard[]) => [
    name,
    ...states.map((state) => String(of.filter((board) => board.state === state).length)),
    String(of.filter(({ board }) => board !== null && board.failures > 0).length),
    String(of.length),
  ]
  const columns = [...states, 'failing', 'all'].map((name) => ({ name, align: 'right' as const }))
  const rows = [...kinds.map(([kind, of]) => row(kind, of)), row('all', boards)]
  return formatTable([{ name: 'source' }, ...columns], rows)
}

function kindOf({ source }: BoardEntry): string {
  return source.slice(0, source.indexOf(':'))
}

/** What a saved file means for its jobs, which no crawl confirms. */
function savedFileWords(importedAt: Date, kept: number, now: Date): string {
  const until = listedUntil(importedAt)
  const jobs = counted(kept, 'job')
  const read = `${jobs} from a saved file, imported on ${formatDay(importedAt)}`
  if (until < now) return `${read}: too long ago, they are no longer listed`
  return `${read}; without a newer file or a crawl they stay listed until ${formatDay(until)}`
}

function noteOf(board: BoardSummary | null, now: Date): string[] {
  if (!board) return []
  const { source, last_error, retry_at, moved_to } = board
  const isCoolingDown = retry_at !== null && retry_at > now
  const words = [
    ...(board.from_file && board.read_at ? [savedFileWords(board.read_at, board.kept ?? 0, now)] : []),
    ...(last_error === null ? [] : [last_error]),
    ...(moved_to === null ? [] : [`it has moved to ${moved_to}`]),
    ...(isCoolingDown ? [`its host asked us to wait until ${formatDayAndTime(retry_at)} (India time)`] : []),
  ]
  return words.length > 0 ? [`${source}: ${words.join('; ')}`] : []
}
