import { sql, type Kysely, type Selectable } from 'kysely'
import type { BoardsTable, RunOutcome } from '#db/board-schema.ts'
import { readNow } from '#db/clock.ts'
import type { Database } from '#db/schema.ts'
import { columnsAfterFailure } from './board-placement.ts'

/** The stored state of a board. */
export type Board = Selectable<BoardsTable>

/** @returns null for a board that is on no list and has had no run. */
export async function readBoard(db: Kysely<Database>, source: string): Promise<Board | null> {
  return (await db.selectFrom('boards').selectAll().where('source', '=', source).executeTakeFirst()) ?? null
}

/** A board without what only the next crawl needs. */
export type BoardSummary = Omit<Board, 'listed' | 'validators' | 'memory'>

/** Every board that is on the list or has had a run. */
export function listBoards(db: Kysely<Database>): Promise<BoardSummary[]> {
  return db
    .selectFrom('boards')
    .select([
      'source',
      'company',
      'listed_as',
      'state',
      'tier',
      'finding',
      'moved_to',
      'paused_at',
      'asked_at',
    ])
    .select(['seen_at', 'found', 'kept', 'read_at', 'changed_at', 'gone_since', 'confirmations'])
    .select(['last_run_at', 'last_outcome', 'last_error', 'failures', 'retry_at', 'from_file'])
    .select(['doubted_at', 'doubted_found', 'doubted_crawls'])
    .orderBy('source')
    .execute()
}

/** A board whose source asked us to wait, and for how much longer. */
export interface BoardCooldown {
  source: string
  seconds: number
}

/** Boards that are still cooling down, by the database's clock. */
export async function listCooldowns(db: Kysely<Database>): Promise<BoardCooldown[]> {
  const { rows } = await sql<BoardCooldown>`
    select source, extract(epoch from retry_at - now())::float8 as seconds
    from boards where retry_at > now() order by source`.execute(db)
  return rows
}

/** A run that failed and returned no postings. */
export interface FailedRun {
  source: string
  /** By the database's clock, as all times are that are stored. */
  startedAt: Date
  outcome: Exclude<RunOutcome, 'done' | 'not modified' | 'doubted'>
  /** Names the changed field if the response's shape changed. */
  error: string
  /** When the source allows the next request (Retry-After). */
  retryAt: Date | null
}

/**
 * Keeps a cooldown that is not over when a board's row is rewritten. Importing a saved response sends no
 * request, so it must not end the cooldown.
 */
export const COOLING_DOWN_UNTIL = sql<Date | null>`case when boards.retry_at > now() then boards.retry_at end`

/** Records a failed run; the board's postings stay as they are. */
export async function recordFailure(owner: Kysely<Database>, run: FailedRun): Promise<void> {
  const { source, startedAt, outcome, error, retryAt } = run
  await owner.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('ingest_runs')
      .values({ source, started_at: startedAt, outcome, error })
      .execute()
    const state = {
      last_run_at: sql<Date>`now()`,
      last_outcome: outcome,
      last_error: error,
      retry_at: retryAt,
      asked_at: null,
      ...columnsAfterFailure(await readBoard(transaction, source), run, await readNow(transaction)),
    }
    await transaction
      .insertInto('boards')
      .values({ source, seen_at: null, found: null, kept: null, doubted_found: null, failures: 1, ...state })
      .onConflict((conflict) =>
        conflict.column('source').doUpdateSet({
          ...state,
          failures: sql<number>`boards.failures + 1`,
          retry_at: sql<Date | null>`greatest(excluded.retry_at, ${COOLING_DOWN_UNTIL})`,
        }),
      )
      .execute()
  })
}
