import { sql, type Kysely } from 'kysely'
import type { BoardFreshnessView, SavedFileFreshnessView } from '#db/board-schema.ts'
import type { Database } from '#db/schema.ts'
import { OPENING, OPENINGS } from '../jobs/openings.ts'

/** What opened and closed on one day in India. */
export interface DayOfPostings {
  /** `2026-11-22` */
  day: string
  opened: number
  closed: number
}

/** What we look at, and how fresh it is. Samples are in none of it. */
export interface Freshness {
  /** Boards that are asked, by kind, those with most boards first. */
  kinds: BoardFreshnessView[]
  /** Saved files with open postings. */
  files: SavedFileFreshnessView
  /** Open jobs, as every page counts them. */
  open: number
  /** Open postings, of which one job may have several. */
  postings: number
  /** The least recent confirmation of an open posting; null if there is none. */
  oldest: Date | null
  /** The last days, today first. */
  days: DayOfPostings[]
}

/** Days of the history of postings, today included. */
export const FRESHNESS_DAYS = 14

/** @param since The midnight that began the first of the days. */
export async function readFreshness(db: Kysely<Database>, since: Date): Promise<Freshness> {
  const [kinds, files, shown, days] = await Promise.all([
    db.selectFrom('board_freshness').selectAll().orderBy('boards', 'desc').orderBy('kind').execute(),
    db.selectFrom('saved_file_freshness').selectAll().executeTakeFirstOrThrow(),
    db
      .selectFrom('public_jobs')
      .where('is_active', '=', sql.lit(true))
      .where('is_sample', '=', sql.lit(false))
      .select([OPENINGS.as('open'), sql<number>`count(*)::int`.as('postings')])
      .select(sql<Date | null>`min(verified_at)`.as('oldest'))
      .executeTakeFirstOrThrow(),
    readDays(db, since),
  ])
  return { kinds, files, ...shown, days }
}

async function readDays(db: Kysely<Database>, since: Date): Promise<DayOfPostings[]> {
  const { rows } = await sql<DayOfPostings>`
    with changes as (
      select (first_seen_at at time zone 'Asia/Kolkata')::date as day, ${OPENING} as opened, null::uuid as closed
      from public_jobs where not is_sample and first_seen_at >= ${since}
      union all
      select (closed_at at time zone 'Asia/Kolkata')::date, null, ${OPENING}
      from public_jobs where not is_sample and closed_at >= ${since}
    )
    select to_char(day, 'YYYY-MM-DD') as day, count(distinct opened)::int as opened,
      count(distinct closed)::int as closed
    from generate_series((${since}::timestamptz at time zone 'Asia/Kolkata')::date,
      ((${since}::timestamptz at time zone 'Asia/Kolkata')::date + ${sql.lit(FRESHNESS_DAYS - 1)}), interval '1 day')
      as days (day)
    left join changes using (day)
    group by day order by day desc`.execute(db)
  return rows
}
