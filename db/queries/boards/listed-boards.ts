import { sql, type Kysely } from 'kysely'
import type { BoardState, BoardTier } from '#core/content/boards.ts'
import type { Database } from '#db/schema.ts'

/** What the operator's list says about a board. */
export interface ListedBoard {
  source: string
  company: string | null
  state: BoardState
  tier: BoardTier
  movedTo: string | null
}

/**
 * Stores the current list. A row that is new or has changed overrides what crawls found; for the others, that
 * stays. Boards that are no longer on the list keep their postings, and are marked as unlisted.
 */
export async function storeBoardList(owner: Kysely<Database>, list: readonly ListedBoard[]): Promise<void> {
  const listedAs = list.map(({ company, state, tier, movedTo }) => [state, tier, movedTo, company].join('|'))
  const texts = (values: (string | null)[]) => sql`${values}::text[]`
  const sources = texts(list.map(({ source }) => source))
  await owner.transaction().execute(async (transaction) => {
    await sql`
      insert into boards (source, company, state, tier, moved_to, listed_as)
      select * from unnest(${sources}, ${texts(list.map(({ company }) => company))},
        ${texts(list.map(({ state }) => state))}, ${texts(list.map(({ tier }) => tier))},
        ${texts(list.map(({ movedTo }) => movedTo))}, ${texts(listedAs)})
        as listed (source, company, state, tier, moved_to, listed_as)
      where not exists (
        select from boards where boards.source = listed.source and boards.listed_as = listed.listed_as
      )
      order by 1
      on conflict (source) do update set
        company = coalesce(excluded.company, boards.company), state = excluded.state, tier = excluded.tier,
        moved_to = excluded.moved_to, listed_as = excluded.listed_as, gone_since = null`.execute(transaction)
    await sql`
      update boards set listed_as = null
      where listed_as is not null and source <> all(${sources})`.execute(transaction)
  })
}

/** A board redirects or links to another one: it is not asked often any more. */
export async function recordMove(owner: Kysely<Database>, source: string, movedTo: string): Promise<void> {
  await owner
    .updateTable('boards')
    .set({ state: 'moved', tier: 'monthly', finding: 'moved', moved_to: movedTo })
    .where('source', '=', source)
    .execute()
}

/** Makes boards due now, whatever their tier. @returns The boards that the database knows. */
export async function askSoon(owner: Kysely<Database>, sources: string[]): Promise<number> {
  const { numUpdatedRows } = await owner
    .updateTable('boards')
    .set({ asked_at: sql<Date>`now()` })
    .where(sql<boolean>`source = any(${sources}::text[])`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Stops a board, or lets it be asked again, whatever the list says. @returns Whether it is known. */
export async function pauseBoard(owner: Kysely<Database>, source: string, paused: boolean): Promise<boolean> {
  const { numUpdatedRows } = await owner
    .updateTable('boards')
    .set({ paused_at: paused ? sql<Date>`coalesce(paused_at, now())` : null })
    .where('source', '=', source)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Boards that the operator stopped in the database. */
export async function listPausedBoards(owner: Kysely<Database>): Promise<string[]> {
  const rows = await owner.selectFrom('boards').select('source').where('paused_at', 'is not', null).execute()
  return rows.map(({ source }) => source)
}
