import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { readBoard } from '../boards/boards.ts'
import { askSoon, pauseBoard } from '../boards/listed-boards.ts'
import { runAct, type Actor } from './acts.ts'

export const BOARD_ACTS = ['pause', 'resume', 'check'] as const
export type BoardAct = (typeof BOARD_ACTS)[number]

/** `unknown`: no such board is on the list or has had a run. */
export type BoardActOutcome = 'done' | 'unchanged' | 'unknown'

/** Stops a board, lets it be asked again, or has it asked next. */
export async function actOnBoard(
  owner: Kysely<Database>,
  actor: Actor,
  source: string,
  act: BoardAct,
): Promise<BoardActOutcome> {
  let isKnown = true
  const done = await runAct(owner, actor, async (transaction) => {
    const board = await readBoard(transaction, source)
    isKnown = board !== null
    if (!board) return null
    const before = { paused: board.paused_at !== null, asked: board.asked_at !== null }
    if (act === 'check') {
      await askSoon(transaction, [source])
      return { act: 'check board', subject: source, before, after: { ...before, asked: true } }
    }
    const paused = act === 'pause'
    if (before.paused === paused) return null
    await pauseBoard(transaction, source, paused)
    return { act: `${act} board`, subject: source, before, after: { ...before, paused } }
  })
  return done ? 'done' : isKnown ? 'unchanged' : 'unknown'
}

/** Which boards `/admin` lists. */
export const BOARD_VIEWS = ['failing', 'paused', 'all'] as const
export type BoardView = (typeof BOARD_VIEWS)[number]

export interface BoardRow {
  source: string
  company: string | null
  state: string
  tier: string
  paused_at: Date | null
  asked_at: Date | null
  seen_at: Date | null
  kept: number | null
  last_run_at: Date | null
  last_outcome: string | null
  last_error: string | null
  failures: number
  retry_at: Date | null
}

const ROWS = 50

/** Boards of the list or with a run, those that fail most often first, 50 on a page. Needs the owner role. */
export async function listBoardRows(
  owner: Kysely<Database>,
  { view, search, page }: { view: BoardView; search: string; page: number },
): Promise<{ rows: BoardRow[]; total: number; pages: number }> {
  let query = owner.selectFrom('boards')
  if (view === 'failing') query = query.where('failures', '>', 0).where('listed_as', 'is not', null)
  if (view === 'paused') query = query.where('paused_at', 'is not', null)
  const words = search.trim().toLowerCase()
  if (words !== '')
    query = query.where(sql<boolean>`position(${words} in lower(source || ' ' || coalesce(company, ''))) > 0`)
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .select(['source', 'company', 'state', 'tier', 'paused_at', 'asked_at', 'seen_at', 'kept'])
    .select(['last_run_at', 'last_outcome', 'last_error', 'failures', 'retry_at'])
    .orderBy('failures', 'desc')
    .orderBy('source')
    .limit(ROWS)
    .offset((page - 1) * ROWS)
    .execute()
  return { rows, total, pages: Math.max(1, Math.ceil(total / ROWS)) }
}
