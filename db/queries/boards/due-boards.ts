import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** The state of a board between two runs. */
export interface BoardDueState {
  source: string
  /** Its last run, whatever its outcome, is an interval ago, or it has had none. */
  due: boolean
  /** Its source asked us to wait, and that time is not over. */
  coolingDown: boolean
}

/**
 * Which of these boards are due, the longest waiting first. Uses the database's clock, because the clocks of
 * machines differ.
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
