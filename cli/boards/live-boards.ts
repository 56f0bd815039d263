import { resolve } from 'node:path'
import type { BoardEntry, BoardTier } from '#core/content/boards.ts'
import type { ListedBoard } from '#db/queries/boards/listed-boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import { refusalOf, type Allowed } from '#ingest/boards/policy.ts'
import { chooseBoards, readBoardList, SHIPPED_LIST, sourceOf } from './board-list.ts'
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
  /** The list's path; null for the shipped one. */
  boards: string | null
  allowLoopback: boolean
  allowed: Allowed
}

/** @throws UsageError if the list cannot be read or has no board that can be fetched. */
export async function readBoardPlan({ boards, allowLoopback, allowed }: PlanOptions): Promise<BoardPlan> {
  const list = await readBoardList(boards === null ? SHIPPED_LIST : resolve(boards))
  const sources = chooseBoards(list, [], { allowLoopback, allowed })
  if (sources.length === 0) throw new UsageError('The list has no active board that can be fetched.')
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
