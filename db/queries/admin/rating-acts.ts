import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { runAct, type Actor } from './acts.ts'

/** What visitors gave a row. */
export interface RatedRow {
  id: string
  /** Of which table: `learn_courses`. */
  table: string
  name: string
  /** All voices ever, and the sum of their stars. */
  voices: number
  stars: number
  /** How many of the kept voices are 1, 2, 3, 4 and 5 stars. Voices are deleted after a while, the totals stay. */
  given: number[]
  /** The most voices of one day in India, and the last day of one: `2026-11-22`. Null if none is kept. */
  most_a_day: number | null
  last_day: string | null
}

/** Rows that visitors rated, those rated last first; or only the one with this id. */
export async function listRatedRows(owner: Kysely<Database>, id: string | null = null): Promise<RatedRow[]> {
  const { rows } = await sql<RatedRow>`
    with rated (id, name, "table") as (
      select id, name, 'learn_courses' from learn_courses
      union all select id, name, 'tools_courses' from tools_courses
      union all select id, name, 'prep_zone_resources' from prep_zone_resources
    ), days as (
      select row_id, day, count(*)::int as voices from ratings group by row_id, day
    )
    select rated.id, rated."table", rated.name, totals.voices, totals.stars,
      array(
        select (select count(*)::int from ratings where row_id = rated.id and stars = step)
        from generate_series(1, 5) as step order by step
      ) as given,
      (select max(voices) from days where row_id = rated.id) as most_a_day,
      (select to_char(max(day), 'YYYY-MM-DD') from days where row_id = rated.id) as last_day
    from rated join rating_totals as totals on totals.row_id = rated.id
    where ${id}::uuid is null or rated.id = ${id}::uuid
    order by last_day desc nulls last, rated.name collate "C"`.execute(owner)
  return rows
}

/**
 * Deletes what visitors gave a row, and logs it. Devices may rate the row again.
 *
 * @returns What was deleted; null if nobody rated the row, or there is no such row.
 */
export async function resetRatings(
  owner: Kysely<Database>,
  actor: Actor,
  id: string,
): Promise<RatedRow | null> {
  let reset: RatedRow | null = null
  await runAct(owner, actor, async (transaction) => {
    // As `rate_row` does: no voice comes between.
    await sql`select pg_advisory_xact_lock(hashtextextended(${id.toLowerCase()}, 30))`.execute(transaction)
    const [row] = await listRatedRows(transaction, id)
    if (!row) return null
    await transaction.deleteFrom('ratings').where('row_id', '=', row.id).execute()
    await transaction.deleteFrom('rating_totals').where('row_id', '=', row.id).execute()
    reset = row
    const { table, name, voices, stars, given } = row
    return {
      act: 'reset ratings',
      subject: row.id,
      before: { table, name, voices, stars, given },
      after: { table, name, voices: 0 },
    }
  })
  return reset
}
