import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { changeBoardList } from '../boards/board-list.ts'
import { readBoard } from '../boards/boards.ts'
import { askSoon, pauseBoard } from '../boards/listed-boards.ts'
import { runAct, type Actor } from './acts.ts'

export const BOARD_ACTS = ['pause', 'resume', 'check', 'remove'] as const
export type BoardAct = (typeof BOARD_ACTS)[number]

/** `unknown`: no such board is on the list or has had a run. */
export type BoardActOutcome = 'done' | 'unchanged' | 'unknown'

/** Stops a board, lets it be asked again, has it asked next, or takes it off the list. */
export async function actOnBoard(
  owner: Kysely<Database>,
  actor: Actor,
  source: string,
  act: BoardAct,
): Promise<BoardActOutcome> {
  let isKnown = true
  if (act === 'remove') {
    await changeBoardList(owner, actor, (list) => {
      isKnown = list.some((entry) => entry.source === source)
      return { remove: [source] }
    })
    return isKnown ? 'done' : 'unknown'
  }
  const done = await runAct(owner, actor, async (transaction) => {
    await knowListedBoard(transaction, source)
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

/** A board of the list that no run and no worker has seen yet has no row of its own. */
async function knowListedBoard(transaction: Kysely<Database>, source: string): Promise<void> {
  await sql`
    insert into boards (source, company)
    select source, company from listed_boards where source = ${source} and removed_at is null
    on conflict do nothing`.execute(transaction)
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
  /** It is on the list in the database. */
  is_listed: boolean
  /** The last reading was a saved file. */
  from_file: boolean
}

/** Boards of the list, and others that had a run. What a crawl found counts more than what the list says. */
const allBoards = sql<BoardRow & { listed_as: string | null }>`(
  select coalesce(boards.source, listed.source) as source, coalesce(listed.company, boards.company) as company,
    case when boards.listed_as is null then coalesce(listed.state, boards.state) else boards.state end as state,
    case when boards.listed_as is null then coalesce(listed.tier, boards.tier, '') else boards.tier end as tier,
    paused_at, asked_at, seen_at, kept, last_run_at, last_outcome, last_error, coalesce(failures, 0) as failures,
    retry_at, listed_as, listed.source is not null as is_listed, coalesce(from_file, false) as from_file
  from boards full join (select * from listed_boards where removed_at is null) as listed
    on listed.source = boards.source
)`.as('boards')

const ROWS = 50

/** Boards of the list or with a run, those that fail most often first, 50 on a page. Needs the owner role. */
export async function listBoardRows(
  owner: Kysely<Database>,
  { view, search, page }: { view: BoardView; search: string; page: number },
): Promise<{ rows: BoardRow[]; total: number; pages: number }> {
  let query = owner.selectFrom(allBoards)
  if (view === 'failing') query = query.where('failures', '>', 0).where('listed_as', 'is not', null)
  if (view === 'paused') query = query.where('paused_at', 'is not', null)
  const words = search.trim().toLowerCase()
  if (words !== '')
    query = query.where(sql<boolean>`position(${words} in lower(source || ' ' || coalesce(company, ''))) > 0`)
  const { total } = await query.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .select(['source', 'company', 'state', 'tier', 'paused_at', 'asked_at', 'seen_at', 'kept'])
    .select(['last_run_at', 'last_outcome', 'last_error', 'failures', 'retry_at', 'is_listed', 'from_file'])
    .orderBy('failures', 'desc')
    .orderBy('source')
    .limit(ROWS)
    .offset((page - 1) * ROWS)
    .execute()
  return { rows, total, pages: Math.max(1, Math.ceil(total / ROWS)) }
}
