import { resolve } from 'node:path'
import type { Kysely } from 'kysely'
import type { BoardEntry, BoardTier } from '#core/content/boards.ts'
import type { Database } from '#db/schema.ts'
import type { ListedBoard } from '#db/queries/boards/listed-boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { refusalOf, type Allowed } from '#ingest/boards/policy.ts'
import { chooseBoards, readBoardList, sourceOf } from './board-list.ts'
import { currentBoards } from './current-boards.ts'
import { UsageError } from '#cli/process/run-command.ts'

/** What a worker reads again and again from its list. */
export interface BoardPlan {
  /** The boards to ask, each by its tier. */
  sources: Source[]
  /** Tokens of the paused rows, those that need files too. */
  paused: string[]
  /** All rows, for the database. */
  listed: ListedBoard[]
}

export interface PlanOptions {
  /** The path of a list of one's own; null for the list in the database. */
  boards: string | null
  owner: Kysely<Database>
  allowLoopback: boolean
  allowed: Allowed
}

/**
 * Reads the list. That of the database may have no board that can be fetched: the operator may add one at any time.
 *
 * @throws UsageError if a list of one's own cannot be read or has no such board.
 */
export async function readBoardPlan({
  boards,
  owner,
  allowLoopback,
  allowed,
}: PlanOptions): Promise<BoardPlan> {
  const list =
    boards === null ? await currentBoards(owner, allowLoopback) : await readBoardList(resolve(boards))
  const sources = chooseBoards(list, [], { allowLoopback, allowed })
  if (boards !== null && sources.length === 0)
    throw new UsageError('The list has no active board that can be fetched.')
  const paused = list.filter(({ state }) => state === 'paused')
  return {
    sources,
    paused: paused.map((entry) => sourceOf(entry, allowLoopback).token),
    listed: listedBoards(list, { allowLoopback, allowed }),
  }
}

const FIRST_TIER: Record<BoardEntry['state'], BoardTier> = {
  active: 'often',
  resting: 'weekly',
  paused: 'monthly',
  moved: 'monthly',
  dead: 'monthly',
  'needs permission': 'often',
}

/** The rows as the database stores them. A board that needed permission and has it is active. */
export function listedBoards(
  list: BoardEntry[],
  { allowLoopback, allowed }: Pick<PlanOptions, 'allowLoopback' | 'allowed'>,
): ListedBoard[] {
  const rows = list.map((entry): ListedBoard => {
    const source = sourceOf(entry, allowLoopback)
    const permitted = entry.state === 'needs permission' && refusalOf(source, allowed) === null
    const state = permitted ? 'active' : entry.state
    const { company = null, tier = FIRST_TIER[state], movedTo = null } = entry
    return { source: source.token, company, state, tier, movedTo }
  })
  return [...new Map(rows.map((row) => [row.source, row])).values()]
}
