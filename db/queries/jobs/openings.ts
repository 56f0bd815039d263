import { expressionBuilder, sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '#db/schema.ts'

type Jobs = ExpressionBuilder<Pick<Database, 'public_jobs'>, 'public_jobs'>

/** What open postings of one opening share, of a row called `public_jobs`: to count openings, count these. */
export const OPENING = sql<string>`coalesce(public_jobs.opening, public_jobs.id)`

/** How many openings there are among the postings of a query. */
export const OPENINGS = sql<number>`count(distinct ${OPENING})`

/**
 * Whether a posting, of a row called `public_jobs`, is the newest of its opening among the open postings that match. A list
 * shows that one.
 *
 * @param matches Refers to columns without the name of a table.
 */
export function isFirstOfOpening(matches?: (eb: Jobs) => Expression<SqlBool>): Expression<SqlBool> {
  const meant = matches?.(expressionBuilder()) ?? sql<SqlBool>`true`
  // Found once a query: to look for newer postings row by row took seconds.
  return sql<SqlBool>`public_jobs.id not in (
    select id from (
      select id, row_number() over (partition by opening order by posted_at desc, id desc) as nth
      from public_jobs where is_active and opening is not null and (${meant})
    ) as ranked
    where nth > 1)`
}

/** Where the other open postings of an opening are, of a row called `public_jobs`. */
export const OTHER_PLACES = sql<string[]>`array(
  select distinct other.location from public_jobs as other
  where other.is_active and other.opening = public_jobs.opening and other.location <> public_jobs.location
  order by other.location)`
