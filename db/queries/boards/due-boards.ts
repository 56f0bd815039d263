import { sql, type Kysely } from 'kysely'
import { TIER_SECONDS } from '#core/board-tier.ts'
import type { Database } from '#db/schema.ts'

/** The state of a board between two runs. */
export interface BoardDueState {
  source: string
  /**
   * Its last run, whatever its outcome, is as long ago as its tier says, or it has had none, or the operator
   * wants it asked, or its host had asked us to wait, and that time is over. Never if the operator stopped it.
   */
  due: boolean
  /** Its source asked us to wait, and that time is not over. */
  coolingDown: boolean
}

/** So often in a row a board is asked again as soon as its host allows; then its tier decides. */
const MOST_RETRIES = 3

/** The interval of a board by its tier, which is never shorter than that of the run. */
function tierSeconds(everySeconds: number) {
  const { daily, weekly, monthly } = TIER_SECONDS
  return sql<number>`greatest(${everySeconds}::float8, case boards.tier when 'daily' then ${sql.lit(daily)}
    when 'weekly' then ${sql.lit(weekly)} when 'monthly' then ${sql.lit(monthly)} else 0 end)`
}

/**
 * Which of these boards are due, the longest waiting first. Uses the database's clock, because the clocks of
 * machines differ.
 *
 * @param everySeconds The interval from the end of one run to the next, of boards that are asked often.
 */
export async function boardDueStates(
  owner: Kysely<Database>,
  sources: string[],
  everySeconds: number,
): Promise<BoardDueState[]> {
  const { rows } = await sql<BoardDueState>`
    select listed.source,
      boards.paused_at is null and (
        coalesce(boards.asked_at > boards.last_run_at, false)
        or coalesce(boards.retry_at <= now() and boards.failures < ${sql.lit(MOST_RETRIES)}, false)
        or coalesce(boards.last_run_at <= now() - make_interval(secs => ${tierSeconds(everySeconds)}), true)
      ) as due,
      coalesce(boards.retry_at > now(), false) as "coolingDown"
    from unnest(${sources}::text[]) with ordinality as listed (source, place)
    left join boards on boards.source = listed.source
    order by boards.last_run_at nulls first, listed.place`.execute(owner)
  return rows
}
