import { counted } from '#core/count.ts'
import type { BoardEntry } from '#core/content/boards.ts'
import type { DatabaseHandle } from '#db/open.ts'
import { boardDueStates } from '#db/queries/boards/due-boards.ts'
import { listPausedBoards, storeBoardList } from '#db/queries/boards/listed-boards.ts'
import type { Source } from '#ingest/adapters/adapter.ts'
import type { Allowed } from '#ingest/boards/policy.ts'
import { listedBoards } from '#cli/boards/live-boards.ts'
import type { CommandIo } from '#cli/process/run-command.ts'
import type { IngestArguments } from './arguments.ts'

/** A run of the whole list. */
interface WholeRun {
  database: Pick<DatabaseHandle, 'owner'>
  list: BoardEntry[]
  allowed: Allowed
}

/**
 * The boards of a run of the whole list that are due by their tiers; with `--all`, all that are not stopped.
 * Stores the list first. Says how many are left for later.
 *
 * @param whole null for a run of named boards, or a dry run: all of them are due.
 * @returns The boards to run, and the tokens that the operator stopped in the database.
 */
export async function dueBoards(
  asked: Source[],
  whole: WholeRun | null,
  { all, allowLoopback }: Pick<IngestArguments, 'all' | 'allowLoopback'>,
  { stderr }: Pick<CommandIo, 'stderr'>,
): Promise<{ boards: Source[]; stopped: string[] }> {
  if (!whole) return { boards: asked, stopped: [] }
  const { owner } = whole.database
  await storeBoardList(owner, listedBoards(whole.list, { allowLoopback, allowed: whole.allowed }))
  const stopped = await listPausedBoards(owner)
  const bySource = new Map(asked.map((source) => [source.token, source]))
  const states = await boardDueStates(owner, [...bySource.keys()], 0)
  const due = states.filter((state) => (all ? !stopped.includes(state.source) : state.due))
  const later = asked.length - due.length - stopped.filter((token) => bySource.has(token)).length
  if (later > 0)
    stderr.write(
      `${later} of ${counted(asked.length, 'board')} ${later === 1 ? 'is' : 'are'} not due yet. --all imports all.\n`,
    )
  const chosen = new Set(due.map(({ source }) => source))
  return { boards: asked.filter(({ token }) => chosen.has(token)), stopped }
}
