import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** Where a board stands between two runs. */
export interface BoardDueState {
  source: string
  /** Its last run, whatever came of it, is an interval ago, or it has had none. */
  due: boolean
  /** Its source asked to be left alone, and that time is not over. */
  coolingDown: boolean
}

/**
 * Which of these boards are due, those that have waited longest first. By the database's clock: machines whose own
 * clocks differ agree on it.
 *
 * @param everySeconds The interval from the end of one run to the next.
 */
export async function boardDueStates(
  owner: Kysely<Database>,
  sources: string[],
  everySeconds: number,
): Promise<BoardDueState[]> {
  const { rows } = await sql<BoardDueState>`
    select listed.source,
      coalesce(boards.last_run_at <= now() - make_interval(secs => ${everySeconds}), true) as due,
      coalesce(boards.retry_at > now(), false) as "coolingDown"
    from unnest(${sources}::text[]) with ordinality as listed (source, place)
    left join boards on boards.source = listed.source
    order by boards.last_run_at nulls first, listed.place`.execute(owner)
  return rows
}
