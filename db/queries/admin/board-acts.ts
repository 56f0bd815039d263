import type { Kysely } from 'kysely'
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
